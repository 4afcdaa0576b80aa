import type { Language } from '../../../contract/language.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const locale = { vi: 'vi-VN', en: 'en-GB' } as const

// Making a format takes longer than using it a hundred times.
const days = {
  vi: new Intl.DateTimeFormat(locale.vi, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  en: new Intl.DateTimeFormat(locale.en, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
}
const time = new Intl.DateTimeFormat(locale.vi, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })

/** A day in Vietnam, the same on the server and in every browser: `05/12/2026`, `5 Dec 2026`. Takes a time or `YYYY-MM-DD`. */
export function formatDay(when: string | Date, language: Language): string {
  return days[language].format(moment(when))
}

/** A moment in Vietnam: time and day. */
export function formatMoment(when: string | Date, language: Language): string {
  return `${time.format(moment(when))}, ${formatDay(when, language)}`
}

/** A time of day in Vietnam: `14:05`. */
export function formatTime(when: string | Date): string {
  return time.format(moment(when))
}

function moment(when: string | Date): Date {
  if (when instanceof Date) return when
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T00:00:00+07:00` : when)
}
