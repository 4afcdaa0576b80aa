import type { ComponentProps } from 'react'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { NewOrderBadge } from '../live/new-orders-note.tsx'
import { OrderBadge } from '../orders/badges.tsx'
import { LoadError } from './load-error.tsx'

type ShownOrder = {
  _id: string
  orderNumber: string
  state: ComponentProps<typeof OrderBadge>
  orderDate: string
  finalAmount: number
  name: string
}

/** The newest orders; null if they could not be read. */
export function NewestOrders({ orders, isAdmin }: { orders: readonly ShownOrder[] | null; isAdmin: boolean }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  return (
    <Card
      title={t('newest.title')}
      actions={
        <Link to={adminPaths.orders()} className="row-link">
          {t('newest.all')}
        </Link>
      }
    >
      {orders === null && <LoadError />}
      {orders?.length === 0 && <p className="text-soft">{t(isAdmin ? 'newest.none' : 'newest.noneStaff')}</p>}
      <ul className="newest-list">
        {orders?.map(({ _id, orderNumber, state, orderDate, finalAmount, name }) => (
          <li key={_id}>
            <span className="min-w-0 grow">
              <Link to={adminPaths.order(_id)} className="row-link">
                {orderNumber}
              </Link>{' '}
              <NewOrderBadge orderId={_id} /> <span className="wrap-anywhere">{name}</span>
              <span className="block text-sm text-soft">{formatDateTime(orderDate, language)}</span>
            </span>
            <span className="newest-side">
              <strong>{formatAmount(finalAmount)}</strong>
              <OrderBadge {...state} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
