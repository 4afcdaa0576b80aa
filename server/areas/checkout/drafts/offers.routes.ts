import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hourSeconds } from '../../../../contract/durations.ts'
import { Failure } from '../../../../contract/errors.ts'
import { OfferConfirmation, OfferOrdered, OfferToken, OrderOfferResponse } from '../../../../contract/orders/order-offers.ts'
import { Id } from '../../../../contract/text.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit, refund } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import { awaitsMoney, type StoredOrder } from '../../orders/orders.ts'
import type { CountOrder } from '../order-counter.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { asError, isRefusal } from '../refusal.ts'
import { confirmDraft } from './confirm-draft.ts'
import { readOffer } from './read-offer.ts'

/** Tokens that do not exist; a right one is not counted. */
const wrongTokensPerIp: RateLimit = { name: 'offer-token', max: 20, seconds: 60 }
/** Each try prices the order and locks its stock. */
const confirmationsOfOffer: RateLimit = { name: 'offer-confirm', max: 30, seconds: hourSeconds }

const ordered = { vi: 'Đã nhận đơn hàng. Cảm ơn bạn!', en: 'We have your order. Thank you!' } as const

/** What a customer does with the link of a draft: see the order, and place it. */
export function offerRoutes(app: App, deps: CheckoutDeps, countOrder: CountOrder): void {
  const { platform } = deps
  const call = { tags: ['orders'], params: z.object({ id: Id }) }
  const refusals = { 400: Failure, 404: Failure, 409: Failure, 429: Failure }

  const read = { ...call, querystring: OfferToken, response: { 200: OrderOfferResponse, ...refusals } }
  app.get('/api/order-offers/:id', { schema: read }, async (request) => {
    const { params, query, raw } = request
    return { data: await withRightToken(request, () => readOffer(deps, { id: params.id, ...query }, languageOf(raw, true))) }
  })

  const confirm = { ...call, body: OfferConfirmation, response: { 201: OfferOrdered, ...refusals } }
  app.post('/api/order-offers/:id/confirm', { schema: confirm }, async (request, reply) => {
    const { params, body, raw } = request
    const outcome = await withRightToken(request, async () => {
      await consume(platform, confirmationsOfOffer, params.id)
      return confirmDraft(deps, { id: params.id, confirmation: body })
    })
    countOrder(outcome)
    if (isRefusal(outcome)) throw asError(outcome, 0)
    return reply.code(201).send(presentOrdered(outcome.order, ordered[languageOf(raw, true)]))
  })

  async function withRightToken<T>({ ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    await consume(platform, wrongTokensPerIp, ip)
    try {
      const result = await work()
      await refund(platform.db, wrongTokensPerIp, ip)
      return result
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) await refund(platform.db, wrongTokensPerIp, ip)
      throw error
    }
  }
}

function presentOrdered(order: StoredOrder, message: string): z.infer<typeof OfferOrdered> {
  const { id, orderNumber, accessToken } = order
  return { _id: id, orderNumber, token: accessToken, awaitsMoney: awaitsMoney(order), message }
}
