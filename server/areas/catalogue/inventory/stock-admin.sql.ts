import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { StockQuery } from '../../../../contract/admin/stock.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute } from '../listing/list-filters.sql.ts'
import { type IdPage, limitOf } from '../listing/list-products.sql.ts'
import { isLow } from '../report.sql.ts'
import { isFoundByAdmin } from '../search/admin-search.sql.ts'
import type { AdminSearch } from '../search/search-for-admin.ts'

const { products, stockMoves, variants } = schema

/** One page of product ids, by name. `usual`: the default threshold for low stock. */
export async function findStockIds(
  db: Db,
  { query: { page, limit, low, product }, search }: { query: StockQuery; search: AdminSearch | null | undefined },
  usual: number,
): Promise<IdPage> {
  if (search === null) return { ids: [], total: 0 }
  const conditions: SQL[] = [sql`${products.deletedAt} is null`]
  if (product) conditions.push(sql`${products.id} = ${product}`)
  if (low === 'true')
    conditions.push(sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id} and ${isLow(usual)})`)
  if (search) conditions.push(isFoundByAdmin(search))
  const where = sql.join(conditions, sql` and `)
  const found = await execute<{ id: string }>(
    db,
    // The search texts begin with the name.
    sql`select ${products.id} as id from ${products} where ${where}
      order by ${products.searchFolded} collate "C", ${products.id} ${limitOf({ page, limit })}`,
  )
  const counted = await execute<{ total: number }>(db, sql`select count(*)::int as total from ${products} where ${where}`)
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
}

export type StockRow = { id: string; colorId: string; size: string; onHand: number; reserved: number; isLow: boolean; number: number }

/** The variants of these products, with whether each of them is low. */
export async function findStockRows(db: Db, productIds: string[], usual: number): Promise<StockRow[]> {
  return db
    .select({ ...rowOf, isLow: sql<boolean>`${isLow(usual)}` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.productId, productIds))
}

const { id, colorId, size, onHand, reserved, number } = variants
const rowOf = { id, colorId, size, onHand, reserved, number }

export async function findStockRow(db: Db, variantId: string, usual: number): Promise<StockRow | undefined> {
  const [row] = await db
    .select({ ...rowOf, isLow: sql<boolean>`${isLow(usual)}` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), isNull(products.deletedAt)))
  return row
}

/** Sets a product's threshold, or uses the default; false for an unknown product. */
export async function putLowStock(tx: Db, productId: string, lowStock: number | null): Promise<boolean> {
  const put = await tx
    .update(products)
    .set({ lowStock })
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .returning({ id: products.id })
  return put.length > 0
}

export type StoredMove = typeof stockMoves.$inferSelect

/** The stock changes of a variant, latest first. */
export async function findMoves(db: Db, variantId: string, { page, limit }: { page: number; limit: number }) {
  const [counted] = await db.select({ total: count() }).from(stockMoves).where(eq(stockMoves.variantId, variantId))
  const moves = await db
    .select()
    .from(stockMoves)
    .where(eq(stockMoves.variantId, variantId))
    .orderBy(sql`${stockMoves.id} desc nulls last`)
    .limit(limit)
    .offset((page - 1) * limit)
  return { moves, total: counted?.total ?? 0 }
}
