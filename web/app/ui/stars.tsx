import type { Language } from '../../../contract/language/language.schema.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** `4,8`, `4.8`, `5`. Not Intl, because the first format delays the page. */
export function oneDigit(value: number, language: Language): string {
  const written = String(Math.round(value * 10) / 10)
  return language === 'vi' ? written.replace('.', ',') : written
}

/** Five stars filled up to the average, with the numbers as text for screen readers. */
export function Stars({ average, count }: { average: number; count: number }) {
  const { t } = useTranslation()
  const shown = oneDigit(average, useLanguage())
  return (
    <span className="stars">
      <span className="sr-only">{t('stars', { average: shown, count })}</span>
      <svg aria-hidden="true">
        <rect width={`${average * 20}%`} />
      </svg>
      <span aria-hidden="true">{`${shown} (${count})`}</span>
    </span>
  )
}
