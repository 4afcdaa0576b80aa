import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../platform/http/errors.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPayment, type PaymentRow } from './payments.sql.ts'

const pauseMs = 150
const maxPauses = 80

/**
 * Waits, without holding a connection, for the process that is calling the gateway. Returns its payment, or null
 * where it gave up and the attempt can be claimed.
 */
export async function awaitConcurrentAttempt(deps: PaymentDeps, { id, claimedUntil }: PaymentRow): Promise<PaymentRow | null> {
  for (let pause = 0; pause < maxPauses; pause++) {
    await sleep(pauseMs)
    const payment = await findPayment(deps.platform.db, id)
    if (payment?.state === 'waiting' && payment.paymentUrl) return payment
    if (payment?.state === 'paid' || payment?.state === 'surplus') throw new AppError('already_paid')
    if (payment?.state === 'failed' || payment?.state === 'expired') {
      throw new AppError(payment.reason === 'gateway-timeout' ? 'gateway_timeout' : 'gateway_failed')
    }
    if (claimedUntil && deps.platform.clock.now() > claimedUntil) return null
  }
  throw new AppError('gateway_timeout')
}
