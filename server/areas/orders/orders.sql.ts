import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OwnOrdersQuery } from '../../../contract/orders/orders.ts'
import { isSecret } from '../../../db/secret-text.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { publish } from '../../platform/live-events.ts'

export type OrderRow = typeof schema.orders.$inferSelect
export type OrderLineRow = typeof schema.orderLines.$inferSelect
export type OrderEventRow = typeof schema.orderEvents.$inferSelect
export type ParcelRow = typeof schema.shipments.$inferSelect
/** With its lines, its history and its current parcel. */
export type StoredOrder = OrderRow & { lines: OrderLineRow[]; events: OrderEventRow[]; parcel: ParcelRow | null }
export type NewOrderRow = Omit<typeof schema.orders.$inferInsert, 'orderNumber'> & { createdAt: Date }
export type NewOrderLine = Omit<typeof schema.orderLines.$inferInsert, 'orderId' | 'position'>
export type NewOrderEvent = Omit<typeof schema.orderEvents.$inferInsert, 'id' | 'orderId' | 'at'> & { at: Date }

const { orders, orderLines, orderEvents, shipments } = schema

/** The caller and the right to see an order: an account, a guest's cookie, the token of a mail, or staff. */
export type OrderViewer = { userId: string | null; guestId: string | null; token?: string | undefined; admin?: boolean }

/** The order, if it exists and this viewer may see it; the two cases are not distinguishable. */
export async function findVisibleOrder(db: Db, orderId: string, viewer: OrderViewer): Promise<OrderRow | undefined> {
  const rights = rightsOf(viewer)
  if (rights === undefined) return undefined
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), rights))
  return order
}

/** The order of a confirmation link. */
export async function findByConfirmToken(db: Db, orderId: string, token: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isSecret(orders.confirmToken, token)))
  return order
}

function rightsOf({ userId, guestId, token, admin }: OrderViewer): SQL | undefined {
  return or(
    admin ? eq(orders.id, orders.id) : undefined,
    userId ? eq(orders.userId, userId) : undefined,
    guestId ? eq(orders.guestId, guestId) : undefined,
    token ? isSecret(orders.accessToken, token) : undefined,
  )
}

export async function findOrderNumber(db: Db, orderId: string): Promise<string | undefined> {
  const [found] = await db.select({ orderNumber: orders.orderNumber }).from(orders).where(eq(orders.id, orderId))
  return found?.orderNumber
}

/** Requires the number and a phone: a number alone can be read off a parcel, or guessed. The phone of a gift's giver counts too. */
export async function findOrderByNumber(
  db: Db,
  { orderNumber, phone }: { orderNumber: string; phone: string },
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), or(eq(orders.phone, phone), sql`${orders.giftWishes}->'giver'->>'phone' = ${phone}`)))
  return order
}

/** For the shop itself. */
export async function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order
}

/** For the shop itself, in any order. */
export async function findOrdersByIds(db: Db, orderIds: readonly string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
}

/** For the shop itself, as when a transfer names the order. */
export async function findOrderIdByNumber(db: Db, orderNumber: string): Promise<string | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber))
  return order?.id
}

/** Locks the order until the transaction ends. Every change of an order or its payments locks it first. */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

export async function findLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** Orders with their related rows, in the given sequence. */
export async function withDetails(db: Db, rows: OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position))
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id))
  const parcels = new Map((await findCurrentParcels(db, ids)).map((parcel) => [parcel.orderId, parcel]))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    parcel: parcels.get(row.id) ?? null,
  }))
}

/** For each order its live parcel, else the latest that was not cancelled. A live parcel is always the newest. */
export async function findCurrentParcels(db: Db, orderIds: string[]): Promise<ParcelRow[]> {
  return db
    .selectDistinctOn([shipments.orderId])
    .from(shipments)
    .where(and(inArray(shipments.orderId, orderIds), isNull(shipments.exchangeId), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.orderId), desc(shipments.createdAt), desc(shipments.id))
}

export async function listOrdersOf(db: Db, userId: string, { page, limit, status }: OwnOrdersQuery) {
  const own = and(eq(orders.userId, userId), status && eq(orders.status, status))
  const [counted] = await db.select({ total: count() }).from(orders).where(own)
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { orders: await withDetails(db, rows), total: counted?.total ?? 0 }
}

/** Counts unpaid orders of an account or a guest that reserve stock. */
export async function countUnpaidOrders(db: Db, owner: { userId: string } | { guestId: string }): Promise<number> {
  const own = 'userId' in owner ? eq(orders.userId, owner.userId) : eq(orders.guestId, owner.guestId)
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(own, eq(orders.status, 'pending'), eq(orders.paymentStatus, 'unpaid')))
  return counted?.total ?? 0
}

export async function insertLines(tx: Db, orderId: string, lines: NewOrderLine[]): Promise<OrderLineRow[]> {
  const rows = lines.map((line, position) => ({ ...line, orderId, position }))
  return tx.insert(orderLines).values(rows).returning()
}

/** Replaces all lines of a locked order; their positions start at 0 again. */
export async function replaceLines(tx: Db, orderId: string, lines: NewOrderLine[]): Promise<OrderLineRow[]> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId))
  return insertLines(tx, orderId, lines)
}

export async function updateOrder(tx: Db, orderId: string, change: Partial<OrderRow>): Promise<OrderRow> {
  const [changed] = await tx.update(orders).set(change).where(eq(orders.id, orderId)).returning()
  if (!changed) throw new Error('a locked order no longer exists')
  await publish(tx, 'order-changed', orderId)
  return changed
}

export async function updateLine(
  tx: Db,
  { orderId, position }: { orderId: string; position: number },
  change: Partial<Pick<OrderLineRow, 'fromStock' | 'madeToOrder'>>,
): Promise<void> {
  await tx
    .update(orderLines)
    .set(change)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
}

/** Notifies open pages too. An order that staff entered is not announced as new. */
export async function insertEvent(tx: Db, orderId: string, event: NewOrderEvent): Promise<OrderEventRow> {
  const [written] = await tx
    .insert(orderEvents)
    .values({ ...event, orderId })
    .returning()
  await publish(tx, event.what === 'placed' && event.by !== 'admin' ? 'order-placed' : 'order-changed', orderId)
  return written as OrderEventRow
}

export async function deleteEvent(tx: Db, { id }: { id: number }): Promise<void> {
  await tx.delete(orderEvents).where(eq(orderEvents.id, id))
}

/** Wallet and bank orders that were due before a time: still `unpaid`, or `expired` already. */
export async function findOverdueOrders(db: Db, paymentStatus: 'unpaid' | 'expired', before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), eq(orders.paymentStatus, paymentStatus), lt(orders.paymentDueAt, before)))
    .orderBy(asc(orders.paymentDueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
