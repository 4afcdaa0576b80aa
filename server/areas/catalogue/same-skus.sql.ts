import { eq, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { products } = schema

/**
 * Finds products in the shop that have one of these SKUs, in any case and with any blanks around it. `asked`: the SKU as the caller
 * wrote it. A lock until the end of the transaction makes other callers wait, so that two of them never both find a SKU free.
 */
export async function findSameSkus(tx: Db, skus: readonly string[]): Promise<{ id: string; sku: string; asked: string }[]> {
  if (skus.length === 0) return []
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('skus'))`)
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb) as asked(sku)`
  return tx
    .select({ id: products.id, sku: products.sku, asked: sql<string>`asked.sku` })
    .from(products)
    .innerJoin(asked, eq(sql`upper(btrim(${products.sku}))`, sql`upper(btrim(asked.sku))`))
    .where(isNull(products.deletedAt))
}
