/** Vietnam's UTC offset since 1975, without daylight saving time. */
const utcOffsetMs = 7 * 3_600_000
const dayMs = 86_400_000

const isoTime = (moment: Date) => new Date(moment.getTime() + utcOffsetMs).toISOString()

/** The calendar day in Vietnam (`2026-12-05`), `days` after the given time, whatever the local time zone. */
export function vietnamDay(moment: Date, days = 0): string {
  return isoTime(new Date(moment.getTime() + days * dayMs)).slice(0, 10)
}

/** The local time in Vietnam: `14:05`. */
export function vietnamTime(moment: Date): string {
  return isoTime(moment).slice(11, 16)
}

/** The weekday in Vietnam; Sunday is 0. */
export function vietnamWeekday(moment: Date): number {
  return new Date(moment.getTime() + utcOffsetMs).getUTCDay()
}

/** Day and time in Vietnam in spreadsheet format: `2026-11-21 15:30`. */
export function vietnamTimestamp(moment: Date): string {
  return isoTime(moment).slice(0, 16).replace('T', ' ')
}

/** The day `days` after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The start of a day (YYYY-MM-DD) in Vietnam, `days` later. */
export function vietnamMidnight(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + days * dayMs)
}
