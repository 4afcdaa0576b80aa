import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { ExchangesQuery } from '../../../contract/exchanges.ts'
import { type Db, schema } from '../../platform/db.ts'
import { publish } from '../../platform/live-events.ts'

const { orderEvents, orderExchanges, orderLines, orders, variants } = schema

export type ExchangeRow = typeof orderExchanges.$inferSelect
/** With the line it is about and whose order it is. */
export type StoredExchange = {
  exchange: ExchangeRow
  line: typeof orderLines.$inferSelect
  order: { id: string; orderNumber: string; shippingAddress: { fullName: string; phone: string } }
}

const columns = {
  exchange: orderExchanges,
  line: orderLines,
  order: { id: orders.id, orderNumber: orders.orderNumber, shippingAddress: orders.shippingAddress },
}

function selectExchanges(db: Db) {
  return db
    .select(columns)
    .from(orderExchanges)
    .innerJoin(orders, eq(orders.id, orderExchanges.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderExchanges.orderId), eq(orderLines.position, orderExchanges.position)))
}

export async function findExchange(db: Db, id: string): Promise<StoredExchange | undefined> {
  const [found] = await selectExchanges(db).where(eq(orderExchanges.id, id))
  return found
}

export async function findExchangesOf(db: Db, orderId: string): Promise<StoredExchange[]> {
  return selectExchanges(db).where(eq(orderExchanges.orderId, orderId)).orderBy(asc(orderExchanges.createdAt), asc(orderExchanges.id))
}

export async function listExchanges(
  db: Db,
  { status, order, page, limit }: ExchangesQuery,
): Promise<{ found: StoredExchange[]; total: number }> {
  const where = and(status && eq(orderExchanges.status, status), order ? eq(orderExchanges.orderId, order) : undefined)
  const found = await selectExchanges(db)
    .where(where)
    .orderBy(sql`${orderExchanges.createdAt} desc nulls last`, asc(orderExchanges.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { found, total: await db.$count(orderExchanges, where) }
}

/** Whether a line has an exchange that was not refused: it can have one. */
export async function hasExchange(tx: Db, orderId: string, position: number): Promise<boolean> {
  const ofLine = and(eq(orderExchanges.orderId, orderId), eq(orderExchanges.position, position))
  return (await tx.$count(orderExchanges, and(ofLine, inArray(orderExchanges.status, ['requested', 'approved', 'received'])))) > 0
}

export async function insertExchange(tx: Db, exchange: typeof orderExchanges.$inferInsert): Promise<void> {
  await tx.insert(orderExchanges).values(exchange)
  await publish(tx, 'exchange-changed', exchange.orderId)
}

export async function updateExchange(tx: Db, id: string, change: Partial<ExchangeRow>): Promise<void> {
  const changed = await tx
    .update(orderExchanges)
    .set(change)
    .where(eq(orderExchanges.id, id))
    .returning({ orderId: orderExchanges.orderId })
  for (const { orderId } of changed) await publish(tx, 'exchange-changed', orderId)
}

/** When an order last arrived. */
export async function findDeliveredAt(db: Db, orderId: string): Promise<Date | null> {
  const arrived = and(eq(orderEvents.orderId, orderId), eq(orderEvents.what, 'status'), eq(orderEvents.to, 'delivered'))
  const [row] = await db
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(arrived)
  return row?.at ?? null
}

export async function findColorOf(db: Db, variantId: string): Promise<string | undefined> {
  const [variant] = await db.select({ colorId: variants.colorId }).from(variants).where(eq(variants.id, variantId))
  return variant?.colorId
}
