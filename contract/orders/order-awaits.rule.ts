import { awaitsDeposit } from './deposit.rule.ts'
import type { Order, OrderAwaits } from './orders.ts'

type OrderState = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'toConfirm' | 'deposit' | 'depositPaid'>

/** An order by wallet or transfer whose money is not here. One that expired can still be paid. */
export function awaitsPayment({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return status === 'pending' && paymentMethod !== 'cod' && (paymentStatus === 'unpaid' || paymentStatus === 'expired')
}

/** The buyer has to pay before the shop starts: the order, or its deposit. */
export function awaitsMoney(order: Omit<OrderState, 'toConfirm'>): boolean {
  return awaitsPayment(order) || awaitsDeposit(order)
}

/** What a pending order awaits before the shop starts it; null if nothing. */
export function awaitedOf(order: OrderState): OrderAwaits | null {
  if (order.status !== 'pending') return null
  if (awaitsDeposit(order)) return 'deposit'
  if (order.toConfirm) return 'confirmation'
  return awaitsPayment(order) ? 'payment' : null
}
