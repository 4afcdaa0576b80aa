import { type SQL, sql } from 'drizzle-orm'
import { usualLowStock } from '../../../contract/admin/stock.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { readSettings } from '../content/content.ts'
import { execute } from './listing/list-filters.sql.ts'

const { products, variants } = schema

/** The default threshold for low stock. */
export async function findLowStock(db: Db): Promise<number> {
  return (await readSettings(db)).lowStock ?? usualLowStock
}

/** Whether a variant for sale is low or sold out; made-to-order products never are. */
export function isLow(usual: number): SQL {
  return sql`${products.published} and ${products.deletedAt} is null and not ${products.madeToOrder}
    and ${variants.onHand} - ${variants.reserved} <= coalesce(${products.lowStock}, ${usual}::int)`
}

/** The number of products of which a variant is low or sold out, as the list of stock shows them. */
export async function countLowStock(db: Db): Promise<number> {
  const usual = await findLowStock(db)
  const { rows } = await execute<{ low: number }>(
    db,
    sql`select count(distinct ${products.id})::int as low from ${variants} join ${products} on ${products.id} = ${variants.productId} where ${isLow(usual)}`,
  )
  return rows[0]?.low ?? 0
}
