/** Letters that are said, or typed, alike somewhere: north (l/n, ch/tr, s/x, d/gi/r), centre (hỏi/ngã, n/ng, c/t), south (v/d/gi), chat (z, j, f, w). */
const onsets: [letters: RegExp, sound: string][] = [
  [/^ngh/, 'ng'],
  [/^gh/, 'g'],
  [/^ph/, 'f'],
  [/^(tr|ch)/, 'c'],
  [/^gi(?=[aeiouy])/, 'z'],
  [/^qu/, 'kw'],
  [/^(kh|th|nh|ng)/, '$1'],
  [/^[drvzj]/, 'z'],
  [/^[sx]/, 's'],
  [/^[ln]/, 'l'],
  [/^[ckq]/, 'k'],
  [/^w/, 'kw'],
]
const endings: [letters: RegExp, sound: string][] = [
  [/ng$/, 'n'],
  [/nh$/, 'n'],
  [/ch$/, 'k'],
  [/[ct]$/, 'k'],
]

/** How a syllable without diacritics sounds: equal for spellings that are mistaken for each other ("zai", "giai", "rai", "dai"). */
export function soundOf(folded: string): string {
  const [first] = onsets.filter(([letters]) => letters.test(folded))
  const begun = first ? folded.replace(first[0], first[1]) : folded
  const vowels = begun
    .replace(/(?<!a)y/g, 'i')
    .replace(/uou/, 'ieu')
    .replace(/uu$/, 'iu')
    .replace(/ii/, 'i')
  const [last] = endings.filter(([letters]) => letters.test(vowels))
  return last && vowels.length > 2 ? vowels.replace(last[0], last[1]) : vowels
}

const memo = new WeakMap<object, Map<string, string[]>>()

/** Words by their sound, the most frequent first. */
export function bySound(words: ReadonlyMap<string, number>): Map<string, string[]> {
  const known = memo.get(words)
  if (known) return known
  const sounds = new Map<string, string[]>()
  for (const [word] of [...words].toSorted(([, a], [, b]) => b - a)) {
    if (!/^[a-z]{2,}$/.test(word)) continue
    const sound = soundOf(word)
    sounds.set(sound, [...(sounds.get(sound) ?? []), word])
  }
  memo.set(words, sounds)
  return sounds
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/
const tonesAnywhere = /[\u0300\u0301\u0303\u0309\u0323]/g
const confused = /[\u0303\u0309\u0323]/

/** Whether the tone of a word was forgotten, or is one that many do not tell from the one that is meant: hỏi, ngã and nặng. */
export function isConfusedTone(meant: string, typed: string): boolean {
  const [one = '', other = ''] = [meant, typed].map((word) => word.normalize('NFD').match(tones)?.[0])
  return other === '' || (confused.test(one) && confused.test(other))
}

/** Whether two spellings of a syllable differ by its tone or by the marks of its letters, not by both. */
export function isOneMarkOff(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((word) => word.normalize('NFD'))
  const isSameTone = one.match(tones)?.[0] === other.match(tones)?.[0]
  return isSameTone || one.replace(tonesAnywhere, '') === other.replace(tonesAnywhere, '')
}
