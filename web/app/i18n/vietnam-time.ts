/** Vietnam's UTC offset since 1975, without daylight saving time. */
const utcOffsetMs = 7 * 3_600_000

/** The calendar day in Vietnam, whatever the local time zone: `2026-12-05`. */
export function vietnameseDay(moment: Date): string {
  return vietnamIsoTime(moment).slice(0, 10)
}

/** The local time in Vietnam: `14:05`. */
export function vietnameseTime(moment: Date): string {
  return vietnamIsoTime(moment).slice(11, 16)
}

/** The weekday in Vietnam; Sunday is 0. */
export function vietnameseWeekday(moment: Date): number {
  return new Date(moment.getTime() + utcOffsetMs).getUTCDay()
}

function vietnamIsoTime(moment: Date): string {
  return new Date(moment.getTime() + utcOffsetMs).toISOString()
}
