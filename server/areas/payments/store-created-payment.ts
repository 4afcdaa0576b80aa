import { addSeconds } from '../../../contract/durations.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { insertEvent, lockOrder } from '../orders/orders.ts'
import type { MomoCreated } from './momo/momo.client.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { lockPayment, type PaymentRow, updatePayment } from './payments.sql.ts'

/** The delay before the first query of a payment. */
const firstQuerySeconds = 10

/**
 * Records the gateway's response to a new payment. A callback may have been faster: what has moved since stays as it
 * is. Throws where there is no pay page.
 */
export async function storeCreatedPayment(deps: PaymentDeps, payment: PaymentRow, created: MomoCreated): Promise<PaymentRow> {
  const { platform } = deps
  if (created.kind !== 'created') platform.log.warn({ payment: payment.id, ...created }, 'the gateway created no payment')
  const now = platform.clock.now()
  const { finished, isClosed, isMoved } = await transact(platform.db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    const { state } = await lockPayment(tx, payment.id)
    const change = state === 'starting' ? changeBy(created, addSeconds(now, firstQuerySeconds)) : {}
    if (change.state === 'failed') {
      await insertEvent(tx, payment.orderId, { at: now, what: 'payment-try', to: 'failed', by: 'gateway', note: change.reason })
    }
    const finished = await updatePayment(tx, payment.id, { ...change, claimedUntil: null })
    return { finished, isClosed: order?.status === 'cancelled', isMoved: order?.paymentMethod !== 'momo' }
  })
  if (finished.state === 'paid' || finished.state === 'surplus') throw new AppError('already_paid')
  if (isClosed) throw new AppError('order_closed')
  if (isMoved) throw new AppError('other_payment_method')
  if (created.kind === 'created' && finished.state === 'waiting') return finished
  throw new AppError(failureOf(created))
}

function changeBy(created: MomoCreated, queryAt: Date): Partial<PaymentRow> {
  if (created.kind === 'created') {
    const { payUrl: paymentUrl, qrCodeUrl = null, deeplink = null } = created
    return { state: 'waiting', paymentUrl, qrCodeUrl, deeplink, queryAt }
  }
  // Only a query shows whether the gateway received the request.
  if (created.kind !== 'gateway-refused') return { state: 'failed', reason: created.kind, queryAt }
  return { state: 'failed', reason: created.code, resultCode: created.resultCode, queryAt }
}

function failureOf(created: MomoCreated): 'amount_out_of_range' | 'gateway_timeout' | 'gateway_failed' {
  if (created.kind === 'amount-out-of-range') return 'amount_out_of_range'
  return created.kind === 'gateway-timeout' ? 'gateway_timeout' : 'gateway_failed'
}
