import type { OrderStatus, PaymentStatus } from '../../../contract/orders/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import { type MailDeps, mailMove } from './mails/mail-customer.ts'
import { requireMove, requirePaymentMove } from './order-moves.rule.ts'
import { findLines, insertEvent, type OrderRow, updateOrder } from './orders.sql.ts'
import { commitOrderStock, releaseOrder, type StockDeps } from './reservations/order-stock.ts'
import { reserveAfterPlacing } from './reservations/reserve-after-placing.ts'

/** The actor in an order's history; names of staff are in the audit log only. */
export type Actor = 'customer' | 'guest' | 'admin' | 'system' | 'gateway' | 'carrier'
type Step<To> = { to: To; by: Actor; now: Date; note?: string | undefined }
/** `quiet`: an intermediate step; the customer is mailed about the last one only. */
type OrderStep = Step<OrderStatus> & { quiet?: boolean }

/**
 * Moves a locked order along its table; throws on any other move. Processing commits its units, whatever the payment
 * method, and cancelling restocks them. The customer is mailed when it is shipped, delivered or cancelled. An order
 * without a reservation reserves its units to be processed, or throws `order_out_of_stock`.
 */
export async function moveOrder(tx: Db, deps: StockDeps & MailDeps, order: OrderRow, step: OrderStep): Promise<OrderRow> {
  const { to, by, now, note } = step
  requireMove(order, to)
  const reserved = to === 'processing' ? await requireStock(tx, deps, order, now) : order
  await insertEvent(tx, order.id, { at: now, what: 'status', from: order.status, to, by, note })
  const stock = await moveStockOfOrder(tx, deps, reserved, to)
  const moved = await updateOrder(tx, order.id, { status: to, stock, ...confirmedBy(reserved, to, now) })
  if (to === 'delivered') await invalidateReviews(tx, deps, order)
  if (!step.quiet) await mailMove(tx, deps, moved, note)
  return moved
}

async function requireStock(tx: Db, deps: StockDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.stock === 'held') return order
  const reservation = await reserveAfterPlacing(tx, deps, order, { now })
  if (reservation.kind === 'reserved') return reservation.order
  throw new AppError(reservation.kind === 'short' ? 'order_out_of_stock' : 'discount_used_up')
}

/** Every move clears the IP; processing a cash order confirms it. */
function confirmedBy({ confirmedAt, paymentMethod }: OrderRow, to: OrderStatus, now: Date): Partial<OrderRow> {
  const isBegun = to === 'processing' && paymentMethod === 'cod'
  return { ipKey: null, ...(isBegun ? { confirmedAt: confirmedAt ?? now } : {}) }
}

/** Moves the stock of the order. Units lost by a carrier are not restocked by a cancellation, but may still arrive. */
async function moveStockOfOrder(tx: Db, deps: StockDeps, order: OrderRow, to: OrderStatus): Promise<OrderRow['stock']> {
  if (to === 'processing') {
    await commitOrderStock(tx, order)
    return 'taken'
  }
  if (to === 'cancelled') {
    await releaseOrder(tx, deps, order)
    return order.stock === 'lost' ? 'lost' : 'released'
  }
  return to === 'delivered' ? 'taken' : order.stock
}

/** The customer's reviews are now those of a buyer, so cached pages with them are stale. */
async function invalidateReviews(tx: Db, { pageCache }: StockDeps, order: OrderRow): Promise<void> {
  if (order.userId === null) return
  const productIds = (await findLines(tx, order.id)).map(({ productId }) => productId)
  await invalidateProductPages(tx, [...new Set(productIds)], { pageCache })
}

/** Moves the payment of a locked order along its table; does not touch the stock. */
export async function movePayment(tx: Db, order: OrderRow, { to, by, now, note }: Step<PaymentStatus>): Promise<OrderRow> {
  requirePaymentMove(order.paymentStatus, to)
  await insertEvent(tx, order.id, { at: now, what: 'payment', from: order.paymentStatus, to, by, note })
  return updateOrder(tx, order.id, { paymentStatus: to, ...(to === 'paid' ? { paidAt: now } : {}) })
}

/**
 * The one way back from paid: the cash of a delivered order was booked by a carrier's statement by mistake. Not in the
 * table of moves, because no payment event may ever lead here.
 */
export async function revertCashPayment(tx: Db, order: OrderRow, { by, now, note }: Omit<Step<PaymentStatus>, 'to'>): Promise<OrderRow> {
  const { paymentMethod, paymentStatus, status } = order
  if (paymentMethod !== 'cod' || paymentStatus !== 'paid' || status !== 'delivered') throw new AppError('move_not_allowed')
  await insertEvent(tx, order.id, { at: now, what: 'payment', from: 'paid', to: 'unpaid', by, note })
  return updateOrder(tx, order.id, { paymentStatus: 'unpaid', paidAt: null })
}

/** The payment is overdue: units and coupon are released, and the order may still be paid. */
export async function expireOrder(tx: Db, deps: StockDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  await releaseOrder(tx, deps, order)
  const expired = await movePayment(tx, order, { to: 'expired', by: 'system', now })
  return updateOrder(tx, expired.id, { stock: 'released' })
}

/** Adds an event to the order's history that is not a move. */
export async function recordEvent(tx: Db, orderId: string, { what, by, now, note }: { what: string; by: Actor; now: Date; note?: string }) {
  await insertEvent(tx, orderId, { at: now, what, by, note })
}
