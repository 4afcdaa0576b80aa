import type { OrderStatus } from '../../../../contract/orders/orders.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'

const statuses: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

/** Uses links, so that a choice has a URL and works without scripts. */
export function StatusFilter({ status }: { status: OrderStatus | undefined }) {
  const { t } = useAccountTexts()
  return (
    <nav aria-label={t('orders.filter')} className="status-filter">
      <ul>
        {[undefined, ...statuses].map((one) => (
          <li key={one ?? 'all'}>
            <Link
              to={paths.ownOrders({ status: one })}
              preventScrollReset
              aria-current={one === status ? 'page' : undefined}
              className="status-chip"
            >
              {one ? t(`order:status.${one}`) : t('orders.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
