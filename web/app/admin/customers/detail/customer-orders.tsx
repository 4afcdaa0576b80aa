import type { z } from 'zod'
import { formatAmount } from '../../../../../contract/money.ts'
import type { Order, OrderPage } from '../../../../../contract/orders/orders.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { OrderBadge } from '../../orders/badges.tsx'

type List = z.infer<typeof OrderPage>['data']

export function CustomerOrders({ list: { orders, total, totalPage }, page }: { list: List; page: number }) {
  const { t } = useTranslation('people')
  const columns = useColumns()
  if (total === 0) return <p className="text-soft">{t('customers.noOrders')}</p>
  return (
    <>
      <DataTable
        caption={t('customers.orders')}
        rows={orders}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ orderNumber }) => orderNumber}
        hasFilters
        empty={{ title: '', text: '' }}
      />
      <Pager page={page} totalPage={totalPage} total={total} />
    </>
  )
}

function useColumns(): Column<Order>[] {
  const { t } = useTranslation('people')
  const language = useLanguage()
  return [
    {
      key: 'number',
      title: t('customers.order'),
      cell: ({ _id, orderNumber, history }) => (
        <span className="inline-flex flex-wrap items-center gap-2 max-sm:justify-end">
          <Link to={adminPaths.order(_id)} className="row-link whitespace-nowrap">
            {orderNumber}
          </Link>
          {isFromGuest(history) && <StatusBadge>{t('customers.asGuest')}</StatusBadge>}
        </span>
      ),
    },
    { key: 'date', title: t('customers.orderDate'), noWrap: true, cell: ({ orderDate }) => formatDay(orderDate, language) },
    { key: 'status', title: t('customers.orderStatus'), cell: (order) => <OrderBadge {...order} /> },
    { key: 'total', title: t('customers.total'), isNumber: true, cell: ({ finalAmount }) => formatAmount(finalAmount) },
  ]
}

/** Placed before the customer had an account, or without signing in. */
function isFromGuest(history: Order['history']): boolean {
  return history.some(({ what, by }) => what === 'placed' && by === 'guest')
}
