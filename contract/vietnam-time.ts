import { addDays, addHours } from './durations.ts'

export const vietnamTimeZone = 'Asia/Ho_Chi_Minh'
/** Vietnam's UTC offset since 1975, without daylight saving time. */
const utcOffsetHours = 7

const isoTime = (moment: Date) => addHours(moment, utcOffsetHours).toISOString()

/** The calendar day in Vietnam (`2026-12-05`), `days` after the given time, whatever the local time zone. */
export function vietnamDay(moment: Date, days = 0): string {
  return isoTime(addDays(moment, days)).slice(0, 10)
}

/** The local time in Vietnam: `14:05`. */
export function vietnamTime(moment: Date): string {
  return isoTime(moment).slice(11, 16)
}

/** The weekday in Vietnam; Sunday is 0. */
export function vietnamWeekday(moment: Date): number {
  return addHours(moment, utcOffsetHours).getUTCDay()
}

/** Day and time in Vietnam in spreadsheet format: `2026-11-21 15:30`. */
export function vietnamTimestamp(moment: Date): string {
  return vietnamLocalTime(moment).replace('T', ' ')
}

/** Day and time in Vietnam as the value of an `<input type="datetime-local">`: `2026-11-21T15:30`. */
export function vietnamLocalTime(moment: Date): string {
  return isoTime(moment).slice(0, 16)
}

/** The inverse of {@link vietnamLocalTime}. */
export function fromVietnamLocalTime(local: string): Date {
  return new Date(`${local}+07:00`)
}

/** The day `days` after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** The start of a day (YYYY-MM-DD) in Vietnam, `days` later. */
export function vietnamMidnight(day: string, days = 0): Date {
  return addDays(fromVietnamLocalTime(`${day}T00:00`), days)
}
