import { and, eq, gte, inArray, like, lt, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { sumMoney } from '../../platform/database/sum-money.ts'
import { editReason } from './extra/extra-due.rule.ts'

const { auditEntries, orders, refunds } = schema

/** Counts refunds that are neither done nor withdrawn. */
export async function countOpenRefunds(db: Db): Promise<number> {
  return db.$count(refunds, sql`${refunds.state} not in ('done', 'withdrawn')`)
}

/** Counts alerts to the owner since a time. */
export async function countOwnerAlerts(db: Db, since: Date): Promise<number> {
  return db.$count(auditEntries, and(gte(auditEntries.at, since), like(auditEntries.what, 'alert.%')))
}

/** Refunds within a period of orders that still count as sales, in dong: fully refunded orders are no sales any more. */
export async function sumPartlyRefunded(db: Db, { start, end }: { start: Date; end: Date }): Promise<number> {
  const [sum] = await db
    .select({ refunded: sumMoney(sql`sum(${refunds.amountVnd})`) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'done'),
        // Its order counts with the total after the edit.
        ne(refunds.reason, editReason),
        gte(refunds.doneAt, start),
        lt(refunds.doneAt, end),
        // Also of a cash order whose money is still with its carrier.
        inArray(orders.paymentStatus, ['paid', 'unpaid']),
        ne(orders.status, 'cancelled'),
      ),
    )
  return sum?.refunded ?? 0
}
