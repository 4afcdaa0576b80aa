import { addSeconds } from '../../../contract/durations.ts'
import type { Db } from '../../platform/database/client.ts'
import type { OrderRow } from '../orders/orders.ts'
import { findLatestPayment, updatePayment } from './payments.sql.ts'

/** Ends the running wallet attempt. The gateway cannot cancel it, so it is queried as long as it could still be paid. */
export async function retireAttempt(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const latest = await findLatestPayment(tx, order.id)
  if (latest?.state !== 'starting' && latest?.state !== 'waiting') return
  const queryAt = latest.claimedUntil ?? latest.queryAt
  const wasRequested = latest.state === 'waiting' || latest.claimedUntil !== null
  await updatePayment(tx, latest.id, {
    state: 'failed',
    reason: 'method-changed',
    claimedUntil: null,
    queryAt: wasRequested ? (queryAt ?? addSeconds(now, 10)) : null,
  })
}
