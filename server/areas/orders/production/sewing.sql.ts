import { and, eq, gte, inArray, max, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { SewnWeek } from './plan-sewing.rule.ts'

const { orders, orderSewing } = schema

/** What is booked from a week on by orders that stand: neither cancelled nor expired. */
export async function findBookedWeeks(db: Db, monday: string): Promise<SewnWeek[]> {
  return db
    .select({ week: orderSewing.week, pieces: sql<number>`sum(${orderSewing.pieces})::int` })
    .from(orderSewing)
    .innerJoin(orders, eq(orders.id, orderSewing.orderId))
    .where(and(gte(orderSewing.week, monday), ne(orders.status, 'cancelled'), ne(orders.stock, 'released')))
    .groupBy(orderSewing.week)
}

/** Until the transaction ends nobody else books a week: two who read at once would both take its last places. */
export async function lockWeeks(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sewing weeks'))`)
}

export async function insertSewing(tx: Db, orderId: string, weeks: SewnWeek[]): Promise<void> {
  if (weeks.length > 0) await tx.insert(orderSewing).values(weeks.map((each) => ({ ...each, orderId })))
}

/** An order that books anew, or no longer. */
export async function deleteSewing(tx: Db, orderId: string): Promise<void> {
  await tx.delete(orderSewing).where(eq(orderSewing.orderId, orderId))
}

/** Of each order the last week in which something of it is sewn, by its Monday. */
export async function findLastWeeks(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderSewing.orderId, week: max(orderSewing.week) })
    .from(orderSewing)
    .where(inArray(orderSewing.orderId, orderIds))
    .groupBy(orderSewing.orderId)
  return new Map(rows.flatMap(({ orderId, week }) => (week ? [[orderId, week] as const] : [])))
}
