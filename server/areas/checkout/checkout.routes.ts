import { NewOrder, PlacedOrder, QuoteQuery, QuoteResponse, TetPlacesQuery, TetPlacesResponse } from '../../../contract/checkout.ts'
import { Failure } from '../../../contract/errors.ts'
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { ipKey } from '../../platform/http/ip-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import { consumeCodeTry, refundCodeTry } from '../discounts/discounts.ts'
import { presentOrder, type StoredOrder } from '../orders/orders.ts'
import type { CountOrder } from './order-counter.ts'
import type { CheckoutDeps, Placed } from './order-request.ts'
import { placeOrder } from './place-order.ts'
import { countTetPlaces, quoteShipping } from './quote-shipping.ts'
import { asError, type CheckoutRefusal, isRefusal } from './refusal.ts'

const placed = { vi: 'Đã nhận đơn hàng. Cảm ơn bạn!', en: 'We have your order. Thank you!' } as const

export function checkoutRoutes(app: App, deps: CheckoutDeps, countOrder: CountOrder): void {
  app.get(
    '/api/shipping/quote',
    { schema: { tags: ['checkout'], querystring: QuoteQuery, response: { 200: QuoteResponse, 400: Failure } } },
    async ({ query, raw }) => ({ data: await quoteShipping(deps, query, languageOf(raw, true)) }),
  )

  const tetPlaces = { tags: ['checkout'], querystring: TetPlacesQuery, response: { 200: TetPlacesResponse, 400: Failure } }
  app.get('/api/shipping/before-tet', { schema: tetPlaces }, async ({ query }) => ({ data: await countTetPlaces(deps, query) }))

  const refusals = { 400: Failure, 404: Failure, 409: Failure, 422: Failure, 429: Failure }
  app.post(
    '/api/orders',
    { schema: { tags: ['orders'], body: NewOrder, response: { 201: PlacedOrder, ...refusals } } },
    async ({ body, person, headers, ip, raw }, reply) => {
      const language = languageOf(raw, true)
      const key = readIdempotencyKey({ headers })
      const { platform } = deps
      if (body.discountCode) await consumeCodeTry(platform, ip)
      const outcome = await placeOrder(deps, { body, person, language, key, ipKey: ipKey(ip) })
      countOrder(outcome)
      if (body.discountCode && !isWrongCode(outcome)) await refundCodeTry(platform, ip)
      if (isRefusal(outcome)) throw asError(outcome, deps.platform.config.paymentWindowMinutes * 60)
      return reply.code(201).send(presentPlaced(outcome.order, placed[language]))
    },
  )
}

/** Orders must not be a way to guess codes, so wrong codes count towards the rate limit and a right one does not. */
function isWrongCode(outcome: Placed | CheckoutRefusal): boolean {
  return isRefusal(outcome) && outcome.issues.some(({ path, key }) => path === 'discountCode' && key === 'unknown_discount')
}

function presentPlaced(order: StoredOrder, message: string): PlacedOrder {
  const { id, orderNumber, totalVnd, accessToken } = order
  return { _id: id, orderNumber, finalAmount: totalVnd, message, token: accessToken, data: { order: presentOrder(order) } }
}
