import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { useMarkSeen, useNewOrders } from './new-orders.ts'

/** Shows the number of orders not seen yet, with a button that marks all of them as seen. */
export function NewOrdersNote() {
  const { t } = useTranslation('alerts')
  const { total } = useNewOrders()
  const markSeen = useMarkSeen()
  if (total === 0) return null
  return (
    <p className="new-orders">
      <Link to={adminPaths.orders()} className="row-link">
        {t('unseen.title', { count: total })}
      </Link>
      <button type="button" className="small-button" onClick={() => void markSeen({ all: true })}>
        {t('unseen.clear')}
      </button>
    </p>
  )
}

/** Marks an order that no user of the admin has seen yet. */
export function NewOrderBadge({ orderId }: { orderId: string }) {
  const { t } = useTranslation('alerts')
  const { newest } = useNewOrders()
  return newest.some(({ _id }) => _id === orderId) ? <StatusBadge tone="info">{t('unseen.badge')}</StatusBadge> : null
}

/** The number of unseen orders, beside "orders" in the menus. */
export function NewOrdersCount() {
  const { t } = useTranslation('alerts')
  const { total } = useNewOrders()
  if (total === 0) return null
  return (
    <span className="nav-count">
      <span aria-hidden="true">{total > 99 ? '99+' : total}</span>
      <span className="sr-only">{t('unseen.title', { count: total })}</span>
    </span>
  )
}
