import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'

/** All variants, or only low stock; the search term carries over. */
export function StockTabs({ lowCount }: { lowCount: number }) {
  const { t } = useTranslation('stock')
  const [search] = useSearchParams()
  const isLow = search.get('low') === 'true'
  const to = (low: boolean) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('low')
    if (low) next.set('low', 'true')
    return `?${next}`
  }
  return (
    <nav className="stock-tabs" aria-label={t('tabs.label')}>
      <Link to={to(false)} aria-current={isLow ? undefined : 'page'} preventScrollReset>
        {t('tabs.all')}
      </Link>
      <Link to={to(true)} aria-current={isLow ? 'page' : undefined} preventScrollReset>
        {lowCount > 0 ? t('tabs.lowCount', { count: lowCount }) : t('tabs.low')}
      </Link>
    </nav>
  )
}
