import { useTranslation } from '../../i18n/use-translation.ts'

/** How many values are in force; nothing where there are none. */
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
