import type { OrderStatus, PaymentStatus } from '../../../contract/orders.ts'
import type { Db } from '../../platform/db.ts'
import { requireMove, requirePaymentMove } from './order-moves.ts'
import { giveBack, type HeldAgain, holdAgain, type Shelves, takePieces } from './order-pieces.ts'
import { insertEvent, type OrderRow, updateOrder } from './orders.sql.ts'

/** Who did it, as an order's history tells: the back office's names stay in the audit log. */
export type Actor = 'customer' | 'guest' | 'admin' | 'system' | 'gateway'
type Step<To> = { to: To; by: Actor; now: Date; note?: string | undefined }

/**
 * Moves a locked order along its table; any other move throws. The pieces leave the shelf when the
 * order is processed, whatever the way of paying, and come back when it is cancelled.
 */
export async function moveOrder(tx: Db, shelves: Shelves, order: OrderRow, { to, by, now, note }: Step<OrderStatus>): Promise<OrderRow> {
  requireMove(order, to)
  await insertEvent(tx, order.id, { at: now, what: 'status', from: order.status, to, by, note })
  if (to === 'processing') {
    await takePieces(tx, shelves, order)
    return updateOrder(tx, order.id, { status: to, stock: 'taken' })
  }
  if (to === 'cancelled') {
    await giveBack(tx, shelves, order)
    return updateOrder(tx, order.id, { status: to, stock: 'released' })
  }
  return updateOrder(tx, order.id, { status: to })
}

/** Moves the payment of a locked order along its table. Stock is not its business. */
export async function movePayment(tx: Db, order: OrderRow, { to, by, now, note }: Step<PaymentStatus>): Promise<OrderRow> {
  requirePaymentMove(order.paymentStatus, to)
  await insertEvent(tx, order.id, { at: now, what: 'payment', from: order.paymentStatus, to, by, note })
  return updateOrder(tx, order.id, { paymentStatus: to, ...(to === 'paid' ? { paidAt: now } : {}) })
}

/** The time to pay is over: pieces and coupon go back, the order stays and may still be paid. */
export async function expireOrder(tx: Db, shelves: Shelves, order: OrderRow, now: Date): Promise<OrderRow> {
  await giveBack(tx, shelves, order)
  const expired = await movePayment(tx, order, { to: 'expired', by: 'system', now })
  return updateOrder(tx, expired.id, { stock: 'released' })
}

/** An expired order takes its pieces and its coupon again, if they are still to be had. */
export async function reviveOrder(
  tx: Db,
  shelves: Shelves,
  order: OrderRow,
): Promise<{ kind: 'revived'; order: OrderRow } | Exclude<HeldAgain, { kind: 'held' }>> {
  const held = await holdAgain(tx, shelves, order)
  if (held.kind !== 'held') return held
  return { kind: 'revived', order: await updateOrder(tx, order.id, { stock: 'held' }) }
}

/** Something worth telling in an order's history that moves nothing. */
export async function noteEvent(tx: Db, orderId: string, { what, by, now, note }: { what: string; by: Actor; now: Date; note?: string }) {
  await insertEvent(tx, orderId, { at: now, what, by, note })
}
