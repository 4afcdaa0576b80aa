import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StockReason } from '../../../../contract/admin/stock.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'
import { execute } from '../listing/list-filters.sql.ts'

const { products, stockMoves, variants } = schema

/** The state after a move: `free` units of the variant, `onHand` including the reserved ones. */
export type StockAfterMove = { productId: string; free: number; onHand: number }

/** The reason for a stock change, and its user or order. */
export type StockCause = {
  reason: StockReason
  who?: string | undefined
  note?: string | undefined
  order?: { id: string; orderNumber: string } | undefined
}

const free = sql<number>`${variants.onHand} - ${variants.reserved}`
const moved = { productId: variants.productId, free, onHand: variants.onHand }

const movedSql = 'variants.product_id as "productId", variants.on_hand - variants.reserved as free, variants.on_hand as "onHand"'
const reserveAll = defineStatement(
  `update variants set reserved = reserved + $2::int where id = $1 and on_hand - reserved >= $2::int returning ${movedSql}`,
)

/** A reservation of all units or none. One statement decides and writes, so that two buyers never get the same unit. */
export async function reserveUnits(tx: Db, variantId: string, quantity: number): Promise<StockAfterMove | undefined> {
  return (await runStatement<StockAfterMove>(tx, reserveAll(variantId, quantity)))[0]
}

const reserveFree = defineStatement(`
  update variants set reserved = variants.reserved + locked.held
  from (select id, least($2::int, on_hand - reserved) as held from variants where id = $1 for update) locked
  where variants.id = locked.id returning locked.held, ${movedSql}`)

/** A reservation of as many units as are free. Returns how many; the row is locked before it is read. */
export async function reserveFreeUnits(
  tx: Db,
  variantId: string,
  quantity: number,
): Promise<(StockAfterMove & { held: number }) | undefined> {
  return (await runStatement<StockAfterMove & { held: number }>(tx, reserveFree(variantId, quantity)))[0]
}

/** Changes a variant's stock; a constraint of the table enforces `0 ≤ reserved ≤ on_hand`. */
export async function addToStock(
  tx: Db,
  variantId: string,
  by: { onHand?: number; reserved?: number },
): Promise<StockAfterMove | undefined> {
  const { onHand = 0, reserved = 0 } = by
  const [row] = await tx
    .update(variants)
    .set({ onHand: sql`${variants.onHand} + ${onHand}::int`, reserved: sql`${variants.reserved} + ${reserved}::int` })
    .where(eq(variants.id, variantId))
    .returning(moved)
  return row
}

/** Records changes of the stock on hand; every change of `on_hand` does so in the same transaction. */
export async function insertStockMoves(
  tx: Db,
  moves: { variantId: string; change: number; after: number }[],
  { reason, who, note, order }: StockCause,
): Promise<void> {
  const changed = moves.filter(({ change }) => change !== 0)
  if (changed.length === 0) return
  const cause = { reason, who, note: note || null, orderId: order?.id, orderNumber: order?.orderNumber }
  await tx.insert(stockMoves).values(changed.map((move) => ({ ...move, ...cause })))
}

/** Writes the count of a variant whose row is locked; `was`: the former stock. */
export async function setOnHand(
  tx: Db,
  { id, was, onHand }: { id: string; was: number; onHand: number },
  cause: StockCause,
): Promise<void> {
  await tx.update(variants).set({ onHand }).where(eq(variants.id, id))
  await insertStockMoves(tx, [{ variantId: id, change: onHand - was, after: onHand }], cause)
}

export type LockedVariant = { id: string; productId: string; size: string; onHand: number; reserved: number; madeToOrder: boolean }

/** An existing variant, locked until the transaction ends. */
export async function lockVariant(tx: Db, id: string): Promise<LockedVariant | undefined> {
  const { rows } = await execute<LockedVariant>(
    tx,
    sql`select v.id, v.product_id as "productId", v.size, v.on_hand as "onHand", v.reserved, p.made_to_order as "madeToOrder"
      from ${variants} v join ${products} p on p.id = v.product_id and p.deleted_at is null where v.id = ${id} for update of v`,
  )
  return rows[0]
}

/** Of existing variants: the free units, and the sewing time of their product. */
export async function findFree(db: Db, variantIds: string[]): Promise<{ variantId: string; free: number; leadDays: number }[]> {
  if (variantIds.length === 0) return []
  return db
    .select({ variantId: variants.id, free, leadDays: products.leadDays })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, variantIds))
}

export async function countFree(tx: Db, variantId: string): Promise<number> {
  const [row] = await tx.select({ free }).from(variants).where(eq(variants.id, variantId))
  return row?.free ?? 0
}

/**
 * Recomputes which of these products have a free unit. They are locked first: two buyers of the last units of two sizes
 * would each still see the other's unit.
 */
export async function refreshInStock(tx: Db, productIds: string[]): Promise<void> {
  const these = inArray(products.id, productIds)
  await tx.select({ id: products.id }).from(products).where(these).orderBy(asc(products.id)).for('no key update')
  const anyFree = sql<boolean>`exists (select 1 from variants v where v.product_id = products.id and v.on_hand > v.reserved)`
  await tx
    .update(products)
    .set({ inStock: anyFree })
    .where(and(these, sql`${products.inStock} <> ${anyFree}`))
}

const addSold = defineStatement(`
  with sold as (update products set sold_count = greatest(0, sold_count + $2::int) where id = $1 returning id, sold_count)
  update product_search search set sold_count = sold.sold_count from sold where search.product_id = sold.id`)

export async function addToSold(tx: Db, productId: string, quantity: number): Promise<void> {
  await runStatement(tx, addSold(productId, quantity))
}

/** Writes the stock of many locked variants; their moves are written separately. */
export async function putStock(tx: Db, rows: { variantId: string; after: number }[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`update ${variants} set on_hand = x.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("variantId" text, after int) where ${variants.id} = x."variantId"`)
}
