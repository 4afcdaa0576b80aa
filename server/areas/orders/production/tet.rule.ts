import { dayMs } from '../../../../contract/durations.ts'

/** The first day of the lunar year in Vietnam; in some years (2030) it is a day before China's. */
const firstDays = [
  ...['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02', '2031-01-23', '2032-02-11', '2033-01-31'],
  ...['2034-02-19', '2035-02-08', '2036-01-28', '2037-02-15', '2038-02-04', '2039-01-24', '2040-02-12'],
]

/** The days from a day (YYYY-MM-DD) to the next first day of Tết; null after the last known one. */
export function daysToTet(today: string): number | null {
  const next = firstDays.find((day) => day >= today)
  return next ? (Date.parse(next) - Date.parse(today)) / dayMs : null
}
