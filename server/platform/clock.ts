/** The shop's clock; tests pass one they can move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The day in Vietnam (YYYY-MM-DD), `days` after the given time. Vietnam is UTC+7 without daylight saving time. */
export function vietnamDay(moment: Date, days = 0): string {
  return new Date(moment.getTime() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** The time in Vietnam in spreadsheet format: `2026-11-21 15:30`. */
export function vietnamTime(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

/** The day `days` after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The start of a day (YYYY-MM-DD) in Vietnam, `days` later. */
export function vietnamMidnight(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + days * 86_400_000)
}
