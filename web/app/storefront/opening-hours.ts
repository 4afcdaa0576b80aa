import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language.ts'

type Hours = Pick<Settings['hours'][number], 'days' | 'open' | 'close'>

/** `09:00`, `17:00` → "9:00–17:00". */
export function timesInWords({ open, close }: Pick<Hours, 'open' | 'close'>): string {
  return [open, close].map(shortTime).join('–')
}

export function shortTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}

// Making a format takes longer than using it a hundred times.
const weekday = {
  vi: new Intl.DateTimeFormat('vi-VN', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
}

/** `[1,2,3,4,5,6]` → "Thứ Hai – Thứ Bảy", all seven → `daily`. Sunday is 0. */
export function daysInWords(days: readonly number[], language: Language, daily: string): string {
  if (days.length === 7) return daily
  // The 4th of January 1970 was a Sunday.
  const name = (day: number) => weekday[language].format(new Date(Date.UTC(1970, 0, 4 + day)))
  const inRow = days.length > 2 && days.every((day, i) => i === 0 || day === (days[i - 1] ?? 0) + 1)
  return inRow ? `${name(days[0] ?? 0)} – ${name(days.at(-1) ?? 0)}` : days.map(name).join(', ')
}

const vietnamAheadMs = 7 * 3_600_000

/** Whether it is open at a moment, by the clock on the wall in Vietnam, wherever the reader is. */
export function isOpenAt({ days, open, close }: Hours, moment: Date): boolean {
  const there = new Date(moment.getTime() + vietnamAheadMs)
  const time = there.toISOString().slice(11, 16)
  return days.includes(there.getUTCDay()) && open <= time && time < close
}
