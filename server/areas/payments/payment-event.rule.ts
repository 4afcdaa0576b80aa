import type { OrderStatus, PaymentStatus } from '../../../contract/orders.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { MomoOutcome } from './momo/momo-result.rule.ts'
import type { PaymentRow } from './payments.sql.ts'

/** What the gateway says about one try, whichever way it reached us. */
export type PaymentEvent = {
  from: 'callback' | 'query'
  gatewayOrderId: string
  /** Whether it is about a payment to this shop. */
  isOurs: boolean
  /** Null in the answer to our own question, which carries the question's. */
  requestId: string | null
  amount: number
  transId: string
  payType: string
  resultCode: number
  outcome: MomoOutcome
  reason: string
}

type PaymentFacts = Pick<PaymentRow, 'state' | 'amountVnd' | 'gatewayRequestId' | 'transId'>
type OrderFacts = { status: OrderStatus; paymentStatus: PaymentStatus; stock: OrderRow['stock'] }

/**
 * - `pay`: the money for an order that waits for it.
 * - `pay-late`: nothing is reserved for it, because its time was over or nobody has confirmed it; there may be enough, or not.
 * - `pay-closed`: the order is cancelled: the money goes back.
 * - `pay-twice`: the order is paid already by another try: this money goes back.
 */
export type Verdict =
  | { kind: 'nothing' }
  | { kind: 'mismatch'; why: 'partner' | 'amount' | 'request' | 'transaction' }
  | { kind: 'failed'; state: 'failed' | 'expired' }
  | { kind: 'pay' | 'pay-late' | 'pay-closed' | 'pay-twice' }

/** Decides what a word of the gateway means for a try and its order. What is paid never becomes unpaid. */
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
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return { kind: 'pay-twice' }
  if (order.status === 'cancelled') return { kind: 'pay-closed' }
  return { kind: order.stock === 'released' || order.stock === 'unreserved' ? 'pay-late' : 'pay' }
}
