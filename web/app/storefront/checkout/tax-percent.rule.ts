import { vietnameseDay } from '../../i18n/vietnam-time.ts'

/** The tax included in prices at a time: the rate that started last, by the day in Vietnam. */
export function taxPercentOn(rates: readonly { from: string; percent: number }[], when: Date): number {
  const day = vietnameseDay(when)
  const begun = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? -1 : 1))
  return begun.at(-1)?.percent ?? 0
}
