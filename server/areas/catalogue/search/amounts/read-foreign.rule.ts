import type { Word } from '../fold-words.rule.ts'
import { numbers, readTens } from './read-number.rule.ts'

/** Dong for one: a rough rate of 2026, enough for "presents under $20". The chip names the price in dong. */
export const foreignRates = { usd: 26_000, eur: 30_000 }

const signs: Record<string, number> = { $: foreignRates.usd, '€': foreignRates.eur }
const unitNames: Record<string, number> = {
  ...signs,
  ...{ usd: foreignRates.usd, us: foreignRates.usd, dollar: foreignRates.usd, dollars: foreignRates.usd, bucks: foreignRates.usd },
  ...{ dola: foreignRates.usd, dolla: foreignRates.usd, eur: foreignRates.eur, euro: foreignRates.eur, euros: foreignRates.eur },
}
const joined = /^(\d{1,4}(?:[.,]\d{1,2})?)(usd|us|dollars?|dola|do|eur|euros?)$/
const plain = /^\d{1,4}(?:[.,]\d{1,2})?$/

export type Foreign = { value: number; length: number; rate: number }

/** An amount of dollars or euros, in dong: "$20", "20 usd", "10 đô", "mười đô la", "€15". */
export function readForeign(words: readonly Word[], at: number): Foreign | undefined {
  const word = words[at]?.folded ?? ''
  // Most words begin no amount.
  if (!/^[\d$€]/.test(word) && numbers[word] === undefined) return undefined
  const sign = signs[word]
  if (sign) {
    const number = words[at + 1]?.folded ?? ''
    if (!plain.test(number)) return undefined
    return inDong(number, sign, 2 + (unitAt(words, at + 2)?.length ?? 0))
  }
  const written = joined.exec(word)
  if (written) {
    const [, number = '', unit = ''] = written
    const isLa = words[at + 1]?.folded === 'la'
    if (unit === 'do' && !isLa && !words[at]?.exact.endsWith('đô')) return undefined
    return inDong(number, unitNames[unit] ?? foreignRates.usd, unit === 'do' && isLa ? 2 : 1)
  }
  const tens = readTens(words, at)
  const number = tens ? String(tens.value) : plain.test(word) ? word : numbers[word]
  const length = tens?.length ?? 1
  const unit = number === undefined ? undefined : unitAt(words, at + length)
  return unit && number !== undefined ? inDong(number, unit.rate, length + unit.length) : undefined
}

/** "Đô" is no "đỏ": without its mark only "do la" is one. */
function unitAt(words: readonly Word[], at: number): { rate: number; length: number } | undefined {
  const word = words[at]
  const next = words[at + 1]?.folded
  const named = unitNames[word?.folded ?? '']
  if (named) return { rate: named, length: 1 + (word?.folded === 'us' && /^dollars?$/.test(next ?? '') ? 1 : 0) }
  if (word?.folded !== 'do') return undefined
  const isLa = next === 'la'
  return isLa || word.exact === 'đô' ? { rate: foreignRates.usd, length: isLa ? 2 : 1 } : undefined
}

/** In whole thousands. */
function inDong(number: string, rate: number, length: number): Foreign | undefined {
  const value = Math.round((Number(number.replace(',', '.')) * rate) / 1_000) * 1_000
  return value > 0 ? { value, length, rate } : undefined
}
