import { z } from 'zod'
import { OneShipment } from '../../../contract/admin/shipments.ts'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders.ts'
import { CurrentShipment } from '../../../contract/shipments.ts'
import { Id } from '../../../contract/text.ts'
import { isStaff, type Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleOrder, type OrderViewer, withDetails } from '../orders/orders.ts'
import { presentShipment, presentShipmentForAdmin } from './present-shipment.rule.ts'
import { findShipment } from './shipments.sql.ts'

const tags = ['shipments']

/** Parcels are readable by those who may see the order, and not found for all others. */
export function shipmentRoutes(app: App, { db }: Pick<Platform, 'db'>): void {
  const one = { tags, params: z.object({ id: Id }), querystring: OrderToken, response: { 200: OneShipment, 404: Failure } }
  app.get('/api/shipments/:id', { schema: one }, async ({ params, query, person }) => {
    const shipment = await findShipment(db, params.id)
    const order = shipment && (await findVisibleOrder(db, shipment.orderId, viewerOf(person, query.token)))
    if (!order) throw new AppError('not_found')
    return { data: { shipment: isStaff(person) ? presentShipmentForAdmin(shipment) : presentShipment(shipment) } }
  })

  const ofOrder = { tags, params: z.object({ orderId: Id }), querystring: OrderToken, response: { 200: CurrentShipment, 404: Failure } }
  app.get('/api/shipments/order/:orderId', { schema: ofOrder }, async ({ params, query, person }) => {
    const order = await findVisibleOrder(db, params.orderId, viewerOf(person, query.token))
    const [found] = order ? await withDetails(db, [order]) : []
    if (!found) throw new AppError('not_found')
    const current = found.parcel && (await findShipment(db, found.parcel.id))
    return { data: { shipment: current ? presentShipment(current) : null } }
  })
}

function viewerOf(person: Person, token: string | undefined): OrderViewer {
  const { userId, guestId } = person
  return { userId, guestId, token, admin: isStaff(person) }
}
