import type { Db } from '../../platform/database/client.ts'
import { insertEvent } from '../orders/orders.ts'
import type { PaymentEvent } from './payment-event.rule.ts'
import { type PaymentRow, updatePayment } from './payments.sql.ts'

type FailedAttempt = { payment: PaymentRow; event: Pick<PaymentEvent, 'resultCode' | 'reason'>; state: 'failed' | 'expired'; now: Date }

/** The gateway ended this attempt for good. The order stays as it is and can be paid by another one. */
export async function recordFailedAttempt(tx: Db, { payment, event, state, now }: FailedAttempt): Promise<void> {
  const isNews = payment.state === 'starting' || payment.state === 'waiting'
  const { resultCode, reason } = event
  await updatePayment(tx, payment.id, { queryAt: null, claimedUntil: null, ...(isNews ? { state, resultCode, reason } : {}) })
  if (isNews) await insertEvent(tx, payment.orderId, { at: now, what: 'payment-try', to: state, by: 'gateway', note: reason })
}
