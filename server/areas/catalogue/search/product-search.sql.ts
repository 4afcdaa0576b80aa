import { type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { products, productSearch } = schema

export type ProductSearchRow = typeof productSearch.$inferInsert

/** A row that would stay the same is not written: its index entries are many. */
export async function writeProductSearch(tx: Db, rows: ProductSearchRow[]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(
    ({ productId, shape, isPublic, vector, described }) =>
      sql`(${productId}, ${shape}::int, ${isPublic}::bool, ${vector}::tsvector, ${described}::tsvector)`,
  )
  await tx.execute(sql`insert into product_search (product_id, shape, is_public, vector, described, sold_count)
    select row.*, p.sold_count from (values ${sql.join(values, sql`, `)}) as row (product_id, shape, is_public, vector, described)
      join products p on p.id = row.product_id
    on conflict (product_id) do update set shape = excluded.shape, is_public = excluded.is_public, vector = excluded.vector,
      described = excluded.described, sold_count = excluded.sold_count
    where (product_search.shape, product_search.is_public, product_search.vector, product_search.described, product_search.sold_count)
      is distinct from (excluded.shape, excluded.is_public, excluded.vector, excluded.described, excluded.sold_count)`)
}

export async function deleteProductSearch(tx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from product_search where product_id = any(${sql.param(ids)}::text[])`)
}

/** The condition of a list of products, hidden ones too: matches a tsquery. */
export function isFound(terms: string): SQL {
  return sql`${products.id} in (select s.product_id from product_search s where s.vector @@ ${terms}::tsquery)`
}
