import { and, asc, desc, eq, exists, inArray, max, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ExchangesQuery } from '../../../../contract/orders/exchanges.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'
import type { OrderLineRow, OrderRow, ParcelRow } from '../orders.sql.ts'
import { isDifferenceDue } from './difference-due.rule.ts'
import { type ExchangeRow, lineOfExchange } from './goods.rule.ts'

const { orderEvents, orderExchanges, orderLines, orders, shipments, variants } = schema

export type { ExchangeRow }
/** With the old items as a line, its order, and the parcel of its replacement. `ordered`: the line of the order. */
export type StoredExchange = {
  exchange: ExchangeRow
  line: OrderLineRow
  ordered: OrderLineRow
  order: { id: string; orderNumber: string; shippingAddress: { fullName: string; phone: string } }
  parcel: ParcelRow | null
}

const sources = alias(orderExchanges, 'sources')
const columns = {
  exchange: orderExchanges,
  ordered: orderLines,
  source: sources,
  order: { id: orders.id, orderNumber: orders.orderNumber, shippingAddress: orders.shippingAddress },
}
/** Literals instead of parameters, so that the planner can use the partial index. */
const isOpen = sql`${orderExchanges.status} in ('requested', 'approved')`

function selectExchanges(db: Db) {
  return db
    .select(columns)
    .from(orderExchanges)
    .innerJoin(orders, eq(orders.id, orderExchanges.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderExchanges.orderId), eq(orderLines.position, orderExchanges.position)))
    .leftJoin(sources, eq(sources.id, orderExchanges.fromExchangeId))
}

type FoundExchange = Omit<StoredExchange, 'parcel' | 'line'> & { source: ExchangeRow | null }

async function withParcels(db: Db, found: FoundExchange[]): Promise<StoredExchange[]> {
  if (found.length === 0) return []
  const ids = found.map(({ exchange }) => exchange.id)
  const parcels = await db
    .selectDistinctOn([shipments.exchangeId])
    .from(shipments)
    .where(and(inArray(shipments.exchangeId, ids), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.exchangeId), desc(shipments.createdAt), desc(shipments.id))
  const byExchange = new Map(parcels.map((parcel) => [parcel.exchangeId, parcel]))
  return found.map(({ source, ...each }) => ({
    ...each,
    line: source ? lineOfExchange(each.ordered, source) : each.ordered,
    parcel: byExchange.get(each.exchange.id) ?? null,
  }))
}

export async function findExchange(db: Db, id: string): Promise<StoredExchange | undefined> {
  const [found] = await withParcels(db, await selectExchanges(db).where(eq(orderExchanges.id, id)))
  return found
}

export async function findExchanges(db: Db, ids: string[]): Promise<StoredExchange[]> {
  if (ids.length === 0) return []
  return withParcels(db, await selectExchanges(db).where(inArray(orderExchanges.id, ids)))
}

export async function findExchangesOf(db: Db, orderId: string): Promise<StoredExchange[]> {
  const ofOrder = selectExchanges(db).where(eq(orderExchanges.orderId, orderId))
  return withParcels(db, await ofOrder.orderBy(asc(orderExchanges.createdAt), asc(orderExchanges.id)))
}

/** The open exchanges of these orders, the oldest first. */
export async function findOpenExchanges(db: Db, orderIds: string[]): Promise<Map<string, StoredExchange[]>> {
  if (orderIds.length === 0) return new Map()
  const open = selectExchanges(db).where(and(inArray(orderExchanges.orderId, orderIds), isOpen))
  const found = await withParcels(db, await open.orderBy(asc(orderExchanges.createdAt), asc(orderExchanges.id)))
  return Map.groupBy(found, ({ order }) => order.id)
}

export async function findExchangePage(
  db: Db,
  { status, order, page, limit }: ExchangesQuery,
): Promise<{ found: StoredExchange[]; total: number }> {
  const where = and(
    status?.length ? inArray(orderExchanges.status, status) : undefined,
    order ? eq(orderExchanges.orderId, order) : undefined,
  )
  const found = await selectExchanges(db)
    .where(where)
    .orderBy(sql`${orderExchanges.createdAt} desc nulls last`, asc(orderExchanges.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { found: await withParcels(db, found), total: await db.$count(orderExchanges, where) }
}

/** Whether an order has an open exchange. */
export function hasOpenExchange(db: Db): SQL {
  const ofOrder = db
    .select({ id: orderExchanges.id })
    .from(orderExchanges)
    .where(and(eq(orderExchanges.orderId, orders.id), isOpen))
  return exists(ofOrder)
}

/** Counts exchanges that are requested or approved. */
export async function countOpenExchanges(db: Db): Promise<number> {
  return db.$count(orderExchanges, isOpen)
}

/** All exchanges of an order, to decide what may still be exchanged or returned, and for how much. */
export async function findExchangeRows(db: Db, orderId: string): Promise<ExchangeRow[]> {
  return db.select().from(orderExchanges).where(eq(orderExchanges.orderId, orderId)).orderBy(asc(orderExchanges.createdAt))
}

export async function insertExchange(tx: Db, exchange: typeof orderExchanges.$inferInsert): Promise<void> {
  await tx.insert(orderExchanges).values(exchange)
  await publish(tx, 'exchange-changed', exchange.orderId)
}

export async function updateExchange(tx: Db, id: string, change: Partial<ExchangeRow>): Promise<ExchangeRow> {
  const [changed] = await tx.update(orderExchanges).set(change).where(eq(orderExchanges.id, id)).returning()
  if (!changed) throw new Error('the exchange of a locked order no longer exists')
  await publish(tx, 'exchange-changed', changed.orderId)
  return changed
}

type Return = Pick<ExchangeRow, 'returnState' | 'returnedItem'>

/**
 * Records the return, once: undefined, and no change, where the exchange is no longer in the state it was read in, or
 * where more of the old items would have come back than the customer had.
 */
export async function recordReturn(tx: Db, { id, returnState }: ExchangeRow, came: Return, had: number): Promise<ExchangeRow | undefined> {
  const others = alias(orderExchanges, 'others')
  const isOther = and(
    eq(others.orderId, orderExchanges.orderId),
    eq(others.position, orderExchanges.position),
    sql`${others.fromExchangeId} is not distinct from ${orderExchanges.fromExchangeId}`,
    ne(others.id, orderExchanges.id),
    eq(others.returnState, 'received'),
  )
  const cameBack = tx
    .select({ units: sql`coalesce(sum(${others.quantity}), 0)` })
    .from(others)
    .where(isOther)
  const isUnchanged = and(
    eq(orderExchanges.id, id),
    inArray(orderExchanges.status, ['approved', 'done']),
    sql`${orderExchanges.returnState} is not distinct from ${returnState}`,
    came.returnState === 'received' ? sql`${orderExchanges.quantity} + (${cameBack}) <= ${had}` : undefined,
  )
  const [changed] = await tx.update(orderExchanges).set(came).where(isUnchanged).returning()
  if (changed) await publish(tx, 'exchange-changed', changed.orderId)
  return changed
}

/** Locks the order of an exchange until the transaction ends. */
export async function lockOrderOfExchange(tx: Db, exchangeId: string): Promise<OrderRow | undefined> {
  const ofExchange = tx.select({ id: orderExchanges.orderId }).from(orderExchanges).where(eq(orderExchanges.id, exchangeId))
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofExchange)).for('update')
  return order
}

/** What an exchange costs the customer, for the payments; `isDue`: a transfer is awaited. */
export async function findDifference(db: Db, exchangeId: string) {
  const [exchange] = await db.select().from(orderExchanges).where(eq(orderExchanges.id, exchangeId))
  if (!exchange) return undefined
  const { orderId, differenceVnd: amountVnd, differenceWay, differencePaidAt, status } = exchange
  const isCash = differenceWay === 'cash' && amountVnd > 0 && (status === 'approved' || status === 'done')
  return { orderId, amountVnd, isPaid: differencePaidAt !== null, isCash, isDue: isDifferenceDue(exchange) }
}

/** The exchange of an order that awaits a transfer of this sum. */
export async function findDueDifference(db: Db, orderId: string, amountVnd: number): Promise<string | undefined> {
  const open = await db
    .select()
    .from(orderExchanges)
    .where(and(eq(orderExchanges.orderId, orderId), isOpen))
    .orderBy(asc(orderExchanges.createdAt), asc(orderExchanges.id))
  return open.find((exchange) => exchange.differenceVnd === amountVnd && isDifferenceDue(exchange))?.id
}

export async function setDifferencePaid(tx: Db, exchangeId: string, differencePaidAt: Date): Promise<void> {
  await updateExchange(tx, exchangeId, { differencePaidAt })
}

/** The money did not arrive after all. */
export async function clearDifferencePaid(tx: Db, exchangeId: string): Promise<void> {
  await updateExchange(tx, exchangeId, { differencePaidAt: null })
}

/** When an order was last delivered. */
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
