import { isPickedUp } from '../../../contract/orders/is-picked-up.rule.ts'
import { awaitedOf } from '../../../contract/orders/order-awaits.rule.ts'
import type { Order, OrderAwaits } from '../../../contract/orders/orders.ts'
import { Badge } from '../ui/badge.tsx'
import { useOrderTexts } from './order-texts.ts'

const tones = { pending: 'muted', processing: 'info', shipped: 'info', delivered: 'sage', cancelled: 'muted' } as const

type OrderStatusProps = { order: Pick<Order, 'status' | 'shippingMethod' | 'shipment'>; awaits: OrderAwaits | null }

/** The status of an order in one phrase: a pending one by what it waits for. */
export function OrderStatus({ order, awaits }: OrderStatusProps) {
  const { status } = order
  const { t } = useOrderTexts()
  const isWithBuyer = isPickedUp(order) && (status === 'shipped' || status === 'delivered')
  return <Badge tone={tones[status]}>{t(awaits ? `awaits.${awaits}` : isWithBuyer ? `pickup.${status}` : `status.${status}`)}</Badge>
}

export function OrderStatusOf({ order }: { order: Order }) {
  return <OrderStatus order={order} awaits={awaitedOf(order)} />
}
