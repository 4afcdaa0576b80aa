import { dayAfter } from './vietnam-time.ts'

/** The first day of the lunar year in Vietnam. It may differ from China's, because the new moon falls on the day of UTC+7. */
const firstDays = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
]

/** The next Tết (YYYY-MM-DD) after a day; undefined after the last known one. */
export function nextTet(day: string): string | undefined {
  return firstDays.find((first) => first > day)
}

/** Before that, Tết is not on anybody's mind, and the number of places would be large. */
const daysAhead = 70

/** The Tết (YYYY-MM-DD) that is at most ten weeks away. */
export function tetAhead(today: string): string | null {
  const tet = nextTet(today)
  return tet !== undefined && tet <= dayAfter(today, daysAhead) ? tet : null
}
