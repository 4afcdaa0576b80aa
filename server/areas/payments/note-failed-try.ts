import type { Db } from '../../platform/db.ts'
import { insertEvent } from '../orders/orders.ts'
import type { GatewayWord } from './judge-word.ts'
import { type PaymentRow, updatePayment } from './payments.sql.ts'

type FailedTry = { payment: PaymentRow; word: Pick<GatewayWord, 'resultCode' | 'reason'>; state: 'failed' | 'expired'; now: Date }

/** The gateway has given this try up for good. The order stays as it is and can be paid by another one. */
export async function noteFailedTry(tx: Db, { payment, word, state, now }: FailedTry): Promise<void> {
  const isNews = payment.state === 'starting' || payment.state === 'waiting'
  const { resultCode, reason } = word
  await updatePayment(tx, payment.id, { queryAt: null, claimedUntil: null, ...(isNews ? { state, resultCode, reason } : {}) })
  if (isNews) await insertEvent(tx, payment.orderId, { at: now, what: 'payment-try', to: state, by: 'gateway', note: reason })
}
