import { useTranslation } from '../../i18n/use-translation.ts'

/** The number of applied values; renders nothing for none. */
export function FilterCount({ count }: { count: number }) {
  const { t } = useTranslation('shop')
  if (count === 0) return null
  return (
    <span className="filter-count">
      {count}
      <span className="sr-only"> {t('list.chosen')}</span>
    </span>
  )
}
