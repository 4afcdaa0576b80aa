import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { vietnamTime, vietnamWeekday } from '../../../contract/vietnam-time.ts'

type Hours = Pick<Settings['hours'][number], 'days' | 'open' | 'close'>

/** `09:00`, `17:00` → "9:00–17:00". */
export function formatOpeningTimes({ open, close }: Pick<Hours, 'open' | 'close'>): string {
  return [open, close].map(shortTime).join('–')
}

export function shortTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '')
}

const weekdays = {
  vi: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** `[1,2,3,4,5,6]` → "Thứ Hai – Thứ Bảy", all seven → `daily`. Sunday is 0. */
export function formatOpeningDays(days: readonly number[], language: Language, daily: string): string {
  if (days.length === 7) return daily
  const name = (day: number) => weekdays[language][day] ?? ''
  const inRow = days.length > 2 && days.every((day, i) => i === 0 || day === (days[i - 1] ?? 0) + 1)
  return inRow ? `${name(days[0] ?? 0)} – ${name(days.at(-1) ?? 0)}` : days.map(name).join(', ')
}

/** Whether it is open at a time, by Vietnam's time zone. */
export function isOpenAt({ days, open, close }: Hours, moment: Date): boolean {
  const time = vietnamTime(moment)
  return days.includes(vietnamWeekday(moment)) && open <= time && time < close
}
