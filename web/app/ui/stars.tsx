import type { Language } from '../../../contract/language.schema.ts'
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
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span className="sr-only">{t('stars', { average: shown, count })}</span>
      <svg aria-hidden="true" viewBox="0 0 100 20" width="85" height="17" className="five-stars">
        <rect className="fill-linen" width="100" height="20" />
        <rect className="fill-star" width={average * 20} height="20" />
      </svg>
      <span aria-hidden="true" className="text-soft">
        {`${shown} (${count})`}
      </span>
    </span>
  )
}
