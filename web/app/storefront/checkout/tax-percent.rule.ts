import { vietnameseDay } from '../../i18n/vietnam-time.ts'

/** The tax contained in prices at a moment: the rate that began last, by the day in Vietnam. */
export function taxPercentOn(rates: readonly { from: string; percent: number }[], when: Date): number {
  const day = vietnameseDay(when)
  const begun = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? -1 : 1))
  return begun.at(-1)?.percent ?? 0
}
