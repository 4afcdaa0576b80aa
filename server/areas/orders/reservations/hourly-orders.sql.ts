import { eq, type SQL, sql } from 'drizzle-orm'
import { hourlyLimits } from '../../../../contract/cash-limits.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { orders } = schema

/**
 * When the oldest of the newest orders of this phone, and of this account, was placed: as many orders as its limit allows,
 * all of them after `since`. Null: there are fewer, so it may place another one.
 */
export async function findLimitingOrders(
  db: Db,
  { phone, userId }: { phone: string; userId: string | null },
  since: Date,
): Promise<(Date | null)[]> {
  const limiting = (mine: SQL, most: number) =>
    sql`(select extract(epoch from (array_agg(${orders.createdAt} order by ${orders.createdAt} desc))[${sql.raw(String(most))}])::float8
      from ${orders} where ${mine} and ${orders.createdAt} > ${since.toISOString()}::timestamptz)`
  const ofPhone = limiting(eq(orders.phone, phone), hourlyLimits.perPhone)
  const ofAccount = userId === null ? sql`null::float8` : limiting(eq(orders.userId, userId), hourlyLimits.perAccount)
  const { rows } = (await db.execute(sql`select ${ofPhone} as "ofPhone", ${ofAccount} as "ofAccount"`)) as unknown as {
    rows: { ofPhone: number | null; ofAccount: number | null }[]
  }
  return [rows[0]?.ofPhone ?? null, rows[0]?.ofAccount ?? null].map((seconds) => (seconds === null ? null : new Date(seconds * 1_000)))
}
