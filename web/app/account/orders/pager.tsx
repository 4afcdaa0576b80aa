import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'

type PagerProps = { page: number; totalPage: number; to: (page: number) => string }

/** Links to the previous and next page, with the current one between them. Renders nothing for a single page. */
export function Pager({ page, totalPage, to }: PagerProps) {
  const { t } = useAccountTexts()
  if (totalPage <= 1) return null
  return (
    <nav aria-label={t('orders.pages')} className="mt-6 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="icon-button" aria-label={t('orders.previous')}>
          <ChevronLeft aria-hidden size={22} />
        </Link>
      )}
      <span aria-current="page">{t('orders.page', { page, total: totalPage })}</span>
      {page < totalPage && (
        <Link to={to(page + 1)} rel="next" className="icon-button" aria-label={t('orders.next')}>
          <ChevronRight aria-hidden size={22} />
        </Link>
      )}
    </nav>
  )
}
