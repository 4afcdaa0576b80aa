import type { NewShipment, ShipmentChange } from '../../../contract/admin/shipments.ts'
import { hasNoPlace } from '../../../contract/orders/recipients.ts'
import type { ShipmentStatus } from '../../../contract/orders/shipments.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { followParcel, lockOrder, moveOrder, type OrderRow, packReplacement, replaceLostUnits } from '../orders/orders.ts'
import { moveShipment, type ParcelDeps } from './move-shipment.ts'
import { isUnderWay } from './shipment-moves.rule.ts'
import {
  deleteShipmentRow,
  findShipment,
  insertShipment,
  insertShipmentEvent,
  lockLiveShipment,
  lockLiveShipmentOfExchange,
  lockShipment,
  type ShipmentRow,
  type StoredShipment,
  updateShipment,
} from './shipments.sql.ts'

/**
 * Creates a parcel for an order in processing, for a pending cash order, which begins with it, or for the replacement
 * of an exchange. One of each at a time.
 */
export async function createShipment(deps: ParcelDeps, input: NewShipment, adminId: string): Promise<StoredShipment> {
  const { db, clock } = deps.platform
  return transact(db, async (tx) => {
    const now = clock.now()
    const order = await lockOrder(tx, input.orderId)
    if (!order) throw new AppError('not_found', { issues: [{ path: 'orderId', key: 'not_found' }] })
    const { exchangeId = null, carrier, trackingCode, fee } = input
    const live = exchangeId ? await lockLiveShipmentOfExchange(tx, exchangeId) : await lockLiveShipment(tx, order.id)
    if (live) throw new AppError('shipment_under_way')
    if (exchangeId) await packFor(tx, deps, { order, exchangeId, now })
    else await makeReady(tx, deps, order, now)
    const { id: orderId } = order
    const id = newId('shp')
    await insertShipment(tx, { id, orderId, exchangeId, carrier, trackingCode: trackingCode || null, feeVnd: fee ?? null, createdAt: now })
    await insertShipmentEvent(tx, { shipmentId: id, at: now, to: 'pending', by: 'admin' })
    await audit(tx, { who: adminId, what: 'shipment.create', subject: id, details: input })
    return getShipment(tx, id)
  })
}

type Packing = { order: OrderRow; exchangeId: string; now: Date }

async function packFor(tx: Db, { platform }: ParcelDeps, { order, exchangeId, now }: Packing): Promise<void> {
  const { id } = await packReplacement(tx, platform, exchangeId, { now })
  if (id !== order.id) throw new AppError('not_found', { issues: [{ path: 'exchangeId', key: 'not_found' }] })
}

/** Makes sure that the order is in processing and its units are committed; refused where the order has ended. */
async function makeReady(tx: Db, { platform }: ParcelDeps, order: OrderRow, now: Date): Promise<void> {
  if (order.status === 'pending') await moveOrder(tx, platform, order, { to: 'processing', by: 'admin', now })
  if (order.status === 'delivered' || order.status === 'cancelled') throw new AppError('move_not_allowed')
  if (hasNoPlace(order.shippingAddress)) throw new AppError('order_without_address')
  if (order.stock === 'lost' && !(await replaceLostUnits(tx, platform, order))) throw new AppError('out_of_stock')
}

type StatusChange = { id: string; status: ShipmentStatus; adminId: string }

export async function changeShipmentStatus(deps: ParcelDeps, { id, status, adminId }: StatusChange): Promise<StoredShipment> {
  const { db, clock } = deps.platform
  return transact(db, async (tx) => {
    const together = await lockTogether(tx, id)
    const { shipment } = together
    await moveShipment(tx, deps, together, { to: status, by: 'admin', now: clock.now() })
    const details = { orderId: shipment.orderId, from: shipment.status, to: status }
    await audit(tx, { who: adminId, what: 'shipment.status', subject: id, details })
    return getShipment(tx, id)
  })
}

/** Corrects a parcel while it is under way. */
export async function changeShipment(deps: ParcelDeps, id: string, change: ShipmentChange, adminId: string): Promise<StoredShipment> {
  return transact(deps.platform.db, async (tx) => {
    const { shipment } = await lockTogether(tx, id)
    if (!isUnderWay(shipment.status)) throw new AppError('move_not_allowed')
    const { carrier = shipment.carrier, trackingCode, fee } = change
    await updateShipment(tx, id, {
      carrier,
      trackingCode: trackingCode === undefined ? shipment.trackingCode : trackingCode || null,
      feeVnd: fee === undefined ? shipment.feeVnd : fee,
    })
    await audit(tx, { who: adminId, what: 'shipment.update', subject: id, details: { orderId: shipment.orderId, change } })
    return getShipment(tx, id)
  })
}

/** Only a parcel that was never sent can be deleted; a copy stays in the audit log. */
export async function deleteShipment(deps: ParcelDeps, id: string, adminId: string): Promise<void> {
  await transact(deps.platform.db, async (tx) => {
    const { shipment } = await lockTogether(tx, id)
    if (shipment.status !== 'pending' && shipment.status !== 'cancelled') throw new AppError('shipment_not_deletable')
    const { exchangeId } = shipment
    // The packed replacement waits for another parcel.
    if (exchangeId && shipment.status === 'pending')
      await followParcel(tx, deps.platform, exchangeId, { parcel: 'cancelled', by: 'admin', now: deps.platform.clock.now() })
    await audit(tx, { who: adminId, what: 'shipment.delete', subject: id, details: shipment })
    await deleteShipmentRow(tx, id)
  })
}

/** Locks the order, then its parcel: every transaction that needs both uses this sequence. */
async function lockTogether(tx: Db, id: string): Promise<{ order: OrderRow; shipment: ShipmentRow }> {
  const known = await findShipment(tx, id)
  const order = known && (await lockOrder(tx, known.orderId))
  const shipment = order && (await lockShipment(tx, id))
  if (!order || !shipment) throw new AppError('not_found')
  return { order, shipment }
}

async function getShipment(tx: Db, id: string): Promise<StoredShipment> {
  return (await findShipment(tx, id)) as StoredShipment
}
