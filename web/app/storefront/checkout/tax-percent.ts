const vietnamese = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The tax contained in prices at a moment: the rate that began last, by the day in Vietnam. */
export function taxPercentOn(rates: readonly { from: string; percent: number }[], when: Date): number {
  const day = vietnamese.format(when)
  const begun = rates.filter(({ from }) => from <= day).sort((a, b) => a.from.localeCompare(b.from))
  return begun.at(-1)?.percent ?? 0
}
