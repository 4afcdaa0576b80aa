import { singular, type Word } from './fold-words.rule.ts'
import { editDistance, fuzzyMatch } from './fuzzy-match.rule.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { isSyllable } from './vietnamese-syllable.rule.ts'

/** A whole sentence is not corrected. */
const maxWords = 8

/**
 * The words with likely typing errors corrected; undefined if there are none. A syllable that Vietnamese has is probably meant
 * as typed: alone it stays, among words that the shop knows it may be an error.
 */
export function correctWords(words: readonly Word[], { vocabulary, words: inUse, spellings }: SearchContext): Word[] | undefined {
  if (words.length > maxWords) return undefined
  const isKnown = ({ folded }: Word) => vocabulary.isWord(folded) || inUse.has(singular(folded)) || !/^[a-z]+$/.test(folded)
  const known = words.filter(isKnown).length
  let isCorrected = false
  const corrected = words.map((word) => {
    if (isKnown(word) || word.folded.length < 3) return word
    if (isSyllable(word.folded) && (known === 0 || words.length - known > known)) return word
    const nearest = nearestOf(word.folded, spellings)
    if (nearest === undefined) return word
    isCorrected = true
    return { ...word, folded: nearest, exact: nearest, text: nearest }
  })
  return isCorrected ? corrected : undefined
}

/** The nearest word; of equally near ones one that lost a letter, the error of fast typing. */
function nearestOf(folded: string, inUse: ReadonlyMap<string, number>): string | undefined {
  const [first, ...others] = fuzzyMatch(folded, inUse).filter((each) => each !== folded)
  if (first === undefined) return undefined
  const least = editDistance(folded, first)
  return [first, ...others].find((each) => editDistance(folded, each) <= least && lost(each, folded)) ?? first
}

function lost(whole: string, typed: string): boolean {
  return whole.length === typed.length + 1 && [...whole].some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === typed)
}
