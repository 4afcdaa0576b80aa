import type { Language } from '../../../contract/language/language.schema.ts'
import { withMinus } from '../../../contract/signed-number.ts'

const plain = new Intl.NumberFormat('vi-VN')
const oneDigit = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })

/** A count, grouped by thousands as everywhere in the shop. */
export function formatNumber(value: number): string {
  return withMinus(plain.format(value))
}

/** A figure with at most one decimal. */
export function formatDecimal(value: number): string {
  return withMinus(oneDigit.format(value))
}

const units = [
  { from: 1_000_000_000, vi: ' tỷ', en: ' bn' },
  { from: 1_000_000, vi: ' tr', en: ' m' },
  { from: 1_000, vi: ' k', en: ' k' },
] as const

/** A short amount for the axis of a chart: "1,2 tr". */
export function formatShortNumber(value: number, language: Language): string {
  const unit = units.find(({ from }) => value >= from)
  return unit ? `${oneDigit.format(value / unit.from)}${unit[language]}` : formatNumber(value)
}

/** The upper end of an axis that fits a value: 1, 2 or 5 times a power of ten, at least `least`. */
export function niceAxisMax(value: number, least: number): number {
  if (value <= least) return least
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}
