import type { MessagePhrase, NamedPairs } from '../../catalogue/catalogue.ts'
import { severalOf } from './item-details.rule.ts'
import { isNoise } from './item-words.rule.ts'
import type { Progress, Read } from './items-progress.ts'
import { itemOf } from './read-item.rule.ts'
import { quantityOf } from './read-quantity.rule.ts'
import { isStreet } from './read-street.rule.ts'

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
  // "Thỏ vườn nhà" is "Thỏ bông mặc váy vườn nhà"; "vành nắng sớm" has two words of its name before the pair.
  const isKnown = (at: number) => known.has(words[at]?.folded ?? '')
  const at = isPair(from)
    ? from
    : ([1, 2].map((more) => from + more).find((pair, more) => isPair(pair) && isKnown(from) && (more === 0 || isKnown(from + 1))) ?? -1)
  const last = words[at + 1]
  return at < 0 || !last ? undefined : { ...phrase, types: [{ start: first.start, end: last.end }], isSold: true }
}

const isListed = /[:(]\s*$/

/** "2 thỏ vườn nhà xanh chàm": without the kind. */
export function addByName(progress: Progress, { part, at, range, phrase }: Read): boolean {
  const { message, context, items, used, shared, thought } = progress
  if (
    phrase.types.length > 0 ||
    phrase.skus.length > 0 ||
    (shared &&
      (shared.isBegun || isListed.test(message.text.slice(Math.max(0, part.start - 6), part.start))) &&
      at === progress.lastPart + 1) ||
    thought
  )
    return false
  const isMarked = message.text.toLowerCase() !== message.folded
  const named = phraseByName(phrase, isMarked, context.namedPairs)
  const head = named?.types[0]
  if (!named || !head) return false
  const before = message.folded.slice(range.start, range.start + head.start)
  const isOrdered =
    /\b(?:\d{1,2}|mot|hai|ba|one|two|three|lay|dat|mua|chot|order|ship|cho (?:em|e|minh|m|c|chi|con|chau)|de (?:em|chi|minh))\b/.test(
      before,
    )
  const isDescribed = phrase.size !== null || phrase.colors.length > 0 || quantityOf(message, range, phrase) !== undefined
  if (!isOrdered && !(isDescribed && part.label === 'items')) return false
  if (isStreet(message.text.slice(range.start, range.end)) && !isDescribed) return false
  const item = itemOf(message, { ...range, phrase: named })
  // "Túi ngủ có loại nào? Lấy loại tổ ong": of the kind that was asked for.
  const kind = progress.asked && at <= progress.asked.at + 2 ? `${itemOf(message, progress.asked.piece).phrase} ` : ''
  if (kind !== '' && progress.asked) used.add(progress.asked.part)
  progress.asked = null
  items.push({ ...item, phrase: kind + item.phrase })
  progress.shared = severalOf(items)
  used.add(part)
  progress.lastPart = at
  return true
}
