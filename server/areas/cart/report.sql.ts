import { and, gte, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { cartLines } = schema

/** Carts that hold something put in between two moments. One that was ordered holds nothing any more: its order counts for it. */
export async function countOpenCarts(db: Db, { start, end }: { start: Date; end: Date }): Promise<number> {
  const [counted] = await db
    .select({ carts: sql<number>`count(distinct ${cartLines.cartId})::int` })
    .from(cartLines)
    .where(and(gte(cartLines.createdAt, start), lt(cartLines.createdAt, end)))
  return counted?.carts ?? 0
}
