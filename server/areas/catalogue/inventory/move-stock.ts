import type { Db } from '../../../platform/database/client.ts'
import { type HasPageCache, invalidateProductPages } from '../../../platform/pages/cache-invalidation.ts'
import { markProductsChanged } from '../listing/refresh-product-json.ts'
import {
  addToSold,
  addToStock,
  countFree,
  insertStockMoves,
  refreshInStock,
  reserveFreeUnits,
  reserveUnits,
  type StockAfterMove,
} from './stock.sql.ts'

/**
 * Every stock movement. Rows are locked in the order of their ids, so that two orders of the same variants wait instead of
 * deadlocking. Pages of a product are invalidated only when one of its variants becomes available or sells out.
 */

export type StockWant = { variantId: string; quantity: number; madeToOrder: boolean }
export type StockLine = { variantId: string; quantity: number }
/** Units of an order: stock changes are recorded with its number; with a reason if they are not sold or returned. */
export type OrderUnits = { lines: StockLine[]; order: { id: string; orderNumber: string }; reason?: 'returned' | 'exchanged' }
/** `fromStock`: how many units of each want are in stock, in the order of the wants; the rest is sewn. */
export type StockReservation = { kind: 'held'; fromStock: number[] } | { kind: 'short'; variantId: string; free: number }

/** Reserves all or nothing: a shortage releases what was already reserved. */
export async function reserveStock(tx: Db, wants: StockWant[], deps: HasPageCache): Promise<StockReservation> {
  const fromStock = wants.map(() => 0)
  const emptied: string[] = []
  const reserved: StockLine[] = []
  for (const [index, { variantId, quantity, madeToOrder }] of inOrder([...wants.entries()], ([, want]) => want.variantId)) {
    const reservation = madeToOrder ? await reserveFreeUnits(tx, variantId, quantity) : await reserveAllOrNothing(tx, variantId, quantity)
    if (!reservation && madeToOrder) continue
    if (!reservation) {
      for (const line of reserved) await addToStock(tx, line.variantId, { reserved: -line.quantity })
      return { kind: 'short', variantId, free: await countFree(tx, variantId) }
    }
    fromStock[index] = reservation.held
    reserved.push({ variantId, quantity: reservation.held })
    if (reservation.held > 0 && reservation.free === 0) emptied.push(reservation.productId)
  }
  await invalidateAvailability(tx, emptied, deps)
  return { kind: 'held', fromStock }
}

/** Reserved units leave the stock. The free units stay the same. */
export async function commitStock(tx: Db, { lines, order, reason }: OrderUnits): Promise<void> {
  const { left } = await moveLines(tx, lines, (quantity) => ({ onHand: -quantity, reserved: -quantity }))
  await insertStockMoves(tx, left, { reason: reason ?? 'sold', order })
}

/** Reverts {@link commitStock}: the units are on hand and reserved again. False where a variant no longer exists. */
export async function uncommitStock(tx: Db, { lines, order }: OrderUnits): Promise<boolean> {
  const { left } = await moveLines(tx, lines, (quantity) => ({ onHand: quantity, reserved: quantity }))
  await insertStockMoves(tx, left, { reason: 'returned', order })
  return left.length === lines.filter(({ quantity }) => quantity > 0).length
}

/** Releases a reservation. */
export async function releaseStock(tx: Db, lines: StockLine[], deps: HasPageCache): Promise<void> {
  const { refilled } = await moveLines(tx, lines, (quantity) => ({ reserved: -quantity }))
  await invalidateAvailability(tx, refilled, deps)
}

/** Adds units back to the stock. Returns the lines whose variant no longer exists. */
export async function restock(tx: Db, { lines, order, reason }: OrderUnits, deps: HasPageCache): Promise<StockLine[]> {
  const { refilled, left } = await moveLines(tx, lines, (quantity) => ({ onHand: quantity }))
  await insertStockMoves(tx, left, { reason: reason ?? 'returned', order })
  await invalidateAvailability(tx, refilled, deps)
  const placed = new Set(left.map(({ variantId }) => variantId))
  return lines.filter(({ variantId, quantity }) => quantity > 0 && !placed.has(variantId))
}

/** Updates the sales count for "best selling"; a negative quantity reverts it. Invalidates no page: a list's order may lag. */
export async function countSold(tx: Db, lines: { productId: string; quantity: number }[]): Promise<void> {
  for (const { productId, quantity } of inOrder(lines, (line) => line.productId)) await addToSold(tx, productId, quantity)
}

async function reserveAllOrNothing(tx: Db, variantId: string, quantity: number): Promise<(StockAfterMove & { held: number }) | undefined> {
  const moved = await reserveUnits(tx, variantId, quantity)
  return moved && { ...moved, held: quantity }
}

/**
 * Moves each line. `refilled`: the products with a variant that had no free unit before and has one now; `left`: the
 * change of each variant and its resulting stock.
 */
async function moveLines(tx: Db, lines: StockLine[], move: (quantity: number) => { onHand?: number; reserved?: number }) {
  const refilled: string[] = []
  const left: { variantId: string; change: number; after: number }[] = []
  for (const { variantId, quantity } of inOrder(lines, (line) => line.variantId)) {
    if (quantity === 0) continue
    const { onHand = 0, reserved = 0 } = move(quantity)
    const moved = await addToStock(tx, variantId, { onHand, reserved })
    if (!moved) continue
    const more = onHand - reserved
    if (more > 0 && moved.free > 0 && moved.free <= more) refilled.push(moved.productId)
    left.push({ variantId, change: onHand, after: moved.onHand })
  }
  return { refilled, left }
}

/** Recomputes whether these products are in stock, and invalidates the pages that show them. */
export async function invalidateAvailability(tx: Db, productIds: string[], deps: HasPageCache): Promise<void> {
  if (productIds.length === 0) return
  const ids = [...new Set(productIds)].sort()
  await refreshInStock(tx, ids)
  await markProductsChanged(tx, ids)
  await invalidateProductPages(tx, ids, deps)
}

function inOrder<T>(items: T[], idOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0))
}
