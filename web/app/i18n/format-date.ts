import type { Language } from '../../../contract/language.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const locale = { vi: 'vi-VN', en: 'en-GB' } as const

/** A day in Vietnam, the same on the server and in every browser: `05/12/2026`, `5 Dec 2026`. Takes a time or `YYYY-MM-DD`. */
export function formatDay(when: string | Date, language: Language): string {
  const options =
    language === 'vi'
      ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
      : ({ day: 'numeric', month: 'short', year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale[language], { ...options, timeZone }).format(moment(when))
}

/** A moment in Vietnam: day and time. */
export function formatMoment(when: string | Date, language: Language): string {
  const time = new Intl.DateTimeFormat(locale[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return `${time.format(moment(when))}, ${formatDay(when, language)}`
}

function moment(when: string | Date): Date {
  if (when instanceof Date) return when
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T00:00:00+07:00` : when)
}
