import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { amountOnDelivery, awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import { awaitsPayment } from '../../../../../contract/orders/order-awaits.rule.ts'
import { isCashOutstanding } from '../next-steps.rule.ts'

/**
 * What the money of an order needs next. `deposit`, `received`, `extra`: record that it has come; `link`: send the customer the
 * link to pay; `refund`: send it back.
 */
export type MoneyStep = 'deposit' | 'received' | 'extra' | 'link' | 'refund'

type Refunds = Pick<OrderPayments['data'], 'refunds' | 'refundable'>

/** `isFirst`: nothing else can be done for the order before it. */
export function moneyStepOf(order: AdminOrder, { refunds, refundable }: Refunds): { step: MoneyStep; isFirst: boolean } | null {
  const { status, paymentMethod, extraDue = 0 } = order
  const due = refunds.filter(({ state }) => state === 'open' || state === 'failed')
  const isRefundDue = refundable > 0 && due.length > 0
  // Nobody packs an order whose money all goes back.
  const isAllDue = due.reduce((sum, { amount }) => sum + amount, 0) >= refundable
  if (awaitsDeposit(order)) return { step: 'deposit', isFirst: true }
  if (status === 'cancelled') return isRefundDue ? { step: 'refund', isFirst: true } : null
  if (isCashOutstanding(order)) return { step: 'received', isFirst: true }
  if (awaitsPayment(order)) return { step: paymentMethod === 'bank' ? 'received' : 'link', isFirst: true }
  if (extraDue > 0) return { step: 'extra', isFirst: status === 'delivered' }
  return isRefundDue ? { step: 'refund', isFirst: status === 'delivered' || isAllDue } : null
}

export function moneyStepAmount(step: MoneyStep, order: AdminOrder, { refunds, refundable }: Refunds): number {
  const { deposit, extraDue: extra = 0, finalAmount: link } = order
  const refund = dueRefundOf({ refunds })?.amount ?? refundable
  return { deposit, received: amountOnDelivery(order), extra, link, refund }[step]
}

/** The refund to send first. */
export function dueRefundOf({ refunds }: Pick<Refunds, 'refunds'>): Refunds['refunds'][number] | undefined {
  return refunds.find(({ state }) => state === 'open' || state === 'failed')
}
