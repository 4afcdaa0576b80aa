import { accented } from './fold-words.rule.ts'
import { isSyllable } from './vietnamese-syllable.rule.ts'

const telexTones: Record<string, string> = { s: '\u0301', f: '\u0300', r: '\u0309', x: '\u0303', j: '\u0323' }
const vniTones: Record<string, string> = { '1': '\u0301', '2': '\u0300', '3': '\u0309', '4': '\u0303', '5': '\u0323' }

export type DecodedWord = { folded: string; exact: string; text: string }

/** The syllable meant by keys of Telex or VNI that were typed while the keyboard wrote plain letters: "vays" → "váy", "mu4" → "mũ". */
export function decodeKeys(word: string): DecodedWord | undefined {
  if (!/^[a-z]+[a-z0-9]*$/.test(word)) return undefined
  return /\d/.test(word) ? decodeVni(word) : decodeTelex(word)
}

function decodeTelex(word: string): DecodedWord | undefined {
  if (word.length < 3) return undefined
  const typed = inOrder(word)
  // A tone key stands after a vowel: the last such key decides.
  const last = lastTone(typed)
  const tone = last === -1 ? '' : (telexTones[typed[last] ?? ''] ?? '')
  // A second tone key replaces the first: "musx" is "mũ".
  const first = last - (/[sfrxj]/.test(typed[last - 1] ?? '') && last > 1 ? 1 : 0)
  const rest = last === -1 ? typed : typed.slice(0, first) + typed.slice(last + 1)
  if (last === -1 && !/aa|ee|oo|dd|w/.test(typed)) return undefined
  const exact = rest
    .replace(/uow/g, 'ươ')
    .replace(/^dd/, 'đ')
    .replace(/d$/, (d) => (rest.startsWith('d') ? '' : d))
    .replace(/aa/g, 'â')
    .replace(/ee/g, 'ê')
    .replace(/oo/g, 'ô')
    .replace(/aw/g, 'ă')
    .replace(/ow/g, 'ơ')
    .replace(/u?w/g, 'ư')
  return toSyllable(exact, tone)
}

const displaced = /([iuy])\1|([bcghkmnpt])\2$|[aeou](?:[cmnpt]|ch|ng|nh)[aeow][sfrxj]?$/

/** Keys that come after the end of the syllable to their vowel ("ddamaf", "khanw"), and the last letter, or one that makes no other, without its repetition ("yeemm", "vayys"). */
function inOrder(word: string): string {
  if (!displaced.test(word)) return word
  return word
    .replace(/([iuy])\1+/g, '$1')
    .replace(/([bcghkmnpt])\1+$/, '$1')
    .replace(/([aeo])([cmnpt]|ch|ng|nh)\1(?=[sfrxj]?$)/, '$1$1$2')
    .replace(/(uo|[aou])([cmnpt]|ch|ng|nh)w(?=[sfrxj]?$)/, '$1w$2')
}

function lastTone(word: string): number {
  for (let at = word.length - 1; at > 0; at--) {
    if (/[sfrxj]/.test(word[at] ?? '') && /[aeiouyw]/.test(word.slice(0, at))) return at
  }
  return -1
}

function decodeVni(word: string): DecodedWord | undefined {
  const tone = vniTones[word.match(/[1-5]/)?.[0] ?? ''] ?? ''
  const letters = word.replace(/[1-5]/g, '')
  const exact = letters
    .replace(/^d[9d]/, 'đ')
    .replace(/9$/, '')
    .replace(/([aeo])([a-z]*)6/, (_, vowel: string, rest: string) => `${{ a: 'â', e: 'ê', o: 'ô' }[vowel]}${rest}`)
    .replace(/uo([a-z]*)7/, 'ươ$1')
    .replace(/([ou])([a-z]*)7/, (_, vowel: string, rest: string) => `${vowel === 'o' ? 'ơ' : 'ư'}${rest}`)
    .replace(/a([a-z]*)8/, 'ă$1')
  return /\d/.test(exact) ? undefined : toSyllable(exact, tone)
}

function toSyllable(letters: string, tone: string): DecodedWord | undefined {
  const folded = letters.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd')
  return isSyllable(folded) ? { folded, exact: accented(letters + tone), text: writeTone(letters, tone) } : undefined
}

/** Puts the tone on the vowel that bears it. */
function writeTone(letters: string, tone: string): string {
  const [, onset = '', vowels = '', ending = ''] = /^(qu|gi(?=[aeiouy])|[^aăâeêioôơuưy]*)([aăâeêioôơuưy]+)(.*)$/.exec(letters) ?? []
  const marked = [...vowels].findLastIndex((vowel) => 'ăâêôơư'.includes(vowel))
  const at = marked !== -1 ? marked : ending !== '' || vowels.length === 1 ? vowels.length - 1 : vowels.length - 2
  return `${onset}${vowels.slice(0, at + 1)}${tone}${vowels.slice(at + 1)}${ending}`.normalize('NFC')
}

/** As {@link decodeKeys}, with two neighbouring keys in the wrong order: "vyas" → "váy". */
export function decodeSwapped(word: string, isKnown: (folded: string) => boolean): DecodedWord | undefined {
  if (word.length < 4 || word.length > 8 || /^\d/.test(word)) return undefined
  for (let at = 1; at < word.length; at++) {
    const swapped = `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`
    const decoded = swapped === word ? undefined : decodeKeys(swapped)
    if (decoded && isKnown(decoded.folded)) return decoded
  }
  return undefined
}

/** Words of one letter in names of goods: "chăn ủ", "kẻ ô". */
const single = new Set(['o', 'u'])

/** A word without blanks as known words ("aokhoac" → "ao", "khoac"); the fewest words win. */
export function splitJoined(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < 4 || word.length > 40 || !/^[a-z]+$/.test(word)) return undefined
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - 10); start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || (part.length < 2 && !(single.has(part) && word.length > 6)) || !isKnown(part)) continue
      const now = best[end]
      if (!now || before.length + 1 < now.length) best[end] = [...before, part]
    }
  }
  const found = best[word.length]
  return found && found.length > 1 ? found : undefined
}
