import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'
import { execute } from './selection.sql.ts'

const { products, variants } = schema

/** What a move left behind: `free` pieces of the variant. */
export type Moved = { productId: string; free: number }

const free = sql<number>`${variants.onHand} - ${variants.reserved}`
const moved = { productId: variants.productId, free }

/** Holds all of the pieces or none. One statement decides and writes, so that two buyers never get the same piece. */
export async function holdAll(tx: Db, variantId: string, quantity: number): Promise<Moved | undefined> {
  const [row] = await tx
    .update(variants)
    .set({ reserved: sql`${variants.reserved} + ${quantity}` })
    .where(and(eq(variants.id, variantId), sql`${free} >= ${quantity}`))
    .returning(moved)
  return row
}

/** Holds as many of the pieces as are free, and tells how many; the row is locked before it is looked at. */
export async function holdWhatIsFree(tx: Db, variantId: string, quantity: number): Promise<(Moved & { held: number }) | undefined> {
  const { rows } = await execute<Moved & { held: number }>(
    tx,
    sql`update variants set reserved = variants.reserved + locked.held
      from (select id, least(${quantity}::int, on_hand - reserved) as held from variants where id = ${variantId} for update) locked
      where variants.id = locked.id
      returning variants.product_id as "productId", locked.held, variants.on_hand - variants.reserved as free`,
  )
  return rows[0]
}

/** Moves a variant's pieces; the table itself refuses what would break `0 ≤ reserved ≤ on_hand`. */
export async function addToStock(tx: Db, variantId: string, by: { onHand?: number; reserved?: number }): Promise<Moved | undefined> {
  const { onHand = 0, reserved = 0 } = by
  const [row] = await tx
    .update(variants)
    .set({ onHand: sql`${variants.onHand} + ${onHand}::int`, reserved: sql`${variants.reserved} + ${reserved}::int` })
    .where(eq(variants.id, variantId))
    .returning(moved)
  return row
}

export async function countFree(tx: Db, variantId: string): Promise<number> {
  const [row] = await tx.select({ free }).from(variants).where(eq(variants.id, variantId))
  return row?.free ?? 0
}

/**
 * Says anew which of these products have a piece that is free. They are locked first: two buyers who take
 * the last pieces of two sizes would each still see the other's piece.
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

export async function addToSold(tx: Db, productId: string, quantity: number): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`greatest(0, ${products.soldCount} + ${quantity}::int)` })
    .where(eq(products.id, productId))
}
