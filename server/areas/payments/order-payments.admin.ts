import { z } from 'zod'
import { OrderPayments } from '../../../contract/admin/order-payments.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { forStaff } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOrderPayments } from './read-order-payments.ts'

const refusals = { 401: Failure, 403: Failure, 404: Failure }

export function orderPaymentsRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['orders'], params: z.object({ id: Id }), response: { 200: OrderPayments, ...refusals } }
  app.get('/api/orders/:id/payments', { ...forStaff, schema }, async ({ params }) => ({
    data: await getOrderPayments(platform, params.id),
  }))
}
