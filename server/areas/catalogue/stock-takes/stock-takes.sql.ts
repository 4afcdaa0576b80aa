import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { categories, products, stockMoves, stockTakeCounts, stockTakes, variants } = schema

export type TakeRow = typeof stockTakes.$inferSelect
type Scope = Pick<TakeRow, 'scope' | 'scopeId'>

/** The products that are counted. */
export function isInScope({ scope, scopeId }: Scope) {
  if (scope === 'product') return sql`${products.deletedAt} is null and ${products.id} = ${scopeId}`
  if (scope === 'category') return sql`${products.deletedAt} is null and ${products.categoryId} = ${scopeId}`
  return sql`${products.deletedAt} is null`
}

export async function countCells(db: Db, scope: Scope): Promise<number> {
  const [counted] = await db
    .select({ cells: count() })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isInScope(scope))
  return counted?.cells ?? 0
}

export async function insertTake(tx: Db, take: typeof stockTakes.$inferInsert): Promise<void> {
  await tx.insert(stockTakes).values(take)
}

/** While it is counted, variants may be added, deleted, and moved to another category; an ended one stays as it was. */
const isCell = sql`p.deleted_at is null and case ${stockTakes.scope}
  when 'product' then p.id = ${stockTakes.scopeId} when 'category' then p.category_id = ${stockTakes.scopeId} else true end`
const named = {
  take: stockTakes,
  cells: sql<number>`case when ${stockTakes.state} = 'open' then (select count(*)::int from ${variants} v
    join ${products} p on p.id = v.product_id where ${isCell}) else ${stockTakes.cells} end`,
  counted: sql<number>`(select count(*)::int from ${stockTakeCounts} c join ${variants} v on v.id = c.variant_id
    join ${products} p on p.id = v.product_id where c.take_id = ${stockTakes.id} and (${stockTakes.state} <> 'open' or (${isCell})))`,
  category: { name: categories.name, nameEn: categories.nameEn },
  product: { name: products.name, nameEn: products.nameEn },
}
export type NamedTake = Awaited<ReturnType<typeof listTakes>>[number]

function namedTakes(db: Db) {
  return db
    .select(named)
    .from(stockTakes)
    .leftJoin(categories, and(eq(stockTakes.scope, 'category'), eq(categories.id, stockTakes.scopeId)))
    .leftJoin(products, and(eq(stockTakes.scope, 'product'), eq(products.id, stockTakes.scopeId)))
    .$dynamic()
}

/** The open ones first, each group by its start, latest first. */
export async function listTakes(db: Db, limit: number) {
  return namedTakes(db).orderBy(sql`(${stockTakes.state} = 'open') desc`, desc(stockTakes.startedAt), stockTakes.id).limit(limit)
}

export async function findTake(db: Db, id: string): Promise<NamedTake | undefined> {
  const [take] = await namedTakes(db).where(eq(stockTakes.id, id))
  return take
}

/** `share`: counting, which may go on in several places; `update`: the end. */
export async function lockTake(tx: Db, id: string, strength: 'share' | 'update'): Promise<TakeRow | undefined> {
  const [take] = await tx.select().from(stockTakes).where(eq(stockTakes.id, id)).for(strength)
  return take
}

export async function endTake(tx: Db, id: string, end: Required<Pick<TakeRow, 'state' | 'cells' | 'endedAt' | 'endedBy'>>): Promise<void> {
  await tx.update(stockTakes).set(end).where(eq(stockTakes.id, id))
}

export async function isVariantInScope(tx: Db, variantId: string, scope: Scope): Promise<boolean> {
  const rows = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), isInScope(scope)))
  return rows.length > 0
}

export async function findCount(tx: Db, takeId: string, variantId: string) {
  const [found] = await tx
    .select()
    .from(stockTakeCounts)
    .where(and(eq(stockTakeCounts.takeId, takeId), eq(stockTakeCounts.variantId, variantId)))
  return found
}

/** Writes a count with the variant's latest stock move; the variant is locked. */
export async function putCount(tx: Db, row: Omit<typeof stockTakeCounts.$inferInsert, 'afterMove'>): Promise<void> {
  const afterMove = sql<number>`coalesce((select max(id) from ${stockMoves} where ${stockMoves.variantId} = ${row.variantId}), 0)`
  const values = { ...row, afterMove }
  const { takeId: _takeId, variantId: _variantId, ...changed } = values
  await tx
    .insert(stockTakeCounts)
    .values(values)
    .onConflictDoUpdate({ target: [stockTakeCounts.takeId, stockTakeCounts.variantId], set: changed })
}

export async function deleteCount(tx: Db, takeId: string, variantId: string): Promise<void> {
  await tx.delete(stockTakeCounts).where(and(eq(stockTakeCounts.takeId, takeId), eq(stockTakeCounts.variantId, variantId)))
}
