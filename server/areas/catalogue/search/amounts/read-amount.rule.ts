import type { Word } from '../fold-words.rule.ts'
import { readForeign } from './read-foreign.rule.ts'
import { readTens } from './read-number.rule.ts'

/** `rate`: of an amount in another currency. */
export type Read<T> = { value: T; length: number; rate?: number }

/** Units of money, also as they are spoken: "lít" and "xị" are hundreds, "củ" a million, "cành" a thousand. */
const units: Record<string, number> = {
  ...{ k: 1_000, nghin: 1_000, ngan: 1_000, ngin: 1_000, ng: 1_000, thousand: 1_000, ca: 1_000, canh: 1_000, chuc: 10_000, chuck: 10_000 },
  ...{ tram: 100_000, lit: 100_000, xi: 100_000, tr: 1_000_000, trieu: 1_000_000, million: 1_000_000, cu: 1_000_000, m: 0 },
  ...{ d: 1, dong: 1, vnd: 1, vnđ: 1, '₫': 1 },
}
const numbers: Record<string, number> = {
  ...{ nua: 0.5, mot: 1, hai: 2, ba: 3, bon: 4, tu: 4, nam: 5, lam: 5, sau: 6, bay: 7, tam: 8, chin: 9, muoi: 10, vai: 3 },
}
const unitNames = 'k|nghin|ngan|ngin|ng|canh|tram|lit|xi|trieu|tr|cu|dong|vnd|d'
const joinedAmount = new RegExp(`^(\\d+(?:[.,]\\d+)*)(${unitNames})(\\d{1,3})?$`)
const thousands = /^(nghin|ngan|ngin|k|canh|thousand)$/
const currency = /^(dong|d|vnd)$/

/** An amount of money in dong: "300k", "300 nghìn", "300.000đ", "3 trăm rưỡi", "trăm hai", "nửa củ", "1tr2". */
export function readAmount(words: readonly Word[], at: number): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  const joined = joinedAmount.exec(word)
  if (joined) {
    const [, digits = '', unit = '', more = ''] = joined
    const size = units[unit] ?? 0
    return withTail(words, at, { value: amountOf(digits, size) + Number(`0.${more || 0}`) * size, length: 1, size })
  }
  const foreign = readForeign(words, at)
  if (foreign) return foreign
  // "Trăm rưỡi", "triệu hai".
  if ((word === 'tram' || word === 'trieu') && tailOf(words, at + 1, units[word] ?? 0))
    return withTail(words, at, { value: units[word] ?? 0, length: 1, size: units[word] ?? 0 })
  const tens = readTens(words, at)
  if (tens && thousands.test(words[at + tens.length]?.folded ?? ''))
    return withTail(words, at, { value: tens.value * 1_000, length: tens.length + 1, size: 1_000 })
  const isWord = numbers[word] !== undefined
  const digits = /^\d+(?:[.,]\d+)*$/.test(word) ? word : isWord ? String(numbers[word]) : ''
  if (digits === '') return undefined
  const size = units[words[at + 1]?.folded ?? '']
  if (size) return isWord && size < 10_000 ? undefined : withTail(words, at, { value: amountOf(digits, size), length: 2, size })
  // "300.000" and "300000" are prices without a unit.
  const plain = amountOf(digits, 1)
  return !isWord && plain >= 10_000 && isPrice(plain) ? { value: plain, length: 1 } : undefined
}

function withTail(words: readonly Word[], at: number, { value, length, size }: { value: number; length: number; size: number }) {
  const tail = tailOf(words, at + length, size)
  let [total, end] = tail ? [value + tail.value, at + length + tail.length] : [value, at + length]
  if (size !== 1_000 && thousands.test(words[end]?.folded ?? '')) end++
  if (currency.test(words[end]?.folded ?? '')) end++
  return isPrice(total) ? { value: total, length: end - at } : undefined
}

/** What follows hundreds or millions: "rưỡi", "2 trăm 5", "hai trăm ba", "ba trăm năm mươi", "2 trăm 50". */
function tailOf(words: readonly Word[], at: number, size: number): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  const next = words[at + 1]?.folded ?? ''
  if (size < 100_000) return undefined
  if (word === 'ruoi' || word === 'ruoj') return { value: size / 2, length: 1 }
  const tens = size === 100_000 ? readTens(words, at) : undefined
  if (tens) return { value: tens.value * 1_000, length: tens.length }
  const digit = /^\d$/.test(word) ? Number(word) : word === 'tam' ? undefined : numbers[word]
  if (size === 100_000 && /^[1-9]\d$/.test(word)) return { value: Number(word) * 1_000, length: 1 }
  if (digit === undefined || digit < 1 || digit > 9) return undefined
  if (size === 100_000 && /^(muoi|chuc)$/.test(next)) return { value: digit * 10_000, length: 2 }
  // "Từ một trăm tới hai trăm", "trăm năm": the number may begin something else.
  const isOther = units[next] !== undefined || /^(thang|tuoi|kg|ky|ki|can|cm|mon|cai|bo|t|y|m)$/.test(next)
  return isOther ? undefined : { value: (digit * size) / 10, length: 1 }
}

/** A number without a unit, before "tới 350 nghìn": also "hai, ba trăm". */
export function readBare(words: readonly Word[], at: number): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  if (/^\d{1,4}$/.test(word)) return { value: Number(word), length: 1 }
  const spoken = numbers[word]
  return spoken !== undefined && spoken >= 1 && spoken < 10 ? { value: spoken, length: 1 } : undefined
}

const otherUnits = /^(thang|thg|th|tuoi|t|cm|kg|ky|ki|can|m|y|phan|months?|years?|mon|cai|bo|chiec|gram|g)$/

/** "Dưới 200": in a shop for clothes thousands of dong, unless a unit of something else follows. */
export function readThousands(words: readonly Word[], at: number, least = 20): Read<number> | undefined {
  const word = words[at]?.folded ?? ''
  const isNumber = /^\d{2,3}$/.test(word) && !otherUnits.test(words[at + 1]?.folded ?? '')
  return isNumber && Number(word) >= least ? { value: Number(word) * 1_000, length: 1 } : undefined
}

function amountOf(digits: string, unit: number): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const value = Number(isThousands ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'))
  // "300.000k" is written, and means 300.000.
  return isThousands && unit === 1_000 ? value : Math.round(value * unit)
}

function isPrice(value: number): boolean {
  return value >= 1_000 && value <= 1_000_000_000
}
