import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { isPickedUp } from '../../../../contract/orders/is-picked-up.rule.ts'
import { awaitsMoney } from '../../../../contract/orders/order-awaits.rule.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { parcelTone, paymentTone, statusTones } from './badge-tones.ts'
import { isCashOutstanding } from './next-steps.rule.ts'

type Shown = Pick<AdminOrder, 'status' | 'shippingMethod' | 'shipment'> &
  Partial<Pick<AdminOrder, 'paymentMethod' | 'paymentStatus' | 'confirmed' | 'deposit' | 'depositPaid'>>

/** The status of an order in words: one that the buyer comes for is ready or picked up, not on its way or delivered. */
export function useStatusName(): (order: Pick<AdminOrder, 'status' | 'shippingMethod' | 'shipment'>) => string {
  const { t } = useTranslation('orders')
  return (order) => {
    const { status } = order
    return t(isPickedUp(order) && (status === 'shipped' || status === 'delivered') ? `pickup.${status}` : `status.${status}`)
  }
}

export function OrderBadge(order: Shown) {
  const { t } = useTranslation('orders')
  const statusName = useStatusName()
  const { status, paymentMethod, paymentStatus = 'unpaid', confirmed, deposit = 0, depositPaid = false } = order
  // As in the tab of the list and the column of the board where the order stands.
  if (paymentMethod && awaitsMoney({ status, paymentMethod, paymentStatus, deposit, depositPaid })) {
    return <StatusBadge tone={statusTones.pending}>{t('tab.awaiting')}</StatusBadge>
  }
  const isSure = status === 'pending' && paymentMethod === 'cod' && confirmed
  if (isSure) return <StatusBadge tone="good">{t('reservation.confirmed')}</StatusBadge>
  return <StatusBadge tone={statusTones[status]}>{statusName(order)}</StatusBadge>
}

/** For an unconfirmed cash order: no stock is reserved. */
export function ReservationBadge({ toConfirm, stockState }: Pick<AdminOrder, 'toConfirm' | 'stockState'>) {
  const { t } = useTranslation('orders')
  if (!toConfirm || (stockState !== 'unreserved' && stockState !== 'released')) return null
  return <StatusBadge tone="bad">{t(`reservation.${stockState}`)}</StatusBadge>
}

/** For a delivered order with an open exchange. */
export function ExchangeBadge({ exchanges }: Pick<AdminOrder, 'exchanges'>) {
  const { t } = useTranslation('orders')
  return exchanges.length > 0 && <StatusBadge tone="wait">{t('exchange.badge')}</StatusBadge>
}

export function PaymentBadge({ status, paymentStatus, paymentMethod }: Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod'>) {
  const { t } = useTranslation('orders')
  // The customer has paid, but the person or carrier that delivered still has the cash.
  if (isCashOutstanding({ status, paymentMethod, paymentStatus })) return <StatusBadge tone="wait">{t('payment.owed')}</StatusBadge>
  return <StatusBadge tone={paymentTone(paymentStatus, paymentMethod)}>{t(`payment.${paymentStatus}`)}</StatusBadge>
}

export function ParcelBadge({ status }: { status: string }) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={parcelTone(status)}>{t(`parcel.${status as 'pending'}`)}</StatusBadge>
}
