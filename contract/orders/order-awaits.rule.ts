import { awaitsDeposit } from './deposit.rule.ts'
import type { Order, OrderAwaits } from './orders.ts'

type OrderState = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'toConfirm' | 'deposit' | 'depositPaid'>

/** What a pending order awaits before the shop starts it; null if nothing. */
export function awaitedOf(order: OrderState): OrderAwaits | null {
  if (order.status !== 'pending') return null
  if (awaitsDeposit(order)) return 'deposit'
  if (order.toConfirm) return 'confirmation'
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  return order.paymentMethod === 'cod' || isPaid ? null : 'payment'
}
