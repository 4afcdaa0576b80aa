import { useMemo } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { OrderBadge } from '../../orders/badges.tsx'

/** The orders of one phone, newest first, with the shop's notes. */
export function GuestOrders({ orders }: { orders: AdminOrder[] }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const columns = useMemo(
    (): Column<AdminOrder>[] => [
      {
        key: 'number',
        title: t('customers.order'),
        phone: 'main',
        cell: ({ _id, orderNumber }) => (
          <Link to={adminPaths.order(_id)} className="row-link whitespace-nowrap">
            {orderNumber}
          </Link>
        ),
      },
      {
        key: 'date',
        title: t('customers.orderDate'),
        phone: 'facts',
        noWrap: true,
        cell: ({ orderDate, internalNotes }) => (
          <>
            {formatDay(orderDate, language)}
            {internalNotes && <span className="only-phone"> · {internalNotes}</span>}
          </>
        ),
      },
      { key: 'status', title: t('customers.orderStatus'), phone: 'badges', cell: (order) => <OrderBadge {...order} /> },
      { key: 'notes', title: t('guest.notes'), cell: ({ internalNotes }) => internalNotes },
      { key: 'total', title: t('customers.total'), isNumber: true, phone: 'side', cell: ({ finalAmount }) => formatAmount(finalAmount) },
    ],
    [t, language],
  )
  return (
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
  )
}
