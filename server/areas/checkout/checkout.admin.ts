import { OrderForCustomer, OrderPreview, OrderPreviewQuery, PlacedForCustomer } from '../../../contract/admin/checkout.ts'
import { Failure } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { forStaff, requireStaff } from '../../platform/http/auth-guards.ts'
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import { awaitsMoney, orderPaths, placedTexts, presentOrderForAdmin, type StoredOrder } from '../orders/orders.ts'
import type { CountOrder } from './order-counter.ts'
import { orderForCustomer } from './order-for-customer.ts'
import type { CheckoutDeps } from './order-request.ts'
import { previewOrder } from './preview-order.ts'
import { asError, isRefusal } from './refusal.ts'

const tags = ['orders']
const placed = { vi: 'Đã lên đơn.', en: 'The order has been placed.' } as const
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 422: Failure }

/** Orders that staff enter for a customer on the phone or in a chat. */
export function checkoutAdminRoutes(app: App, deps: CheckoutDeps, countOrder: CountOrder): void {
  const { db, config } = deps.platform

  const preview = { tags, body: OrderPreviewQuery, response: { 200: OrderPreview, ...refusals } }
  app.post('/api/orders/for-customer/preview', { ...forStaff, schema: preview }, async ({ body, raw }) => ({
    data: await previewOrder(deps, body, languageOf(raw, true)),
  }))

  const place = { tags, body: OrderForCustomer, response: { 201: PlacedForCustomer, ...refusals } }
  app.post('/api/orders/for-customer', { ...forStaff, schema: place }, async (request, reply) => {
    const { userId: adminId } = requireStaff(request)
    const key = readIdempotencyKey(request)
    const outcome = await orderForCustomer(deps, { body: request.body, adminId, key })
    countOrder(outcome)
    if (isRefusal(outcome)) throw asError(outcome, 0)
    return reply.code(201).send(await presentPlaced(outcome.order, languageOf(request.raw, true)))
  })

  async function presentPlaced(order: StoredOrder, language: Language): Promise<PlacedForCustomer> {
    const { id, orderNumber, totalVnd, accessToken } = order
    const path = awaitsMoney(order) ? orderPaths.payment : orderPaths.order
    const link = config.publicUrl + path(id, accessToken)
    return {
      _id: id,
      orderNumber,
      finalAmount: totalVnd,
      message: placed[language],
      token: accessToken,
      link,
      texts: await placedTexts(db, config, order),
      data: { order: await presentOrderForAdmin(db, order, language) },
    }
  }
}
