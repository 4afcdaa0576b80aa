import type { OrderStatus, PaymentStatus } from '../../../contract/orders/orders.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { MomoOutcome } from './momo/momo-result.rule.ts'
import type { PaymentRow } from './payments.sql.ts'

/** The gateway's event about one attempt, by whichever way it arrived. */
export type PaymentEvent = {
  from: 'callback' | 'query'
  gatewayOrderId: string
  /** Whether it is about a payment to this shop. */
  isOurs: boolean
  /** Null in the response to our own query, which has the query's. */
  requestId: string | null
  amount: number
  transId: string
  payType: string
  resultCode: number
  outcome: MomoOutcome
  reason: string
}

type PaymentFacts = Pick<PaymentRow, 'state' | 'amountVnd' | 'gatewayRequestId' | 'transId' | 'isExtra'>
type OrderFacts = { status: OrderStatus; paymentStatus: PaymentStatus; stock: OrderRow['stock'] }

/**
 * - `pay`: the money for an order that waits for it.
 * - `pay-extra`: the difference of a paid order that was edited; what is too much of it is refunded.
 * - `pay-late`: nothing is reserved for it, because it expired or was not confirmed; there may be enough stock, or
 * not.
 * - `pay-closed`: the order is cancelled: the money is refunded.
 * - `paid-twice`: the order is paid already by another attempt. This money is stored as a `surplus` payment and refunded.
 */
export type Verdict =
  | { kind: 'nothing' }
  | { kind: 'mismatch'; why: 'partner' | 'amount' | 'request' | 'transaction' }
  | { kind: 'failed'; state: 'failed' | 'expired' }
  | { kind: 'pay' | 'pay-extra' | 'pay-late' | 'pay-closed' | 'paid-twice' }

/** Classifies a gateway event for an attempt and its order. A paid one never becomes unpaid. */
export function classifyPaymentEvent(event: PaymentEvent, payment: PaymentFacts, order: OrderFacts): Verdict {
  if (!event.isOurs) return { kind: 'mismatch', why: 'partner' }
  if (event.requestId !== null && event.requestId !== payment.gatewayRequestId) return { kind: 'mismatch', why: 'request' }
  const isPaid = event.outcome === 'paid' || event.outcome === 'authorised'
  if ((isPaid || event.from === 'callback') && event.amount !== payment.amountVnd) return { kind: 'mismatch', why: 'amount' }
  if (isPaid) return classifyPaid(event, payment, order)
  const isOver = payment.state === 'paid' || payment.state === 'surplus'
  if (isOver || (event.outcome !== 'failed' && event.outcome !== 'expired')) return { kind: 'nothing' }
  return { kind: 'failed', state: event.outcome }
}

function classifyPaid(event: PaymentEvent, payment: PaymentFacts, order: OrderFacts): Verdict {
  if (payment.state === 'paid' || payment.state === 'surplus') {
    return payment.transId === event.transId ? { kind: 'nothing' } : { kind: 'mismatch', why: 'transaction' }
  }
  if (payment.isExtra && order.paymentStatus === 'paid' && order.status !== 'cancelled') return { kind: 'pay-extra' }
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return { kind: 'paid-twice' }
  if (order.status === 'cancelled') return { kind: 'pay-closed' }
  return { kind: order.stock === 'released' || order.stock === 'unreserved' ? 'pay-late' : 'pay' }
}
