import type { Language } from '../../../../contract/language/language.schema.ts'
import { vietnamMidnight, vietnamTimeZone } from '../../../../contract/vietnam-time.ts'

const timeZone = vietnamTimeZone
const formats = {
  vi: {
    time: new Intl.DateTimeFormat('vi-VN', { timeStyle: 'short', timeZone }),
    on: 'ngày',
    day: new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
  },
  en: {
    time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }),
    on: 'on',
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
  },
}

/** A date and time in Vietnam for a mail: `17:30 ngày 21/11/2026`. */
export function formatDateTime(moment: Date, language: Language): string {
  const { time, on, day } = formats[language]
  return `${time.format(moment)} ${on} ${day.format(moment)}`
}

/** A day (YYYY-MM-DD) for a sentence: `21/11/2026`. */
export function formatDay(day: string, language: Language): string {
  return formats[language].day.format(vietnamMidnight(day))
}
