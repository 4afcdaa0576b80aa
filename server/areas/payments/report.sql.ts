import { and, eq, gte, like, lt, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { sumMoney } from '../../platform/database/sum-money.ts'

const { auditEntries, orders, refunds } = schema

/** Refunds nobody has finished or withdrawn yet. */
export async function countOpenRefunds(db: Db): Promise<number> {
  return db.$count(refunds, sql`${refunds.state} not in ('done', 'withdrawn')`)
}

/** What a person had to look at since. */
export async function countOwnerAlerts(db: Db, since: Date): Promise<number> {
  return db.$count(auditEntries, and(gte(auditEntries.at, since), like(auditEntries.what, 'alert.%')))
}

/** What went back within a stretch of time of orders that still stand, in dong: those paid back as a whole are no sales any more. */
export async function sumPartlyRefunded(db: Db, { start, end }: { start: Date; end: Date }): Promise<number> {
  const [sum] = await db
    .select({ refunded: sumMoney(sql`sum(${refunds.amountVnd})`) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'done'),
        gte(refunds.doneAt, start),
        lt(refunds.doneAt, end),
        eq(orders.paymentStatus, 'paid'),
        ne(orders.status, 'cancelled'),
      ),
    )
  return sum?.refunded ?? 0
}
