import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { productColorImages, productColors, products } = schema

type DeletedRow = {
  id: string
  name: string
  nameEn: string | null
  sku: string
  priceVnd: number
  deletedAt: Date
  imageId: string | null
}

const wasDeletedSince = (since: Date) => and(isNotNull(products.deletedAt), gte(products.deletedAt, since))

/** Products deleted since then, the last one first, and their number. */
export async function findDeletedProducts(
  db: Db,
  { since, offset, limit }: { since: Date; offset: number; limit: number },
): Promise<{ rows: DeletedRow[]; total: number }> {
  const { id, name, nameEn, sku, priceVnd, deletedAt } = products
  const imageId = sql<string | null>`(select i.image_id from ${productColors} c join ${productColorImages} i on i.color_id = c.id
    where c.product_id = products.id order by c.position, i.position limit 1)`
  const rows = await db
    .select({ id, name, nameEn, sku, priceVnd, deletedAt, imageId })
    .from(products)
    .where(wasDeletedSince(since))
    .orderBy(sql`${deletedAt} desc nulls last`, asc(id))
    .limit(limit)
    .offset(offset)
  const total = await db.$count(products, wasDeletedSince(since))
  return { rows: rows.map((row) => ({ ...row, deletedAt: row.deletedAt as Date })), total }
}

/** Those of these products that were deleted since then, locked in the order of their ids. */
export function lockDeletedProducts(tx: Db, ids: string[], since: Date): Promise<{ id: string; slug: string; sku: string }[]> {
  const { id, slug, sku } = products
  return tx
    .select({ id, slug, sku })
    .from(products)
    .where(and(inArray(id, ids), wasDeletedSince(since)))
    .orderBy(asc(id))
    .for('no key update')
}

export async function markRestored(tx: Db, { id, slug }: { id: string; slug: string }, now: Date): Promise<void> {
  await tx
    .update(products)
    .set({ deletedAt: null, slug, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id))
}
