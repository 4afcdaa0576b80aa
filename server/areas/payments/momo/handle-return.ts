import { hit } from '../../../platform/http/rate-limit.ts'
import type { OrderRow } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPaymentByGatewayOrder } from '../payments.sql.ts'
import { queryWithTimeout } from './query-gateway.ts'

/** A page that is reloaded, or a query that is replayed, does not make us ask without end. */
const limit = { name: 'payment-return', most: 10, seconds: 60 }

/**
 * A browser is back from the gateway. What it brings may be copied or replayed by anybody, so it is
 * never believed: genuine, and about a try at paying this very order, it is a reason to ask the gateway now.
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
