import { and, gte, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { cartLines } = schema

/** Counts carts with a line added in the period. An order empties its cart, so ordered carts are not counted. */
export async function countOpenCarts(db: Db, { start, end }: { start: Date; end: Date }): Promise<number> {
  const [counted] = await db
    .select({ carts: sql<number>`count(distinct ${cartLines.cartId})::int` })
    .from(cartLines)
    .where(and(gte(cartLines.createdAt, start), lt(cartLines.createdAt, end)))
  return counted?.carts ?? 0
}
