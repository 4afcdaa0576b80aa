import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/client.ts'

export { findInvariantErrors } from '../backup/invariants.sql.ts'

/** The single variant of a product: on hand, reserved, committed. */
export async function stockOf(db: Db, productId: string): Promise<{ onHand: number; reserved: number; sold: number }> {
  const { rows } = (await db.execute(sql`
    select v.on_hand as "onHand", v.reserved, coalesce((select sum(l.from_stock) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.stock = 'taken'), 0)::int as sold
    from variants v where v.product_id = ${productId}`)) as unknown as { rows: { onHand: number; reserved: number; sold: number }[] }
  if (!rows[0]) throw new Error('no such product')
  return rows[0]
}
