import type { Language } from '../../../contract/language.ts'
import type { PaymentState } from '../../../contract/payments.ts'
import type { OrderRow } from '../orders/orders.ts'
import { failureText } from './failure-texts.ts'
import { isRenewable } from './make-payable.ts'
import type { PaymentRow } from './payments.sql.ts'

/** How the paying of an order stands, as its waiting page shows it. */
export function describePayment(order: OrderRow, payment: PaymentRow | undefined, language: Language, now: Date): PaymentState {
  const awaitsMoney = order.status === 'pending' && (order.paymentStatus === 'unpaid' || order.paymentStatus === 'expired')
  const isWaiting = awaitsMoney && order.paymentStatus === 'unpaid' && payment?.state === 'waiting'
  const isStarting = payment?.state === 'starting' && payment.claimedUntil !== null && payment.claimedUntil > now
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    finalAmount: order.totalVnd,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    paymentDueDate: order.paymentDueAt?.toISOString() ?? null,
    ...(isWaiting ? linksOf(payment) : {}),
    attempt: payment ? describeTry(payment, language) : null,
    canPayAgain: awaitsMoney && order.paymentMethod === 'momo' && !isWaiting && !isStarting && isRenewable(order, now),
  }
}

function linksOf({ paymentUrl, qrCodeUrl, deeplink }: PaymentRow) {
  return { ...(paymentUrl ? { paymentUrl } : {}), ...(qrCodeUrl ? { qrCodeUrl } : {}), ...(deeplink ? { deeplink } : {}) }
}

function describeTry({ state, reason }: PaymentRow, language: Language): PaymentState['attempt'] {
  if (state === 'surplus') return { state: 'paid' }
  const isOver = state === 'failed' || state === 'expired'
  return isOver && reason ? { state, code: reason, reason: failureText(reason, language) } : { state }
}
