import { readSize, type WantedSize } from './amounts/read-size.rule.ts'
import { splitWords, type Word } from './fold-words.rule.ts'
import { type Part, type SearchContext, understandQuery } from './understand-query.rule.ts'

type Range = { start: number; end: number }

/** Goods as a message names them; ranges are places in the text. `words`: all but size and price, in their order. */
export type MessagePhrase = {
  types: Range[]
  /** Whether the shop has a product of one of these types. */
  isSold: boolean
  skus: (Range & { sku: string })[]
  size: (Range & { wanted: WantedSize }) | null
  colors: Range[]
  words: Word[]
}

/** What a phrase of a message says about goods, understood as a query of the search is. */
export function readPhrase(text: string, context: SearchContext): MessagePhrase {
  const found = sizeRange.exec(text)
  const rangeAt = found ? { start: found.index, end: found.index + found[0].length } : null
  // A range of sizes is read by itself: after some words it looks like a product number ("sa 12-18m").
  const rest = rangeAt ? text.slice(0, rangeAt.start) + ' '.repeat(rangeAt.end - rangeAt.start) + text.slice(rangeAt.end) : text
  const { parts, words } = understandQuery(rest, context)
  const ranged = rangeAt && found ? readSize(splitWords(found[0].normalize('NFC')), 0) : undefined
  const { isMarked, spoken } = spellingOf(text)
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind)
  const range = ({ start, end }: Range) => ({ start, end })
  // "Cao 92cm mặc size 3Y": the size that is named before the one that follows from a measure.
  const sizes = of('size')
  const size = sizes.find(({ start, end }) => /size|sz|\d\s?[my]$/i.test(text.slice(start, end))) ?? sizes[0]
  const amounts = [...of('size'), ...of('price')]
  const named = of('category').filter(({ words: own }) => own.length > 1)
  const meant = of('type').filter((part) => isMeant(part, spoken, isMarked, context))
  return {
    types: [...meant, ...named].sort((a, b) => a.start - b.start).map(range),
    isSold: named.length > 0 || meant.some(({ groups }) => groups?.some((key) => context.groups.has(key)) ?? true),
    skus: of('sku')
      .filter((part) => /\d/.test(text.slice(part.start, part.end)) && !notProduct.test(text.slice(part.start, part.end)))
      .map((part) => ({ ...range(part), sku: text.slice(part.start, part.end) })),
    size: ranged && rangeAt ? { ...rangeAt, wanted: ranged.value } : size?.size ? { ...range(size), wanted: size.size } : null,
    colors: of('color').map(range),
    words: words.filter(({ start, folded }) => /[a-z0-9]/.test(folded) && !amounts.some((part) => start >= part.start && start < part.end)),
  }
}

const sizeRange =
  /(?<![\p{L}\d])(?:(?:size|sz|sai|cỡ)\s?:?\s?)?\d{1,2}\s?[-–]\s?\d{1,2}\s?(?:tháng|thang|tuổi|tuoi|th|m|y|t)(?![\p{L}\d])|(?<![\p{L}\d]|m[oỗ]i\s)(?:size|sz|sai|cỡ)\s?:?\s?\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?![\p{L}\d-]|\s(?:cái|cai|chiếc|bộ|bo|con|đôi|m|y|t|th|tháng|thang|tuổi|tuoi|kg|cm)(?!\p{L})|\s?[-–]\s?\d)/iu

/** What parents search for that is no goods: said in a message, it is about the order. */
const notGoods = new Set(['service', 'house', 'hotel', 'job', 'loan', 'flight', 'game'])

/** The shop's own order numbers begin like product numbers; parts of an address are words and numbers too. */
const notProduct =
  /^(?:mm[- ]?\d{6}|(?:phuong|phường|quan|quận|duong|ngo|to|ap|thon|khu|khoi|hem|kiet|so|lo|toa|tang|xom|size|sz|thang|can|sn|doi|phong|apt|apartment|room|unit)[-. ]?\d)/i

function spellingOf(text: string): { isMarked: boolean; spoken: Word[] } {
  const spoken = splitWords(text.normalize('NFC'))
  return { spoken, isMarked: spoken.some(({ folded, exact }) => folded !== exact) }
}

/**
 * Whether a message means goods with these words: not by a repaired spelling or by whom it is for, and with the marks of the words
 * where it has marks at all ("Võ" is a name, "vớ" are socks).
 */
function isMeant({ start, end, words, groups }: Part, spoken: readonly Word[], isMarked: boolean, { vocabulary }: SearchContext): boolean {
  if (groups?.every((key) => notGoods.has(key))) return false
  const at = spoken.findIndex((word) => word.start === start)
  const own = spoken.filter((word) => word.start >= start && word.end <= end)
  if (at < 0 || own.length < words.length) return false
  return vocabulary.match(spoken, at, isMarked ? 'exact' : 'lenient', 'type') !== undefined
}
