import type { OrderStatus } from '../../../contract/orders/orders.ts'
import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderVersion } from './edit-guards.rule.ts'
import { deleteEvent, lockOrder, type OrderEventRow, type OrderRow, type StoredOrder, updateOrder, withDetails } from './orders.sql.ts'
import { reserveCommittedUnits } from './reservations/order-stock.ts'
import { isUndoTooLate, undoableMove } from './undo-move.rule.ts'

type Undo = { orderId: string; expectedVersion: number; staffId: string }

/**
 * Takes back the last move of an order by staff, within a few minutes and only where nobody was mailed and no money moved.
 * Its event is deleted, so that the order is in the state, and at the version, of before; the audit log has both.
 */
export async function undoMove(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { orderId, expectedVersion, staffId }: Undo,
): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const [order] = locked ? await withDetails(tx, [locked]) : []
    if (!order) throw new AppError('not_found')
    if (orderVersion(order) !== expectedVersion) throw new AppError('order_changed')
    const move = undoableMove(order)
    if (!move?.from || isUndoTooLate(move, clock.now())) throw new AppError('move_not_allowed')
    if (order.status === 'processing') await reserveCommittedUnits(tx, order)
    await deleteEvent(tx, move)
    const moved = await updateOrder(tx, orderId, stateBefore(order, move))
    await audit(tx, { who: staffId, what: 'order.status-undone', subject: orderId, details: { from: order.status, to: moved.status } })
    const [undone] = await withDetails(tx, [moved])
    return undone as StoredOrder
  })
}

/** A cash order that was confirmed by being begun waits for its confirmation again. */
function stateBefore({ status, confirmedAt }: OrderRow, { from, at }: OrderEventRow): Partial<OrderRow> {
  const before = { status: from as OrderStatus }
  if (status !== 'processing') return before
  const isConfirmedByMove = confirmedAt?.getTime() === at.getTime()
  return { ...before, stock: 'held', ...(isConfirmedByMove ? { confirmedAt: null } : {}) }
}
