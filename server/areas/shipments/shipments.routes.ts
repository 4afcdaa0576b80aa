import { z } from 'zod'
import { OneShipment } from '../../../contract/admin/shipments.ts'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders/orders.ts'
import { CurrentShipment } from '../../../contract/orders/shipments.ts'
import { Id } from '../../../contract/text.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { viewerOf } from '../orders/orders.ts'
import { findShipmentOf, getShipment } from './read-shipments.ts'

const tags = ['shipments']

export function shipmentRoutes(app: App, { db }: Pick<Platform, 'db'>): void {
  const one = { tags, params: z.object({ id: Id }), querystring: OrderToken, response: { 200: OneShipment, 404: Failure } }
  app.get('/api/shipments/:id', { schema: one }, async ({ params, query, person }) => ({
    data: { shipment: await getShipment(db, params.id, viewerOf(person, query.token)) },
  }))

  const ofOrder = { tags, params: z.object({ orderId: Id }), querystring: OrderToken, response: { 200: CurrentShipment, 404: Failure } }
  app.get('/api/shipments/order/:orderId', { schema: ofOrder }, async ({ params, query, person }) => ({
    data: { shipment: await findShipmentOf(db, params.orderId, viewerOf(person, query.token)) },
  }))
}
