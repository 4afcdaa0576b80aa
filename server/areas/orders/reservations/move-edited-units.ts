import type { Db } from '../../../platform/database/client.ts'
import { commitStock, countSold, findFree, releaseStock, reserveStock } from '../../catalogue/catalogue.ts'
import type { OrderLineRow, OrderRow } from '../orders.sql.ts'
import { restockOrder, type StockDeps } from './order-stock.ts'
import { planUnits } from './plan-units.rule.ts'

type EditedUnits = Pick<OrderLineRow, 'variantId' | 'productId' | 'quantity' | 'madeToOrder'> & {
  secondChoiceId?: string | null | undefined
}
export type MovedUnits = { kind: 'moved'; fromStock: number[] } | { kind: 'short'; variantId: string; free: number }

/**
 * Moves the stock of a locked order from its lines before an edit to those after it: releases or restocks what is no longer
 * needed and takes what is missing, all of it or nothing. An order without a reservation only plans its units.
 */
export async function moveEditedUnits(
  tx: Db,
  deps: StockDeps,
  { order, before, after }: { order: OrderRow; before: OrderLineRow[]; after: EditedUnits[] },
): Promise<MovedUnits> {
  const plan = planUnits(before, after)
  const wants = after.map(({ variantId, madeToOrder }, at) => ({ variantId, madeToOrder, quantity: plan.missing[at] ?? 0 }))
  const isReserved = order.stock === 'held' || order.stock === 'taken'
  const taken = isReserved ? await reserveMissing(tx, deps, wants) : await planFromStock(tx, wants)
  if (taken.kind === 'short') return taken
  if (order.stock === 'held') await releaseStock(tx, plan.freed, deps)
  if (order.stock === 'taken')
    await moveCommitted(tx, deps, { order, before, after, freed: plan.freed, taken: unitsOf(wants, taken.fromStock) })
  return { kind: 'moved', fromStock: after.map((_, at) => (plan.kept[at] ?? 0) + (taken.fromStock[at] ?? 0)) }
}

/** A line that needs nothing more stays as it is, even if its variant is no longer sold. */
async function reserveMissing(tx: Db, deps: StockDeps, wants: Want[]) {
  const reserved = await reserveStock(
    tx,
    wants.filter(({ quantity }) => quantity > 0),
    deps,
  )
  if (reserved.kind === 'short') return reserved
  const units = reserved.fromStock.values()
  return { kind: 'held' as const, fromStock: wants.map(({ quantity }) => (quantity > 0 ? (units.next().value ?? 0) : 0)) }
}

type Want = Units & { madeToOrder: boolean }
type Units = { variantId: string; quantity: number }
type Committed = { order: OrderRow; before: OrderLineRow[]; after: EditedUnits[]; freed: Units[]; taken: Units[] }

/** The units of a processed order have left the stock: others leave it in their place, and all count as sold or not. */
async function moveCommitted(tx: Db, deps: StockDeps, { order, before, after, freed, taken }: Committed): Promise<void> {
  await commitStock(tx, { lines: taken, order })
  await restockOrder(tx, deps, order, restockedLines(before, freed))
  await countSold(tx, [
    ...before.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    ...after.map(({ productId, quantity }) => ({ productId, quantity })),
  ])
}

/** The freed units as lines, so that a discontinued variant can be named to the owner. */
function restockedLines(before: OrderLineRow[], freed: Units[]): OrderLineRow[] {
  return freed.flatMap(({ variantId, quantity }) => {
    const line = before.find((each) => each.variantId === variantId)
    return line ? [{ ...line, quantity, fromStock: quantity }] : []
  })
}

function unitsOf(wants: Units[], fromStock: number[]): Units[] {
  return wants.flatMap(({ variantId }, at) => {
    const quantity = fromStock[at] ?? 0
    return quantity > 0 ? [{ variantId, quantity }] : []
  })
}

/** Takes nothing, but refuses what could not be taken now. */
async function planFromStock(tx: Db, wants: Want[]) {
  const known = await findFree(
    tx,
    wants.map(({ variantId }) => variantId),
  )
  const free = new Map(known.map((each) => [each.variantId, Math.max(0, each.free)]))
  const fromStock: number[] = []
  for (const { variantId, quantity, madeToOrder } of wants) {
    const left = free.get(variantId) ?? 0
    if (!madeToOrder && quantity > left) return { kind: 'short' as const, variantId, free: left }
    const units = madeToOrder ? Math.min(quantity, left) : quantity
    free.set(variantId, left - units)
    fromStock.push(units)
  }
  return { kind: 'held' as const, fromStock }
}
