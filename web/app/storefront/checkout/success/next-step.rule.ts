import { awaitedOf } from '../../../../../contract/orders/order-awaits.rule.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'

export type NextStep = 'pay' | 'payAgain' | 'deposit' | 'confirm' | 'prepare' | 'onTheWay' | 'arrived' | 'buyAgain'

type NextStepOrder = Parameters<typeof awaitedOf>[0] & Pick<Order, 'status'>

/** The next step of an order, by the shop or by the customer. */
export function nextStep(order: NextStepOrder): NextStep {
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') return 'buyAgain'
  if (order.status === 'shipped') return 'onTheWay'
  if (order.status === 'delivered') return 'arrived'
  const awaited = awaitedOf(order)
  if (awaited === 'payment') return order.paymentStatus === 'expired' ? 'payAgain' : 'pay'
  if (awaited === 'deposit') return 'deposit'
  return awaited === 'confirmation' ? 'confirm' : 'prepare'
}
