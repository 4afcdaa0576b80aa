import { and, eq, gte, inArray, max, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { SewnWeek } from './plan-sewing.rule.ts'

const { orders, orderSewing } = schema

/** The bookings from a week on, of orders that are neither cancelled nor expired. */
export async function findBookedWeeks(db: Db, monday: string): Promise<SewnWeek[]> {
  return db
    .select({ week: orderSewing.week, pieces: sql<number>`sum(${orderSewing.pieces})::int` })
    .from(orderSewing)
    .innerJoin(orders, eq(orders.id, orderSewing.orderId))
    .where(and(gte(orderSewing.week, monday), ne(orders.status, 'cancelled'), ne(orders.stock, 'released')))
    .groupBy(orderSewing.week)
}

/** Serializes bookings until the transaction ends: two concurrent readers would both take the last places. */
export async function lockWeeks(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sewing weeks'))`)
}

export async function insertSewing(tx: Db, orderId: string, weeks: SewnWeek[]): Promise<void> {
  if (weeks.length > 0) await tx.insert(orderSewing).values(weeks.map((each) => ({ ...each, orderId })))
}

/** Deletes the bookings of an order. */
export async function deleteSewing(tx: Db, orderId: string): Promise<void> {
  await tx.delete(orderSewing).where(eq(orderSewing.orderId, orderId))
}

/** For each order the last week in which part of it is sewn, by its Monday. */
export async function findLastWeeks(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderSewing.orderId, week: max(orderSewing.week) })
    .from(orderSewing)
    .where(inArray(orderSewing.orderId, orderIds))
    .groupBy(orderSewing.orderId)
  return new Map(rows.flatMap(({ orderId, week }) => (week ? [[orderId, week] as const] : [])))
}
