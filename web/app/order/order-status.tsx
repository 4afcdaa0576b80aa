import { awaitsDeposit } from '../../../contract/deposit.ts'
import type { Order, OrderStatus as Status } from '../../../contract/orders.ts'
import { Badge } from '../ui/badge.tsx'
import { useOrderTexts } from './order-texts.ts'

const tones = { pending: 'muted', processing: 'info', shipped: 'info', delivered: 'sage', cancelled: 'muted' } as const

/** How an order stands, in a word. */
export function OrderStatus({ status }: { status: Status }) {
  const { t } = useOrderTexts()
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** Money is missing, and can still be brought. */
export function isPayable(order: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'deposit' | 'depositPaid'>): boolean {
  const { status, paymentMethod, paymentStatus } = order
  if (awaitsDeposit(order)) return true
  return status === 'pending' && paymentMethod !== 'cod' && (paymentStatus === 'unpaid' || paymentStatus === 'expired')
}
