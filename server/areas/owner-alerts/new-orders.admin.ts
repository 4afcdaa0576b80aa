import { NewOrders, OrdersSeen } from '../../../contract/admin/owner-alerts.ts'
import { Failure } from '../../../contract/errors.ts'
import { forStaff } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { markOrdersSeen, readNewOrders } from './new-orders.ts'

const tags = ['admin']
const refusals = { 400: Failure, 401: Failure, 403: Failure }

export function newOrderRoutes(app: App, platform: Platform): void {
  const list = { tags, response: { 200: NewOrders, ...refusals } }
  app.get('/api/admin/new-orders', { ...forStaff, schema: list }, () => readNewOrders(platform))

  const seen = { tags, body: OrdersSeen, response: { 200: NewOrders, ...refusals } }
  app.post('/api/admin/new-orders/seen', { ...forStaff, schema: seen }, async ({ body }) => {
    await markOrdersSeen(platform, body)
    return readNewOrders(platform)
  })
}
