import { awaitsDeposit } from '../../../contract/orders/deposit.rule.ts'
import { awaitedOf } from '../../../contract/orders/order-awaits.rule.ts'
import type { Order, OrderAwaits, OrderStatus as Status } from '../../../contract/orders/orders.ts'
import { Badge } from '../ui/badge.tsx'
import { useOrderTexts } from './order-texts.ts'

const tones = { pending: 'muted', processing: 'info', shipped: 'info', delivered: 'sage', cancelled: 'muted' } as const

/** The status of an order in one phrase: a pending one by what it waits for. */
export function OrderStatus({ status, awaits }: { status: Status; awaits: OrderAwaits | null }) {
  const { t } = useOrderTexts()
  return <Badge tone={tones[status]}>{t(awaits ? `awaits.${awaits}` : `status.${status}`)}</Badge>
}

export function OrderStatusOf({ order }: { order: Order }) {
  return <OrderStatus status={order.status} awaits={awaitedOf(order)} />
}

/** The order is unpaid and can still be paid. */
export function isPayable(order: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'deposit' | 'depositPaid'>): boolean {
  const { status, paymentMethod, paymentStatus } = order
  if (awaitsDeposit(order)) return true
  return status === 'pending' && paymentMethod !== 'cod' && (paymentStatus === 'unpaid' || paymentStatus === 'expired')
}
