export const minuteMs = 60_000
export const hourMs = 3_600_000
/** Vietnam has no daylight saving time: every day has 24 hours. */
export const dayMs = 86_400_000

/** For rate limits, jobs and cookies, which count in seconds. */
export const hourSeconds = 3_600
export const daySeconds = 86_400

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMs)
}

export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs)
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}
