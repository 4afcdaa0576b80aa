import type { Word } from './fold-words.rule.ts'

export type PriceRange = { min?: number; max?: number }
export type Read<T> = { value: T; length: number }

const below = phrases(
  'duoi',
  'khong qua',
  'ko qua',
  'toi da',
  'nho hon',
  're hon',
  'it hon',
  'under',
  'below',
  'less than',
  'up to',
  'cheaper than',
  'max',
  '<',
  '≤',
  'tro xuong',
  'duoi muc',
  'thap hon',
)
const above = phrases('tren', 'hon', 'toi thieu', 'it nhat', 'over', 'above', 'more than', 'at least', 'min', '>', '≥', 'cao hon')
const around = phrases(
  'tam',
  'khoang',
  'tam gia',
  'khoang gia',
  'co',
  'gan',
  'about',
  'around',
  'chung',
  'gia',
  '~',
  'muc gia',
  'tam khoang',
  'gia khoang',
  'gia tam',
)
const fromWords = phrases('tu', 'from', 'between', 'gia tu')
const toWords = phrases('den', 'toi', '-', 'to', 'and', '~', 'va')
/** Words of prices: not to be taken for misspelled ones. */
export const amountWords = new Set([
  ...[...below, ...above, ...around, ...fromWords, ...toWords].flat(),
  'tram',
  'nghin',
  'ngan',
  'trieu',
  'ruoi',
  'thang',
  'tuoi',
  'cao',
  'nang',
  'ky',
  'can',
  'size',
  'xuong',
  'len',
  'tro',
])

/** "Around": a fifth more or less. */
const spread = 0.2

/** A price range that begins at a word: "dưới 300k", "250 tới 350 nghìn", "tầm 3 trăm", "below 400k". */
export function readPrice(words: readonly Word[], at: number): Read<PriceRange> | undefined {
  const from = longest(words, at, fromWords)
  const span = readSpan(words, at + from, from > 0)
  if (span) return { value: span.value, length: from + span.length }
  for (const [side, prefixes] of [
    ['max', below],
    ['min', above],
    ['around', around],
  ] as const) {
    const prefix = longest(words, at, prefixes)
    // A price may stand between: "giá dưới 300k", "giá 300k trở xuống".
    if (prefix === 0) continue
    if (side === 'around' && words[at + prefix - 1]?.folded === 'co' && !readAmount(words, at + prefix)) continue
    const inner = side === 'around' ? readPrice(words, at + prefix) : undefined
    if (inner && (inner.value.min === undefined || inner.value.max === undefined || inner.length > 2))
      return { ...inner, length: prefix + inner.length }
    const amount = readAmount(words, at + prefix) ?? (side === 'around' ? undefined : readThousands(words, at + prefix))
    if (amount) return { value: toRange(side, amount.value), length: prefix + amount.length }
  }
  const amount = readAmount(words, at + from)
  if (!amount) return undefined
  const end = at + from + amount.length
  const fallen = longest(words, end, phrases('tro xuong', 'do lai', 'or less', 'do xuong', 'hoac it hon'))
  if (fallen > 0) return { value: { max: amount.value }, length: from + amount.length + fallen }
  const risen = longest(words, end, phrases('tro len', 'or more', 'do len', '+'))
  if (risen > 0 || from > 0) return { value: { min: amount.value }, length: from + amount.length + risen }
  return { value: toRange('around', amount.value), length: amount.length }
}

function toRange(side: 'max' | 'min' | 'around', amount: number): PriceRange {
  if (side !== 'around') return { [side]: amount }
  return { min: Math.round(amount * (1 - spread)), max: Math.round(amount * (1 + spread)) }
}

/** "250 tới 350 nghìn", "200k-300k": the unit of the second amount counts for the first too. */
function readSpan(words: readonly Word[], at: number, isBetween: boolean): Read<PriceRange> | undefined {
  const first = readAmount(words, at) ?? readBare(words, at)
  if (!first) return undefined
  const link = longest(words, at + first.length, toWords)
  if (link === 0 || (!isBetween && words[at + first.length]?.folded === 'va')) return undefined
  const second = readAmount(words, at + first.length + link)
  if (!second) return undefined
  const min = first.value < 1_000 ? first.value * (second.value >= 1_000_000 && first.value < 10 ? 1_000_000 : 1_000) : first.value
  if (min > second.value) return undefined
  return { value: { min, max: second.value }, length: first.length + link + second.length }
}

const units: Record<string, number> = {
  ...{ k: 1_000, nghin: 1_000, ngan: 1_000, ng: 1_000, ca: 1_000, kg: 0 },
  ...{ tram: 100_000, tr: 1_000_000, trieu: 1_000_000, cu: 1_000_000, xi: 100_000 },
  ...{ d: 1, dong: 1, vnd: 1, vnđ: 1, '₫': 1 },
}
const numbers: Record<string, number> = {
  ...{ mot: 1, hai: 2, ba: 3, bon: 4, nam: 5, sau: 6, bay: 7, tam: 8, chin: 9, vai: 3 },
}

/** An amount of money in dong: "300k", "300 nghìn", "300.000đ", "3 trăm rưỡi", "1tr2". */
export function readAmount(words: readonly Word[], at: number): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  const joined = /^(\d+(?:[.,]\d+)*)(k|nghin|ngan|ng|tram|tr|trieu|d|dong|vnd|cu)(\d)?$/.exec(word)
  if (joined) {
    const [, digits = '', unit = '', more] = joined
    const size = units[unit] ?? 0
    const value = amountOf(digits, size) + (more ? (Number(more) * size) / 10 : 0)
    const following = unit === 'k' || size === 1 ? 0 : longest(words, at + 1, phrases('ruoi'))
    const total = value + (following ? size / 2 : 0)
    return isPrice(total)
      ? { value: total, length: 1 + following + longest(words, at + 1 + following, phrases('dong', 'd', 'vnd')) }
      : undefined
  }
  const isHundred = word === 'tram' && words[at + 1]?.folded === 'ruoi'
  if (isHundred) return { value: 150_000, length: 2 }
  const digits = /^\d+(?:[.,]\d+)*$/.test(word) ? word : numbers[word] === undefined ? '' : String(numbers[word])
  if (digits === '') return undefined
  const unit = units[words[at + 1]?.folded ?? '']
  if (unit) return readUnit(words, at, { digits, unit, isWord: !/^\d/.test(word) })
  // "300.000" and "300000" are prices without a unit.
  const plain = amountOf(digits, 1)
  return /^\d/.test(word) && plain >= 10_000 && isPrice(plain) ? { value: plain, length: 1 } : undefined
}

function readUnit(words: readonly Word[], at: number, { digits, unit, isWord }: { digits: string; unit: number; isWord: boolean }) {
  let value = amountOf(digits, unit)
  let length = 2
  // "ba trăm năm mươi nghìn" is rare; "ba trăm rưỡi", "3 trăm 5" are not.
  const next = words[at + 2]?.folded ?? ''
  if (unit >= 100_000 && next === 'ruoi') {
    value += unit / 2
    length++
  } else if (unit >= 100_000 && /^\d$/.test(next)) {
    value += (Number(next) * unit) / 10
    length++
  }
  if (/^(nghin|ngan|k)$/.test(words[at + length]?.folded ?? '')) length++
  if (/^(dong|d|vnd)$/.test(words[at + length]?.folded ?? '')) length++
  if (isWord && unit < 100_000) return undefined
  return isPrice(value) ? { value, length } : undefined
}

/** A number without a unit, before "tới 350 nghìn". */
function readBare(words: readonly Word[], at: number): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  return /^\d{1,4}$/.test(word) ? { value: Number(word), length: 1 } : undefined
}

/** "Dưới 200": in a shop for clothes thousands of dong, unless a unit of something else follows. */
function readThousands(words: readonly Word[], at: number): Read<number> | undefined {
  const isNumber =
    /^\d{2,3}$/.test(words[at]?.folded ?? '') && !/^(thang|tuoi|cm|kg|ky|can|m|months?|years?)$/.test(words[at + 1]?.folded ?? '')
  return isNumber && Number(words[at]?.folded) >= 20 ? { value: Number(words[at]?.folded) * 1_000, length: 1 } : undefined
}

function amountOf(digits: string, unit: number): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const value = Number(isThousands ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'))
  // "300.000k" is written, and means 300.000.
  return isThousands && unit === 1_000 ? value : value * unit
}

function isPrice(value: number): boolean {
  return value >= 1_000 && value <= 1_000_000_000
}

function phrases(...texts: string[]): string[][] {
  return texts.map((each) => each.split(' '))
}

function longest(words: readonly Word[], at: number, of: string[][]): number {
  return Math.max(0, ...of.filter((each) => each.every((word, i) => words[at + i]?.folded === word)).map(({ length }) => length))
}
