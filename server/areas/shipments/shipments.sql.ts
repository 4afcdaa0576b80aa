import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ShipmentsQuery } from '../../../contract/admin/shipments.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { publish } from '../../platform/live-events.ts'

const { carrierNotices, orders, shipmentEvents, shipments } = schema

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentEventRow = typeof shipmentEvents.$inferSelect
export type NoticeOutcome = (typeof carrierNotices.$inferSelect)['outcome']
/** With its history, and its order. */
export type StoredShipment = ShipmentRow & {
  events: ShipmentEventRow[]
  order: Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'status'>
}

const isLive = notInArray(shipments.status, ['delivered', 'returned', 'cancelled', 'lost_or_damaged'])

async function findWhere(db: Db, where: SQL | undefined, window?: { page: number; limit: number }): Promise<StoredShipment[]> {
  const rows = db
    .select({ shipment: shipments, order: { id: orders.id, orderNumber: orders.orderNumber, status: orders.status } })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(where)
    // As in the index: `desc` alone would mean nulls first.
    .orderBy(sql`${shipments.createdAt} desc nulls last`, asc(shipments.id))
    .$dynamic()
  const found = await (window ? rows.limit(window.limit).offset((window.page - 1) * window.limit) : rows)
  const ids = found.map(({ shipment }) => shipment.id)
  const events = ids.length === 0 ? [] : await eventsOf(db, ids)
  const byShipment = Map.groupBy(events, ({ shipmentId }) => shipmentId)
  return found.map(({ shipment, order }) => ({ ...shipment, order, events: byShipment.get(shipment.id) ?? [] }))
}

async function eventsOf(db: Db, shipmentIds: string[]): Promise<ShipmentEventRow[]> {
  return db.select().from(shipmentEvents).where(inArray(shipmentEvents.shipmentId, shipmentIds)).orderBy(asc(shipmentEvents.id))
}

export async function findShipment(db: Db, id: string): Promise<StoredShipment | undefined> {
  const [shipment] = await findWhere(db, eq(shipments.id, id))
  return shipment
}

export async function findShipmentPage(
  db: Db,
  { status, order, ...window }: ShipmentsQuery,
): Promise<{ found: StoredShipment[]; total: number }> {
  const where = and(status && eq(shipments.status, status), order ? eq(shipments.orderId, order) : undefined)
  const [counted] = await db.select({ total: count() }).from(shipments).where(where)
  return { found: await findWhere(db, where, window), total: counted?.total ?? 0 }
}

/** The live parcel of the ordered goods, not of an exchange, locked until the transaction ends. Lock the order first, always. */
export async function lockLiveShipment(tx: Db, orderId: string): Promise<ShipmentRow | undefined> {
  const [shipment] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.exchangeId), isLive))
    .for('update')
  return shipment
}

/** The live parcel of an exchange, locked until the transaction ends. Lock its order first, always. */
export async function lockLiveShipmentOfExchange(tx: Db, exchangeId: string): Promise<ShipmentRow | undefined> {
  const [shipment] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.exchangeId, exchangeId), isLive))
    .for('update')
  return shipment
}

export async function lockShipment(tx: Db, id: string): Promise<ShipmentRow | undefined> {
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.id, id)).for('update')
  return shipment
}

export async function insertShipment(tx: Db, shipment: typeof shipments.$inferInsert): Promise<ShipmentRow> {
  const [written] = await tx.insert(shipments).values(shipment).returning()
  await publish(tx, 'shipment-changed', shipment.orderId)
  return written as ShipmentRow
}

export async function updateShipment(tx: Db, id: string, change: Partial<ShipmentRow>): Promise<ShipmentRow> {
  const [changed] = await tx.update(shipments).set(change).where(eq(shipments.id, id)).returning()
  if (changed) await publish(tx, 'shipment-changed', changed.orderId)
  return changed as ShipmentRow
}

export async function deleteShipmentRow(tx: Db, id: string): Promise<void> {
  const gone = await tx.delete(shipments).where(eq(shipments.id, id)).returning({ orderId: shipments.orderId })
  for (const { orderId } of gone) await publish(tx, 'shipment-changed', orderId)
}

export async function insertShipmentEvent(tx: Db, event: Omit<typeof shipmentEvents.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(shipmentEvents).values(event)
}

type Named = { carrier: ShipmentRow['carrier']; trackingCode: string; orderNumber: string | null }

/**
 * The parcel that a carrier's event names: by its code, or by the order number where no code is stored yet. Live
 * parcels come before ended ones.
 */
export async function findParcelOfCarrier(db: Db, { carrier, trackingCode, orderNumber }: Named): Promise<ShipmentRow | undefined> {
  const byCode = and(eq(shipments.carrier, carrier), eq(shipments.trackingCode, trackingCode))
  const [known] = await db.select().from(shipments).where(byCode).orderBy(sql`${isLive} desc`, desc(shipments.createdAt)).limit(1)
  if (known || !orderNumber) return known
  const ofOrder = await db
    .select({ shipment: shipments })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(shipments.carrier, carrier), isLive, sql`${shipments.trackingCode} is null`))
  // An order may have two open exchanges; the number does not tell which, so no parcel matches.
  return ofOrder.length === 1 ? ofOrder[0]?.shipment : undefined
}

/** Records an event of a carrier; false where the same event was recorded before. */
export async function insertNoticeOnce(tx: Db, notice: Omit<typeof carrierNotices.$inferInsert, 'id'>): Promise<boolean> {
  const written = await tx.insert(carrierNotices).values(notice).onConflictDoNothing().returning({ id: carrierNotices.id })
  return written.length > 0
}

/** The latest event of a carrier about a parcel. */
export async function findLastNotice(tx: Db, { carrier, trackingCode }: Pick<Named, 'carrier' | 'trackingCode'>) {
  const ofParcel = and(eq(carrierNotices.carrier, carrier), eq(carrierNotices.trackingCode, trackingCode))
  const [last] = await tx
    .select({ code: carrierNotices.code })
    .from(carrierNotices)
    .where(ofParcel)
    .orderBy(desc(carrierNotices.id))
    .limit(1)
  return last
}

export async function sweepNotices(db: Db, before: Date): Promise<void> {
  await db.delete(carrierNotices).where(lt(carrierNotices.at, before))
}
