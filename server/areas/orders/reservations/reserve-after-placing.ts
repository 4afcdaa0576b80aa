import { giftWindow } from '../../../../contract/gifts/gift-day.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findFree } from '../../catalogue/catalogue.ts'
import { deliveryDays, findDeliveryArea, pickupArea, readSettings } from '../../content/content.ts'
import { findLines, insertEvent, type OrderEventRow, type OrderLineRow, type OrderRow, updateOrder } from '../orders.sql.ts'
import { findPlanToBook } from '../production/find-sewing-plan.ts'
import { deleteSewing, insertSewing } from '../production/sewing.sql.ts'
import { type ReservedAgain, releaseUnits, reserveAgain, type StockDeps } from './order-stock.ts'

/** `sewDays`: units that are not in stock are sewn in this many days; without it, only made-to-order lines are. */
type ReservationOptions = { now: Date; sewDays?: number | undefined }
export type Reservation = { kind: 'reserved'; order: OrderRow } | Exclude<ReservedAgain, { kind: 'held' }>

/**
 * Reserves the units of a locked order that has none reserved: all of them or nothing, with its coupon and its sewing
 * places. Its delivery window starts again from today; a gift keeps its wished day while that is possible.
 */
export async function reserveAfterPlacing(
  tx: Db,
  deps: StockDeps,
  order: OrderRow,
  { now, sewDays }: ReservationOptions,
): Promise<Reservation> {
  const reservation = await reserveAgain(tx, deps, order, { sewMissing: sewDays !== undefined })
  if (reservation.kind !== 'held') return reservation
  await deleteSewing(tx, order.id)
  const lines = await findLines(tx, order.id)
  const { sewing } = await readSettings(tx)
  const plan = await findPlanToBook(tx, { ...(await unitsMissing(tx, lines, sewDays)), sewing, now })
  await insertSewing(tx, order.id, plan.weeks)
  if (order.paymentMethod === 'cod') await insertEvent(tx, order.id, { at: now, what: 'stock', to: 'reserved', by: 'system' })
  const area = order.pickup ? pickupArea : await findDeliveryArea(tx, order.shippingAddress.provinceCode)
  const window = area && giftWindow(deliveryDays(area, now, plan.days), order.giftWishes?.deliverOn)
  const reserved = await updateOrder(tx, order.id, { stock: 'held', ...window })
  return { kind: 'reserved', order: reserved }
}

/** The units that do not come from stock, and the longest sewing time among them. */
async function unitsMissing(tx: Db, lines: OrderLineRow[], sewDays = 0): Promise<{ pieces: number; leadDays: number }> {
  const missing = lines.filter(({ quantity, fromStock }) => fromStock < quantity)
  const known = await findFree(
    tx,
    missing.map(({ variantId }) => variantId),
  )
  return {
    pieces: missing.reduce((sum, { quantity, fromStock }) => sum + quantity - fromStock, 0),
    leadDays: Math.max(missing.length > 0 ? sewDays : 0, ...known.map(({ leadDays }) => leadDays)),
  }
}

/** The lines that could not be reserved now, by their index, and the missing units of each. */
export async function findShortage(db: Db, { lines }: { lines: OrderLineRow[] }): Promise<{ line: number; missing: number }[]> {
  const known = await findFree(
    db,
    lines.map(({ variantId }) => variantId),
  )
  const free = new Map(known.map((each) => [each.variantId, each.free]))
  return lines.flatMap(({ variantId, quantity, madeToOrder }, line) => {
    const left = free.get(variantId) ?? 0
    const missing = madeToOrder ? 0 : quantity - left
    free.set(variantId, Math.max(0, left - quantity))
    return missing > 0 ? [{ line, missing }] : []
  })
}

/** Releases the units of an order until it is confirmed or paid; it keeps its coupon. */
export async function unreserveOrder(tx: Db, deps: StockDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.stock !== 'held') return order
  await releaseUnits(tx, deps, order)
  await deleteSewing(tx, order.id)
  await recordUnreserved(tx, order.id, now)
  return updateOrder(tx, order.id, { stock: 'unreserved' })
}

/** Records in the history that the order reserves nothing before it is confirmed or paid. */
export async function recordUnreserved(tx: Db, orderId: string, now: Date): Promise<OrderEventRow> {
  return insertEvent(tx, orderId, { at: now, what: 'stock', to: 'unreserved', by: 'system' })
}
