import type { AdminShipment, ShipmentPage, ShipmentsQuery } from '../../../contract/admin/shipments.ts'
import type { Shipment } from '../../../contract/orders/shipments.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { getOrder, getVisibleOrder, type OrderViewer } from '../orders/orders.ts'
import { presentShipment, presentShipmentForAdmin } from './present-shipment.rule.ts'
import * as sql from './shipments.sql.ts'

export async function listShipments(db: Db, query: ShipmentsQuery): Promise<ShipmentPage> {
  const { found, total } = await sql.findShipmentPage(db, query)
  return { data: found.map(presentShipmentForAdmin), total, totalPage: totalPages(total, query.limit) }
}

/** Parcels are readable by those who may see the order, and not found for all others. */
export async function getShipment(db: Db, id: string, viewer: OrderViewer): Promise<Shipment | AdminShipment> {
  const shipment = await sql.findShipment(db, id)
  if (!shipment) throw new AppError('not_found')
  await getVisibleOrder(db, shipment.orderId, viewer)
  return viewer.admin ? presentShipmentForAdmin(shipment) : presentShipment(shipment)
}

/** The current parcel of an order; null before it has one. */
export async function findShipmentOf(db: Db, orderId: string, viewer: OrderViewer): Promise<Shipment | null> {
  const { parcel } = await getOrder(db, orderId, viewer)
  const current = parcel && (await sql.findShipment(db, parcel.id))
  return current ? presentShipment(current) : null
}
