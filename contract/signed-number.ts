import { formatAmount } from './money.ts'

/** U+2212, as wide as a plus. Files for spreadsheets have plain hyphens: they write their numbers themselves. */
const minus = '\u2212'

/** A number that was written with a hyphen, as `Intl` does: `-12,5` as `−12,5`. */
export function withMinus(text: string): string {
  return text.replace(/^-/, minus)
}

/** A change of a count, with its sign: `+3`, `−3`, `0`. */
export function formatChange(count: number): string {
  return count > 0 ? `+${count}` : withMinus(String(count))
}

/** A difference of money, with its sign: `+5.000 ₫`, `−5.000 ₫`, `0 ₫`. */
export function formatDifference(vnd: number): string {
  return vnd > 0 ? `+${formatAmount(vnd)}` : formatAmount(vnd)
}
