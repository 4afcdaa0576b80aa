import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders.ts'
import { OneShipment } from '../../../contract/shipments.admin.ts'
import { CurrentShipment } from '../../../contract/shipments.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { type Person, worksHere } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleOrder, type OrderViewer, withDetails } from '../orders/orders.ts'
import { describeForAdmin, describeShipment } from './describe-shipment.ts'
import { findShipment } from './shipments.sql.ts'

const tags = ['shipments']

/** Whoever may see an order may see its parcels; to all others they do not exist. */
export function shipmentRoutes(app: Shop, { db }: Pick<Platform, 'db'>): void {
  const one = { tags, params: z.object({ id: Id }), querystring: OrderToken, response: { 200: OneShipment, 404: Failure } }
  app.get('/api/shipments/:id', { schema: one }, async ({ params, query, person }) => {
    const shipment = await findShipment(db, params.id)
    const order = shipment && (await findVisibleOrder(db, shipment.orderId, viewerOf(person, query.token)))
    if (!order) throw new AppError('not_found')
    return { data: { shipment: worksHere(person) ? describeForAdmin(shipment) : describeShipment(shipment) } }
  })

  const ofOrder = { tags, params: z.object({ orderId: Id }), querystring: OrderToken, response: { 200: CurrentShipment, 404: Failure } }
  app.get('/api/shipments/order/:orderId', { schema: ofOrder }, async ({ params, query, person }) => {
    const order = await findVisibleOrder(db, params.orderId, viewerOf(person, query.token))
    const [found] = order ? await withDetails(db, [order]) : []
    if (!found) throw new AppError('not_found')
    const current = found.parcel && (await findShipment(db, found.parcel.id))
    return { data: { shipment: current ? describeShipment(current) : null } }
  })
}

function viewerOf(person: Person, token: string | undefined): OrderViewer {
  const { userId, guestId } = person
  return { userId, guestId, token, admin: worksHere(person) }
}
