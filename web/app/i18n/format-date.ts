import type { Language } from '../../../contract/language/language.schema.ts'
import { vietnamDay, vietnamMidnight, vietnamTime } from '../../../contract/vietnam-time.ts'

// Not Intl: the first format in a browser loads the data of every language, and month names differ between releases.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A day in Vietnam, the same on the server and in every browser: `05/12/2026`, `5 Dec 2026`. Takes a time or `YYYY-MM-DD`. */
export function formatDay(when: string | Date, language: Language): string {
  const [year = '', month = '', day = ''] = vietnamDay(toDate(when)).split('-')
  return language === 'vi' ? `${day}/${month}/${year}` : `${Number(day)} ${months[Number(month) - 1]} ${year}`
}

/** Time and day in Vietnam. */
export function formatDateTime(when: string | Date, language: Language): string {
  return `${formatTime(when)}, ${formatDay(when, language)}`
}

/** A time of day in Vietnam: `14:05`. */
export function formatTime(when: string | Date): string {
  return vietnamTime(toDate(when))
}

function toDate(when: string | Date): Date {
  if (when instanceof Date) return when
  return /^\d{4}-\d{2}-\d{2}$/.test(when) ? vietnamMidnight(when) : new Date(when)
}
