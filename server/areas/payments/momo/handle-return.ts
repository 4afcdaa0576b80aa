import { hit } from '../../../platform/http/rate-limit.ts'
import type { OrderRow } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPaymentByGatewayOrder } from '../payments.sql.ts'
import { queryWithTimeout } from './query-gateway.ts'

/** A reloaded page or a replayed query must not cause queries without end. */
const limit = { name: 'payment-return', max: 10, seconds: 60 }

/**
 * The browser returned from the gateway. Anyone may copy or replay its query, so it is never trusted: a genuine one
 * about an attempt for this order makes the shop query the gateway now.
 */
export async function handleReturn(deps: PaymentDeps, order: OrderRow, query: string): Promise<void> {
  const { db, clock } = deps.platform
  const verified = deps.momo?.verifyReturn(new URLSearchParams(query))
  if (verified?.kind !== 'genuine') return
  const payment = await findPaymentByGatewayOrder(db, verified.notice.orderId)
  if (payment?.orderId !== order.id || payment.state === 'paid' || payment.state === 'surplus') return
  if ((await hit(db, limit, payment.id, clock.now())) > 0) return
  await queryWithTimeout(deps, payment)
}
