import { lineName } from '../../../../contract/line-name.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { commitStock, countSold, releaseStock, reserveStock, restock, uncommitStock } from '../../catalogue/catalogue.ts'
import { releaseDiscount, useDiscount as spendDiscount } from '../../discounts/discounts.ts'
import { type AlertDeps, alertOwner } from '../mails/alert-owner.ts'
import { findLines, type OrderLineRow, type OrderRow, updateLine, updateOrder } from '../orders.sql.ts'
import { moveSecondChoice } from '../second-choice/order-second-choice.ts'

/** The platform services needed when a product sells out or returns to stock, or when a restocked unit has no variant. */
export type StockDeps = AlertDeps & Pick<Platform, 'pageCache'>

/** The units taken from stock; made-to-order units never were, and second choice has its own count. */
function unitsFromStock(lines: OrderLineRow[]): { variantId: string; quantity: number }[] {
  return lines
    .filter(({ fromStock, secondChoiceId }) => fromStock > 0 && !secondChoiceId)
    .map(({ variantId, fromStock }) => ({ variantId, quantity: fromStock }))
}

/** Commits the reserved units, which count as sold. */
export async function commitOrderStock(tx: Db, order: OrderRow): Promise<void> {
  const lines = await findLines(tx, order.id)
  await commitStock(tx, { lines: unitsFromStock(lines), order })
  await countSold(
    tx,
    lines.map(({ productId, quantity }) => ({ productId, quantity })),
  )
}

/** Reverts {@link commitOrderStock}: the units are reserved again. Throws where a variant no longer exists. */
export async function reserveCommittedUnits(tx: Db, order: OrderRow): Promise<void> {
  const lines = await findLines(tx, order.id)
  const units = unitsFromStock(lines)
  const isWhole = await uncommitStock(tx, { lines: units, order })
  if (!isWhole) throw new AppError('move_not_allowed')
  await countSold(tx, backwards(lines))
}

/** Releases units and coupon, once: reserved units are released, committed ones restocked, lost ones neither. */
export async function releaseOrder(tx: Db, deps: StockDeps, order: OrderRow): Promise<void> {
  if (order.stock === 'released') return
  const lines = await findLines(tx, order.id)
  if (order.stock === 'held') await releaseStock(tx, unitsFromStock(lines), deps)
  if (order.stock === 'taken') await restockOrder(tx, deps, order, lines)
  if (order.stock === 'taken' || order.stock === 'lost') await countSold(tx, backwards(lines))
  if (order.stock !== 'lost') await moveSecondChoice(tx, lines, [])
  await releaseDiscount(tx, order.id)
}

/** Releases the units that an order reserves. */
export async function releaseUnits(tx: Db, deps: StockDeps, order: OrderRow): Promise<void> {
  await releaseStock(tx, unitsFromStock(await findLines(tx, order.id)), deps)
}

/** Restocks units; alerts the owner about those of a discontinued colour or size, because no stock counts them. */
export async function restockOrder(
  tx: Db,
  deps: StockDeps,
  order: OrderRow,
  came: OrderLineRow[],
  reason: 'returned' | 'exchanged' = 'returned',
): Promise<void> {
  const unplaced = await restock(tx, { lines: unitsFromStock(came), order, reason }, deps)
  if (unplaced.length === 0) return
  const pieces = unplaced.map(({ variantId, quantity }) => {
    const line = came.find((each) => each.variantId === variantId)
    return `${lineName(line?.name ?? '', [line?.color, line?.size])} × ${quantity}`
  })
  await alertOwner(tx, deps, { who: 'system', what: 'pieces-unplaced', subject: order.id, details: { pieces: pieces.join('\n') } })
}

function backwards(lines: OrderLineRow[]): { productId: string; quantity: number }[] {
  return lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity }))
}

/** The parcel is lost: its units are not restocked, whatever happens to the order. */
export async function writeOffStock(tx: Db, order: OrderRow): Promise<OrderRow> {
  return order.stock === 'taken' ? updateOrder(tx, order.id, { stock: 'lost' }) : order
}

function fromStockOf({ position, quantity, secondChoiceId }: OrderLineRow, reserved: number[]): number {
  return secondChoiceId ? quantity : (reserved[position] ?? 0)
}

/** Takes other units in place of lost ones. False, and no change, where there are not enough. */
export async function replaceLostUnits(tx: Db, deps: StockDeps, order: OrderRow): Promise<boolean> {
  const lines = await findLines(tx, order.id)
  const reserved = await reserveStock(tx, lines, deps)
  if (reserved.kind === 'short' || (await moveSecondChoice(tx, [], lines)).kind === 'short') return false
  for (const line of lines) await updateLine(tx, line, { fromStock: fromStockOf(line, reserved.fromStock) })
  await commitStock(tx, { lines: unitsFromStock(await findLines(tx, order.id)), order })
  await updateOrder(tx, order.id, { stock: 'taken' })
  return true
}

export type ReservedAgain = { kind: 'held' } | { kind: 'short' } | { kind: 'coupon-used-up' }

/**
 * Reserves the units and the coupon of an order that has none: all of it, or nothing. `sewMissing`: units that are
 * not in stock are sewn, also of products that are not made to order.
 */
export async function reserveAgain(tx: Db, deps: StockDeps, order: OrderRow, { sewMissing = false } = {}): Promise<ReservedAgain> {
  const lines = await findLines(tx, order.id)
  const wants = lines.map((line) => ({ ...line, madeToOrder: line.madeToOrder || sewMissing }))
  const reserved = await reserveStock(tx, wants, deps)
  if (reserved.kind === 'short') return { kind: 'short' }
  // An order that was only unreserved still has its units of second choice.
  const apart = order.stock === 'released' ? lines : []
  if ((await moveSecondChoice(tx, [], apart)).kind === 'short') {
    await releaseStock(tx, reservedUnits(lines, reserved.fromStock), deps)
    return { kind: 'short' }
  }
  for (const line of lines) {
    const fromStock = fromStockOf(line, reserved.fromStock)
    await updateLine(tx, line, { fromStock, madeToOrder: line.madeToOrder || fromStock < line.quantity })
  }
  if (await spendCouponAgain(tx, order)) return { kind: 'held' }
  await releaseStock(tx, reservedUnits(lines, reserved.fromStock), deps)
  await moveSecondChoice(tx, apart, [])
  return { kind: 'coupon-used-up' }
}

function reservedUnits(lines: OrderLineRow[], fromStock: number[]): { variantId: string; quantity: number }[] {
  return lines.map(({ variantId }, at) => ({ variantId, quantity: fromStock[at] ?? 0 }))
}

/** A coupon that was open when the order was placed stays open for it, even if it has ended or been deleted since. */
async function spendCouponAgain(tx: Db, order: OrderRow): Promise<boolean> {
  if (!order.discountId) return true
  const { discountId, id: orderId, createdAt: now, userId, phone } = order
  return (await spendDiscount(tx, { discountId, orderId, customer: { userId, phone }, now, isAgain: true })) === 'used'
}
