import type { MessagePhrase, NamedPairs } from '../../catalogue/catalogue.ts'
import { isNoise } from './item-words.rule.ts'

const countWords = /^(?:\d+x?|mot|hai|ba|bon|be|cai|con|chiec|bo|doi|one|two|three)$/

/**
 * "2 thỏ vườn nhà xanh chàm", "lấy 1 trăng khuyết 6-9m": goods by words that stand beside each other in the name of a product, without
 * their kind. Only what begins with them, after a count or a verb.
 */
export function phraseByName(
  phrase: MessagePhrase,
  isMarked: boolean,
  { exact, folded, words: known }: NamedPairs,
): MessagePhrase | undefined {
  const { words, colors } = phrase
  const from = words.findIndex((word) => !isNoise(word) && !countWords.test(word.folded))
  const isPair = (at: number) => {
    const [first, second] = [words[at], words[at + 1]]
    if (!first || !second || colors.some(({ start, end }) => first.start >= start && first.start < end)) return false
    return isMarked ? exact.has(`${first.exact} ${second.exact}`) : folded.has(`${first.folded} ${second.folded}`)
  }
  const first = words[from]
  if (from < 0 || !first) return undefined
  // "Thỏ vườn nhà" is "Thỏ bông mặc váy vườn nhà".
  const at = isPair(from) ? from : isPair(from + 1) && known.has(first.folded) ? from + 1 : -1
  const last = words[at + 1]
  return at < 0 || !last ? undefined : { ...phrase, types: [{ start: first.start, end: last.end }], isSold: true }
}
