import type { Word } from '../fold-words.rule.ts'
import { type Read, readAmount, readBare, readThousands } from './read-amount.rule.ts'

export type PriceRange = { min?: number; max?: number }

const below = phrases(
  ...['duoi', 'duoi muc', 'duoi tam', 'khong qua', 'ko qua', 'k qua', 'hok qua', 'khong hon', 'ko hon', 'khong vuot qua', 'khong toi'],
  ...['toi da', 'nho hon', 're hon', 'it hon', 'thap hon', 'chua toi', 'chua den', 'ngan sach', 'trong tam', 'nho hon hoac bang'],
  ...['under', 'below', 'less than', 'up to', 'cheaper than', 'max', 'at most', 'no more than', 'not more than', 'within', 'budget'],
  ...['<', '≤'],
)
const above = phrases(
  ...['tren', 'hon', 'toi thieu', 'it nhat', 'cao hon', 'dat hon', 'lon hon', 'mac hon', 'tren muc'],
  ...['over', 'above', 'more than', 'at least', 'min', 'starting at', 'starting from', '>', '≥'],
)
/** Said of prices alone: a small number after them is one too. */
const pricedTexts = ['gia', 'tam gia', 'khoang gia', 'muc gia', 'gia tam', 'gia khoang', 'price']
const priced = phrases(...pricedTexts)
const around = phrases(
  ...['tam', 'khoang', 'co', 'gan', 'chung', 'tam khoang', 'tam tam', 'khoang tam', 'co khoang', 'tren duoi', 'xap xi', 'cung tam'],
  ...['about', 'around', '~', 'roughly'],
  ...pricedTexts,
)
const fromWords = phrases('tu', 'from', 'between', 'gia tu', 'tu tam', 'tu khoang')
const toWords = phrases('den', 'toi', '-', 'to', 'and', '~', 'va', 'den duoi', 'toi duoi')
const fallen = phrases(
  ...['tro xuong', 'tro lai', 'do lai', 'do xuong', 'xuong', 'lai', 'quay dau', 'la cung', 'la toi da', 'toi da', 'la max', 'max'],
  ...['or less', 'or under', 'or below', 'hoac it hon', 'hoac thap hon'],
)
const risen = phrases('tro len', 'do len', 'or more', 'and up', 'and above', 'up', '+', 'hoac hon')

/** Words of prices and sizes: not to be taken for misspelled ones. */
export const amountWords = new Set([
  ...[below, above, around, fromWords, toWords, fallen, risen].flatMap((each) => [...each.values()].flat(2)),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'thousand', 'million'],
  ...['tram', 'nghin', 'ngan', 'trieu', 'ruoi', 'lit', 'xi', 'chuc', 'thang', 'tuoi', 'cao', 'nang', 'ky', 'can', 'size'],
])

/** "Around": a fifth more or less. */
const spread = 0.2

/** A price range that begins at a word: "dưới 300k", "250 tới 350 nghìn", "tầm 3 trăm", "200 đổ lại", "below 400k". */
export function readPrice(words: readonly Word[], at: number): Read<PriceRange> | undefined {
  const some = readSome(words, at)
  if (some) return some
  const from = longest(words, at, fromWords)
  const span = readSpan(words, at + from, from > 0)
  if (span) return { value: span.value, length: from + span.length }
  for (const [side, prefixes] of [
    ['max', below],
    ['min', above],
    ['around', around],
  ] as const) {
    // "Khoảng tám trăm": of "khoảng tầm" only the first word is meant.
    for (const prefix of lengths(words, at, prefixes)) {
      const found = readAfter(words, at + prefix, side, longest(words, at, priced) === prefix)
      if (found) return { ...found, length: prefix + found.length }
    }
  }
  return readBefore(words, at + from, from)
}

/** "Trăm mấy", "hai trăm mấy", "2 trăm mấy", "2xx": up to the next hundred. */
function readSome(words: readonly Word[], at: number): Read<PriceRange> | undefined {
  const hidden = /^([1-9])xxk?$/.exec(words[at]?.folded ?? '')
  if (hidden) return { value: hundreds(Number(hidden[1])), length: 1 }
  const count = words[at]?.folded === 'tram' ? { value: 1, length: 0 } : readBare(words, at)
  const [unit, some] = [0, 1].map((i) => words[at + (count?.length ?? 0) + i]?.folded)
  if (!count || count.value > 9 || unit !== 'tram' || some !== 'may') return undefined
  return { value: hundreds(count.value), length: count.length + 2 }
}

function hundreds(count: number): PriceRange {
  return { min: count * 100_000, max: count * 100_000 + 99_000 }
}

/** What follows "dưới", "trên" or "tầm". A price may stand between: "giá dưới 300k", "giá 300k trở xuống". */
function readAfter(words: readonly Word[], at: number, side: 'max' | 'min' | 'around', isPriced: boolean): Read<PriceRange> | undefined {
  if (side === 'around') {
    const span = readSome(words, at) ?? readSpan(words, at, true, isPriced)
    if (span) return span
    const inner = readPrice(words, at)
    if (inner && (inner.value.min === undefined || inner.value.max === undefined || inner.length > 2)) return inner
  }
  // "Cao tầm 90" and "khoảng 90" are heights.
  const amount = readAmount(words, at) ?? readThousands(words, at, side === 'around' && !isPriced ? 100 : 20)
  if (!amount) return undefined
  const end = at + amount.length
  const rest = side === 'max' ? longest(words, end, fallen) : side === 'min' ? longest(words, end, risen) : 0
  return { value: toRange(side, amount.value), length: amount.length + rest }
}

/** An amount, and what follows it: "200k trở xuống", "300k trở lên". */
function readBefore(words: readonly Word[], at: number, from: number): Read<PriceRange> | undefined {
  const known = readAmount(words, at)
  const amount = known ?? readThousands(words, at)
  if (!amount) return undefined
  const end = at + amount.length
  const down = longest(words, end, fallen)
  if (down > 0) return { value: { max: amount.value }, length: from + amount.length + down }
  const up = longest(words, end, risen)
  // "90 lên" may be anything.
  if (!known && (up < 2 || amount.value < 100_000)) return undefined
  if (up > 0 || from > 0) return { value: { min: amount.value }, length: from + amount.length + up }
  return { value: toRange('around', amount.value), length: amount.length }
}

function toRange(side: 'max' | 'min' | 'around', amount: number): PriceRange {
  if (side !== 'around') return { [side]: amount }
  return { min: Math.round(amount * (1 - spread)), max: Math.round(amount * (1 + spread)) }
}

/**
 * "250 tới 350 nghìn", "200k-300k", "tầm 200 300k", "hai ba trăm": the unit of the second amount counts for the first too.
 * `isBetween`: a word before says that a range may follow; `isPriced`: that it is one of prices.
 */
function readSpan(words: readonly Word[], at: number, isBetween: boolean, isPriced = false): Read<PriceRange> | undefined {
  const first = readAmount(words, at) ?? readBare(words, at)
  if (!first) return undefined
  const isBare = first.value < 1_000
  const link = longest(words, at + first.length, toWords)
  if (!isBetween && words[at + first.length]?.folded === 'va') return undefined
  if (link === 0 && !isBare) return undefined
  const next = at + first.length + link
  const second =
    readAmount(words, next) ??
    (link > 0 ? (isBare ? readBareEnd(words, next, isBetween, isPriced) : readForeignEnd(words, next, first.rate)) : undefined)
  if (!second) return undefined
  const min = isBare ? first.value * (second.rate ?? scaleOf(first.value, second.value)) : first.value
  // Without a word between, both have to look alike: "200 300k", not "2 300k".
  if (min >= second.value || (link === 0 && min * 4 < second.value)) return undefined
  return { value: { min, max: second.value }, length: first.length + link + second.length }
}

/** "100 đến 200": thousands, unless they may be the heights of a size ("100-110"). */
function readBareEnd(words: readonly Word[], at: number, isBetween: boolean, isPriced: boolean): Read<number> | undefined {
  return readThousands(words, at, isPriced ? 20 : isBetween ? 100 : 150)
}

/** The "20" of "$10-20". */
function readForeignEnd(words: readonly Word[], at: number, rate: number | undefined): Read<number> | undefined {
  const end = rate === undefined ? undefined : readBare(words, at)
  return end && rate !== undefined ? { value: end.value * rate, length: end.length } : undefined
}

/** "1-2 trăm", "2-300k": hundreds; "1-2 triệu": millions. */
function scaleOf(first: number, second: number): number {
  if (first >= 10) return 1_000
  if (second >= 1_000_000) return 1_000_000
  return second >= 100_000 && second % 10_000 === 0 ? 100_000 : 1_000
}

/** Phrases by their first word. */
function phrases(...texts: string[]): Map<string, string[][]> {
  const byFirst = new Map<string, string[][]>()
  for (const text of texts) {
    const words = text.split(' ')
    byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), words])
  }
  return byFirst
}

function longest(words: readonly Word[], at: number, of: ReadonlyMap<string, string[][]>): number {
  return lengths(words, at, of)[0] ?? 0
}

const none: number[] = []

/** How many words each phrase here has, the longest first. */
function lengths(words: readonly Word[], at: number, of: ReadonlyMap<string, string[][]>): number[] {
  const begun = of.get(words[at]?.folded ?? '')
  if (!begun) return none
  const here = begun.filter((each) => each.every((word, i) => words[at + i]?.folded === word))
  return here.map(({ length }) => length).toSorted((a, b) => b - a)
}
