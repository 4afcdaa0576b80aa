import type { AdminOrder } from '../../../../contract/orders.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { owesCash } from './next-steps.ts'
import { parcelTone, paymentTone, statusTones } from './order-words.ts'

export function OrderBadge({ status }: Pick<AdminOrder, 'status'>) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
}

type Reserved = Pick<AdminOrder, 'status' | 'paymentMethod' | 'toConfirm' | 'stockState' | 'confirmed'>

/** Of a cash order that waits: whether it is confirmed, and whether its stock is reserved. */
export function ConfirmationBadge({ status, paymentMethod, toConfirm, confirmed, stockState }: Reserved) {
  const { t } = useTranslation('orders')
  if (status !== 'pending' || paymentMethod !== 'cod') return null
  return (
    <>
      {toConfirm && <StatusBadge tone="wait">{t('reservation.toConfirm')}</StatusBadge>}
      {confirmed && <StatusBadge tone="good">{t('reservation.confirmed')}</StatusBadge>}
      {(stockState === 'unreserved' || stockState === 'released') && <StatusBadge tone="bad">{t(`reservation.${stockState}`)}</StatusBadge>}
    </>
  )
}

export function PaymentBadge({ status, paymentStatus, paymentMethod }: Pick<AdminOrder, 'status' | 'paymentStatus' | 'paymentMethod'>) {
  const { t } = useTranslation('orders')
  // The customer has paid; whoever delivered it has the cash.
  if (owesCash({ status, paymentMethod, paymentStatus })) return <StatusBadge tone="wait">{t('payment.owed')}</StatusBadge>
  return <StatusBadge tone={paymentTone(paymentStatus, paymentMethod)}>{t(`payment.${paymentStatus}`)}</StatusBadge>
}

export function ParcelBadge({ status }: { status: string }) {
  const { t } = useTranslation('orders')
  return <StatusBadge tone={parcelTone(status)}>{t(`parcel.${status as 'pending'}`)}</StatusBadge>
}
