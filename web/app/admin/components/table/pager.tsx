import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'

/** The total, and links to the previous and the next page. */
export function Pager({ page, totalPage, total }: { page: number; totalPage: number; total: number }) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const to = (target: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(target))
    return `?${next}`
  }
  if (total === 0) return null
  return (
    <nav className="pager" aria-label={t('pager.label')}>
      <span className="text-soft">{t('pager.total', { count: total })}</span>
      {totalPage > 1 && (
        <span className="flex items-center gap-2">
          {page > 1 && (
            <Link to={to(page - 1)} rel="prev" className="small-button">
              {t('pager.previous')}
            </Link>
          )}
          <span>{t('pager.page', { page, pages: totalPage })}</span>
          {page < totalPage && (
            <Link to={to(page + 1)} rel="next" className="small-button">
              {t('pager.next')}
            </Link>
          )}
        </span>
      )}
    </nav>
  )
}
