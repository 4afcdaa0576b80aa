import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, notExists, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { orderAlerts, orderEvents, orders } = schema

export async function insertOrderAlert(tx: Db, alert: typeof orderAlerts.$inferInsert): Promise<void> {
  await tx.insert(orderAlerts).values(alert)
}

/** How many orders got their own mail since a time. Ignores uncommitted ones: the limit is soft. */
export async function countMailedSince(tx: Db, moment: Date): Promise<number> {
  return tx.$count(orderAlerts, and(gt(orderAlerts.placedAt, moment), eq(orderAlerts.mail, 'sent')))
}

/** How many orders were placed after a time and until another. */
export async function countPlacedBetween(db: Db, after: Date, until: Date): Promise<number> {
  return db.$count(orderAlerts, and(gt(orderAlerts.placedAt, after), lte(orderAlerts.placedAt, until)))
}

export type WaitingOrder = { orderId: string; orderNumber: string; totalVnd: number; placedAt: Date; province: string }

/** Orders without a mail, oldest first; skips those that another process has locked. */
export async function takeWaiting(tx: Db, most: number): Promise<WaitingOrder[]> {
  const rows = await tx
    .select({
      orderId: orderAlerts.orderId,
      placedAt: orderAlerts.placedAt,
      orderNumber: orders.orderNumber,
      totalVnd: orders.totalVnd,
      province: sql<string>`${orders.shippingAddress}->>'province'`,
    })
    .from(orderAlerts)
    .innerJoin(orders, eq(orders.id, orderAlerts.orderId))
    .where(eq(orderAlerts.mail, 'waiting'))
    .orderBy(asc(orderAlerts.placedAt), asc(orderAlerts.orderId))
    .limit(most)
    .for('update', { of: orderAlerts, skipLocked: true })
  return rows
}

export async function findOldestWaiting(db: Db): Promise<Date | null> {
  const [oldest] = await db
    .select({ placedAt: orderAlerts.placedAt })
    .from(orderAlerts)
    .where(eq(orderAlerts.mail, 'waiting'))
    .orderBy(asc(orderAlerts.placedAt))
    .limit(1)
  return oldest?.placedAt ?? null
}

export async function setMailed(tx: Db, orderIds: string[], mail: 'sent' | 'off'): Promise<void> {
  await tx.update(orderAlerts).set({ mail }).where(inArray(orderAlerts.orderId, orderIds))
}

export type UnseenOrder = { id: string; orderNumber: string; totalVnd: number; createdAt: Date }

/** Orders that no staff member has opened or changed, newest first, and their number. */
export async function findUnseen(
  db: Db,
  { since, most }: { since: Date; most: number },
): Promise<{ newest: UnseenOrder[]; total: number }> {
  const rows = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      totalVnd: orders.totalVnd,
      createdAt: orders.createdAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(orderAlerts)
    .innerJoin(orders, eq(orders.id, orderAlerts.orderId))
    .where(and(isNull(orderAlerts.seenAt), gt(orderAlerts.placedAt, since), ne(orders.status, 'cancelled'), nobodyTouched(db)))
    .orderBy(desc(orderAlerts.placedAt), desc(orderAlerts.orderId))
    .limit(most)
  return { newest: rows.map(({ total: _, ...order }) => order), total: rows[0]?.total ?? 0 }
}

function nobodyTouched(db: Db) {
  const byAdmin = and(eq(orderEvents.orderId, orderAlerts.orderId), eq(orderEvents.by, 'admin'))
  return notExists(db.select({ id: orderEvents.id }).from(orderEvents).where(byAdmin))
}

/** Marks these orders, or (`all`) every order, as opened. Returns the number of changed ones. */
export async function setSeen(tx: Db, orderIds: string[] | 'all', seenAt: Date): Promise<number> {
  const which = orderIds === 'all' ? undefined : inArray(orderAlerts.orderId, orderIds)
  const changed = await tx
    .update(orderAlerts)
    .set({ seenAt })
    .where(and(isNull(orderAlerts.seenAt), which))
    .returning({ orderId: orderAlerts.orderId })
  return changed.length
}

export async function deleteAlertsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(orderAlerts).where(and(lt(orderAlerts.placedAt, moment), ne(orderAlerts.mail, 'waiting')))
}
