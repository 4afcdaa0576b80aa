import { NewOrder, PlacedOrder, QuoteAnswer, QuoteQuery } from '../../../contract/checkout.ts'
import { Failure } from '../../../contract/errors.ts'
import { readKey } from '../../platform/http/idempotency-key.ts'
import { ipKey } from '../../platform/http/ip-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { admitCodeTry, takeBackCodeTry } from '../discounts/discounts.ts'
import { describeOrder, type StoredOrder } from '../orders/orders.ts'
import { type CheckoutRoom, type Placed, placeOrder } from './place-order.ts'
import { quoteShipping } from './quote-shipping.ts'
import { asError, isRefusal, type Refusal } from './refusal.ts'

const placed = { vi: 'Đã nhận đơn hàng. Cảm ơn bạn!', en: 'We have your order. Thank you!' } as const

export function checkoutRoutes(app: Shop, room: CheckoutRoom): void {
  app.get(
    '/api/shipping/quote',
    { schema: { tags: ['checkout'], querystring: QuoteQuery, response: { 200: QuoteAnswer, 400: Failure } } },
    async ({ query, raw }) => ({ data: await quoteShipping(room, query, languageOf(raw, true)) }),
  )

  const refusals = { 400: Failure, 404: Failure, 409: Failure, 422: Failure, 429: Failure }
  app.post(
    '/api/orders',
    { schema: { tags: ['orders'], body: NewOrder, response: { 201: PlacedOrder, ...refusals } } },
    async ({ body, person, headers, ip, raw }, reply) => {
      const language = languageOf(raw, true)
      const key = readKey({ headers })
      const { platform } = room
      if (body.discountCode) await admitCodeTry(platform, ip)
      const outcome = await placeOrder(room, { body, person, language, key, ipKey: ipKey(ip) })
      if (body.discountCode && !isWrongCode(outcome)) await takeBackCodeTry(platform, ip)
      if (isRefusal(outcome)) throw asError(outcome, room.platform.config.paymentWindowMinutes * 60)
      return reply.code(201).send(describePlaced(outcome.order, placed[language]))
    },
  )
}

/** An order must not be a way to guess codes: wrong ones count, the right one does not. */
function isWrongCode(outcome: Placed | Refusal): boolean {
  return isRefusal(outcome) && outcome.issues.some(({ path, key }) => path === 'discountCode' && key === 'unknown_discount')
}

function describePlaced(order: StoredOrder, message: string): PlacedOrder {
  const { id, orderNumber, totalVnd, accessToken } = order
  return { _id: id, orderNumber, finalAmount: totalVnd, message, token: accessToken, data: { order: describeOrder(order) } }
}
