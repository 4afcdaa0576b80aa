import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { actorOf } from '../order-actor.rule.ts'
import { insertEvent, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { lockExchange } from './lock-exchange.ts'

type Withdrawal = { orderId: string; exchangeId: string; viewer: OrderViewer }

/** The customer takes a request back, as long as the shop has not decided on it. Nothing is reserved for it yet. */
export async function withdrawExchange({ db, clock }: Pick<Platform, 'db' | 'clock'>, withdrawal: Withdrawal): Promise<StoredExchange> {
  const { orderId, exchangeId, viewer } = withdrawal
  return transact(db, async (tx) => {
    const now = clock.now()
    await getVisibleOrder(tx, orderId, viewer)
    const { exchange, order } = await lockExchange(tx, exchangeId)
    if (order.id !== orderId) throw new AppError('not_found')
    if (exchange.status !== 'requested') throw new AppError('move_not_allowed')
    await updateExchange(tx, exchangeId, { status: 'cancelled', decidedAt: now })
    const move = { from: exchange.status, to: 'cancelled' }
    await insertEvent(tx, orderId, { at: now, what: 'exchange', ...move, by: actorOf(order, viewer), note: 'withdrawn' })
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'exchange.status', subject: exchangeId, details: { orderId, ...move } })
    return (await findExchange(tx, exchangeId)) as StoredExchange
  })
}
