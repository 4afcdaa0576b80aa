import { useTranslation } from 'react-i18next'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useShop } from '../use-shop.ts'

/** When office and store are open, in words and figures. */
export function OpeningHours() {
  const { t } = useTranslation()
  const language = useLanguage()
  const read = useBilingual()
  const { hours } = useShop()
  return hours.map(({ name, days, open, close }) => (
    <li key={name.vi} className="mt-2">
      <strong className="block">{read(name)}</strong>
      {days.length === 7 ? t('footer.daily') : daysInWords(days, language)}, {open}–{close}
    </li>
  ))
}

/** `[1,2,3,4,5,6]` → "Thứ Hai – Thứ Bảy". Sunday is 0. */
function daysInWords(days: readonly number[], language: 'vi' | 'en'): string {
  const format = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { weekday: 'long', timeZone: 'UTC' })
  // The 4th of January 1970 was a Sunday.
  const name = (day: number) => format.format(new Date(Date.UTC(1970, 0, 4 + day)))
  const inRow = days.length > 2 && days.every((day, i) => i === 0 || day === (days[i - 1] ?? 0) + 1)
  return inRow ? `${name(days[0] ?? 0)} – ${name(days.at(-1) ?? 0)}` : days.map(name).join(', ')
}
