import type { Settings } from '../../../contract/content.ts'

/** The tax contained in prices on a day (YYYY-MM-DD, Vietnam): the latest rate that has started. */
export function taxPercentOn({ taxRates }: Pick<Settings, 'taxRates'>, day: string): number {
  const begun = taxRates.filter(({ from }) => from <= day).sort((a, b) => a.from.localeCompare(b.from))
  return begun.at(-1)?.percent ?? 0
}
