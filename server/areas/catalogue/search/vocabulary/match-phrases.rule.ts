import { accented, singular, type Word } from '../fold-words.rule.ts'
import { isConfusedTone, isOneMarkOff } from '../sound.rule.ts'
import { createEar, createEye } from './near-phrases.rule.ts'
import type { Group, Phrase, Strictness, Vocabulary } from './phrases.ts'

/** Words of prices: "mũ tầm trăm hai" is no "mũ tắm". */
const amounts = ['tầm', 'khoảng', 'dưới', 'trên', 'hơn', 'gần', 'từ', 'đến', 'tới'].map(accented)

export function createMatcher(phrases: readonly Phrase[]): Omit<Vocabulary, 'source' | 'groups'> {
  const index = indexPhrases(phrases)
  const { byFirst, known, english, spelled, vietnamese, saysLittle, alone, goods, little, inGoods } = index
  const whole = phrases.filter(({ words, read }) => read === words.length)
  const longestPhrase = Math.max(...phrases.map(({ words }) => words.length))
  /** Whether a word with marks is spelled as another that the vocabulary has by itself: "quần đũi" (linen) is not "quần đùi" (shorts). */
  const isOther = ({ words: own, group }: Phrase, ahead: readonly Ahead[]) => {
    const differs = ({ exact }: Word, i: number) => ahead[i] !== undefined && ahead[i].word.exact !== exact
    if (!own.some(differs)) return false
    // "Mắt" is no "mát": alone a word that others have with these marks is meant as it is.
    if (own.length < 2) return group.kind !== 'type' && isMarked(ahead[0]?.word) && vietnamese.has(ahead[0]?.word.exact ?? '')
    if (own.some((word, i) => differs(word, i) && alone.has(ahead[i]?.word.exact ?? ''))) return true
    // "Quá cho bé" is no "quà cho bé", nor "may ở" a "may ô"; the first word says what it is: "quấn bé" is no "quần bé".
    const [first] = own
    const typed = ahead[0]?.word.exact ?? ''
    if (own.some((word, i) => differs(word, i) && little.has(ahead[i]?.word.exact ?? ''))) return true
    const owners = typed === ahead[0]?.word.folded ? undefined : inGoods.get(typed)
    return owners !== undefined && !owners.has(group) && first !== undefined && differs(first, 0) && !isConfusedTone(first.exact, typed)
  }
  // "Quần cho cháu" is no "quà cho cháu", nor "dâu mới" "đầu năm"; of goods unmarked words say nothing.
  const isSpelledRight = (word: Word, { kind }: Group) => {
    if (kind === 'type') return isMarked(word) && (alone.has(word.exact) || little.has(word.exact))
    return isMarked(word) ? vietnamese.has(word.exact) : known.has(word.folded)
  }
  return {
    isWord(folded, exact = folded) {
      if (exact !== folded && saysLittle.has(folded) && !spelled.has(exact)) return false
      // Only English words have a plural: "vays" is none of "váy".
      return known.has(folded) || english.has(singular(folded))
    },
    isSpelled: (exact) => vietnamese.has(exact),
    isEnglish: (folded) => known.has(folded) && !index.vietnameseRoots.has(folded),
    namesGoods: (exact) => goods.has(exact),
    complete(words, at, groups) {
      const { folded, exact, text } = words[at] ?? { folded: '', exact: '', text: '' }
      if (folded === exact || spelled.has(exact)) return undefined
      const isMeant = ({ words: own, roots, group }: Phrase) => {
        const start = at - own.length + 1
        const isHere = (at === 0 || own.length > 1) && start >= 0
        return isHere && groups.has(group.key) && roots.slice(0, -1).every((root, i) => words[start + i]?.folded === root)
      }
      return index.byCut.get(text.toLowerCase())?.find(isMeant)?.words.at(-1)
    },
    wordsOf: (groups) => whole.flatMap(({ words, group }) => (groups.has(group.key) ? words.map(({ folded }) => folded) : [])),
    hear: createEar(whole, alone),
    resemble: createEye(whole, alone, isSpelledRight),
    match(words, at, strictness, kind) {
      const begun = byFirst.get(singular(words[at]?.folded ?? ''))
      if (!begun) return undefined
      const ahead = withoutHyphens(words, at, longestPhrase)
      const longest: Phrase[] = []
      let count = 0
      for (const phrase of begun) {
        // The longest phrases come first.
        if (phrase.words.length < count) break
        if ((kind && phrase.group.kind !== kind) || !isAt(phrase, ahead, strictness) || isOther(phrase, ahead)) continue
        count = phrase.words.length
        longest.push(phrase)
      }
      if (count === 0) return undefined
      const read = Math.max(...longest.map((phrase) => phrase.read))
      const here = longest.filter((phrase) => phrase.read === read)
      const exact = here.filter((phrase) => isExact(phrase, ahead, strictness))
      return {
        length: ahead[read - 1]?.length ?? read,
        groups: [...new Set((exact.length > 0 ? exact : here).map(({ group }) => group))],
        isEnglish: here.some(({ isEnglish }) => isEnglish),
        isExact: exact.length > 0,
      }
    },
  }
}

function indexPhrases(phrases: readonly Phrase[]) {
  const byFirst = new Map<string, Phrase[]>()
  const known = new Set<string>()
  const spelled = new Set<string>()
  const english = new Set<string>()
  const vietnamese = new Set<string>()
  const inGoods = new Map<string, Set<Group>>()
  const vietnameseRoots = new Set<string>()
  const saysLittle = new Set<string>()
  /** Goods by their last word without its last letter. */
  const byCut = new Map<string, Phrase[]>()
  const alone = new Set(amounts)
  const goods = new Set<string>()
  /** Words with marks that say little by themselves. */
  const little = new Set<string>()
  for (const phrase of phrases) {
    const { words, roots, group, isEnglish } = phrase
    for (const { folded, exact } of words) {
      known.add(folded).add(singular(folded))
      spelled.add(exact)
      if (isEnglish) english.add(singular(folded))
      else {
        vietnamese.add(exact)
        vietnameseRoots.add(folded)
      }
      if (!isEnglish && group.kind === 'type') inGoods.set(exact, (inGoods.get(exact) ?? new Set()).add(group))
      if (group.kind === 'filler') saysLittle.add(folded)
    }
    const cut = words.at(-1)?.text.slice(0, -1) ?? ''
    if (group.kind === 'type' && phrase.read === words.length) byCut.set(cut, [...(byCut.get(cut) ?? []), phrase])
    const [only, ...more] = words
    if (only && more.length === 0 && group.kind !== 'filler' && only.exact !== only.folded) alone.add(only.exact)
    if (only && more.length === 0 && group.kind === 'filler' && only.exact !== only.folded) little.add(only.exact)
    if (only && more.length === 0 && group.kind === 'type') goods.add(only.exact)
    const [first = ''] = roots
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const begun of byFirst.values()) begun.sort((a, b) => b.words.length - a.words.length)
  for (const { words, group } of phrases) if (group.kind !== 'filler') for (const { folded } of words) saysLittle.delete(folded)
  return { byFirst, known, english, spelled, vietnamese, vietnameseRoots, saysLittle, alone, goods, little, inGoods, byCut }
}

/** With the marks of the phrase; of English words in a query also the plural. */
function isExact({ words, isEnglish }: Phrase, ahead: readonly Ahead[], strictness: Strictness): boolean {
  const isLoose = isEnglish && strictness !== 'exact'
  return words.every(({ exact }, i) => exact === ahead[i]?.word.exact || (isLoose && exact === ahead[i]?.root))
}

function isMarked(word: Word | undefined): boolean {
  return word !== undefined && word.exact !== word.folded
}

type Ahead = { word: Word; root: string; length: number }

/** The words from `at` on, a hyphen between two of them left out; `length`: up to and including this word. */
function withoutHyphens(words: readonly Word[], at: number, most: number): Ahead[] {
  const ahead: Ahead[] = []
  for (let next = at; next < words.length && ahead.length < most; next++) {
    const word = words[next]
    if (word && (word.folded !== '-' || next === at)) ahead.push({ word, root: singular(word.folded), length: next - at + 1 })
  }
  return ahead
}

function isAt({ words: own, roots, isStrict, isEnglish, group }: Phrase, ahead: readonly Ahead[], strictness: Strictness): boolean {
  if (isStrict && strictness === 'plain') return false
  if (roots.some((root, i) => ahead[i]?.root !== root)) return false
  // One wrong mark is a slip; "đồ đặt" has nothing of "đỏ đất".
  const isOther = ({ exact }: Word, i: number) => ahead[i]?.word.exact !== ahead[i]?.word.folded && ahead[i]?.word.exact !== exact
  if (strictness === 'accented' && own.length > 1 && own.every(isOther)) return false
  return own.every(({ exact }, i) => {
    const word = ahead[i]?.word
    if (!word) return false
    // What says little has to be spelled as it is: "nụa" is not "nữa".
    if (group.kind === 'filler' && strictness !== 'lenient' && word.exact !== word.folded && word.exact !== exact) return false
    // "Cáp" is no cap, and "bị" no "bi": marks make another word of an English or a very short one.
    const isMarked = word.exact !== word.folded && word.exact !== exact
    if (isMarked && strictness !== 'lenient' && (isEnglish || (own.length === 1 && word.folded.length < 3))) return false
    // "Tròn" is no "trơn": two wrong marks in one syllable are no slip. The names of goods are read all the same.
    if (isMarked && strictness !== 'lenient' && own.length === 1 && group.kind !== 'type' && !isOneMarkOff(exact, word.exact)) return false
    const isFree = strictness === 'lenient' || (!isStrict && strictness !== 'exact')
    return isFree || word.exact === exact || (strictness === 'exact' && singular(word.exact) === singular(exact))
  })
}
