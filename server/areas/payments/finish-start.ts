import { AppError } from '../../platform/http/errors.ts'
import { transact } from '../../platform/transact.ts'
import { insertEvent, lockOrder } from '../orders/orders.ts'
import type { MomoCreated } from './momo.ts'
import { type PaymentRoom, secondsAfter } from './payment-room.ts'
import { lockPayment, type PaymentRow, updatePayment } from './payments.sql.ts'

/** How soon the gateway is asked for the first time how a payment stands. */
const firstQuerySeconds = 10

/**
 * Writes down what the gateway answered to a new payment. Its own word may have been faster: what has
 * moved on meanwhile stays as it is. Throws where there is nowhere to send the shopper.
 */
export async function finishStart(room: PaymentRoom, payment: PaymentRow, created: MomoCreated): Promise<PaymentRow> {
  const { platform } = room
  if (created.kind !== 'created') platform.log.warn({ payment: payment.id, ...created }, 'the gateway began no payment')
  const now = platform.clock.now()
  const queryAt = secondsAfter(now, firstQuerySeconds)
  let isClosed = false
  const finished = await transact(platform.db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    isClosed = order?.status === 'cancelled'
    const { state } = await lockPayment(tx, payment.id)
    if (state !== 'starting') return updatePayment(tx, payment.id, { claimedUntil: null })
    if (created.kind === 'created') {
      const { payUrl: paymentUrl, qrCodeUrl, deeplink } = created
      return updatePayment(tx, payment.id, { state: 'waiting', paymentUrl, qrCodeUrl, deeplink, claimedUntil: null, queryAt })
    }
    await insertEvent(tx, payment.orderId, { at: now, what: 'payment-try', to: 'failed', by: 'gateway', note: created.kind })
    const resultCode = created.kind === 'gateway-refused' ? created.resultCode : null
    // Whether it heard of the payment all the same, only a question tells.
    return updatePayment(tx, payment.id, { state: 'failed', reason: created.kind, resultCode, claimedUntil: null, queryAt })
  })
  if (finished.state === 'paid' || finished.state === 'surplus') throw new AppError('already_paid')
  if (isClosed) throw new AppError('order_closed')
  if (created.kind === 'created' && finished.state === 'waiting') return finished
  throw new AppError(failureOf(created))
}

function failureOf(created: MomoCreated): 'amount_out_of_range' | 'gateway_timeout' | 'gateway_failed' {
  if (created.kind === 'amount-out-of-range') return 'amount_out_of_range'
  return created.kind === 'gateway-timeout' ? 'gateway_timeout' : 'gateway_failed'
}
