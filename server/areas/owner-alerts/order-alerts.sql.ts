import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'
import { alertWindowMs, burstMs, type EarlierOrders, maxAlertsPerBurst, maxAlertsPerHour } from './alert-limits.rule.ts'

const { orderAlerts, orderEvents, orders } = schema

export type NewAlert = { orderId: string; placedAt: Date; isMailed: boolean }
/** Orders that got their own mail `since`: at most so many. */
export type MailedLimit = { since: Date; limit: number }
export type WrittenAlert = { mail: 'sent' | 'waiting' | 'off'; hasDevices: boolean }

const insertAlert = defineStatement(`
  insert into order_alerts (order_id, placed_at, mail) values ($1, $2::timestamptz, case
    when not $3::boolean then 'off'
    when (select count(*) from (select from order_alerts where placed_at > $4::timestamptz and mail = 'sent' limit $5::int) mailed) < $5::int
    then 'sent' else 'waiting' end)
  returning mail, exists (select from push_subscriptions) as "hasDevices"`)

/**
 * Writes the alert of a new order, which gets its own mail below the limit. `hasDevices`: a push can reach somebody. Ignores
 * uncommitted alerts: the limit is soft.
 */
export async function insertOrderAlert(
  tx: Db,
  { orderId, placedAt, isMailed }: NewAlert,
  { since, limit }: MailedLimit,
): Promise<WrittenAlert> {
  const statement = insertAlert(orderId, placedAt.toISOString(), isMailed, since.toISOString(), limit)
  const [written] = await runStatement<WrittenAlert>(tx, statement)
  if (!written) throw new Error('the alert of an order was not written')
  return written
}

type PlacedOrder = { orderId: string; placedAt: string }

const countBefore = defineStatement(`
  select (select count(*)::int from (select from order_alerts a
      where a.placed_at > o.placed_at - make_interval(secs => $3) and (a.placed_at, a.order_id) < (o.placed_at, o.order_id)
      limit $5::int) earlier) as "withinHour",
    (select count(*)::int from (select from order_alerts a
      where a.placed_at > o.placed_at - make_interval(secs => $4) and (a.placed_at, a.order_id) < (o.placed_at, o.order_id)
      limit $6::int) earlier) as "withinMinute"
  from unnest($1::text[], $2::timestamptz[]) with ordinality as o (order_id, placed_at, place)
  order by o.place`)

/** For each of these orders, in their sequence, the number of orders placed in the hour and in the minute before it, up to the limits. */
export async function countEarlier(db: Db, placed: PlacedOrder[]): Promise<EarlierOrders[]> {
  const [ids, times] = [placed.map(({ orderId }) => orderId), placed.map(({ placedAt }) => placedAt)]
  return runStatement(db, countBefore(ids, times, alertWindowMs / 1_000, burstMs / 1_000, maxAlertsPerHour, maxAlertsPerBurst))
}

export type WaitingOrder = { orderId: string; orderNumber: string; totalVnd: number; placedAt: Date; province: string }

/** Orders without a mail, oldest first; skips those that another process has locked. */
export async function takeWaiting(tx: Db, limit: number): Promise<WaitingOrder[]> {
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
    .limit(limit)
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
  { since, limit }: { since: Date; limit: number },
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
    .limit(limit)
  return { newest: rows.map(({ total: _, ...order }) => order), total: rows[0]?.total ?? 0 }
}

function nobodyTouched(db: Db) {
  const byAdmin = and(eq(orderEvents.orderId, orderAlerts.orderId), eq(orderEvents.by, 'admin'))
  return notExists(db.select({ id: orderEvents.id }).from(orderEvents).where(byAdmin))
}

/** Marks these orders, or (`all`) every order, as opened. Returns the number of changed ones. */
export async function setOrdersSeen(tx: Db, orderIds: string[] | 'all', seenAt: Date): Promise<number> {
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
