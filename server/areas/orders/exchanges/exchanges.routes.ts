import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import {
  AdminExchangeMessage,
  ExchangeDecision,
  ExchangeMessage,
  ExchangePage,
  ExchangeReturn,
  ExchangesQuery,
  NewExchange,
  OrderExchanges,
} from '../../../../contract/orders/exchanges.ts'
import { OrderToken } from '../../../../contract/orders/orders.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { viewerOf } from '../read-orders.ts'
import { decideExchange, type ExchangeHooks } from './decide-exchange.ts'
import { moveReturn } from './move-return.ts'
import { presentExchange, presentExchangeForAdmin } from './present-exchange.rule.ts'
import { listExchanges, listExchangesOf } from './read-exchanges.ts'
import { requestExchange } from './request-exchange.ts'
import { withdrawExchange } from './withdraw-exchange.ts'

const tags = ['exchanges']
const params = z.object({ id: Id })
const ofExchange = z.object({ id: Id, exchangeId: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const requested = { vi: 'Đã gửi yêu cầu đổi hàng. Tiệm sẽ trả lời sớm.', en: 'We have your request and will answer soon.' } as const
const withdrawn = { vi: 'Đã rút yêu cầu đổi hàng.', en: 'Your exchange request is withdrawn.' } as const
const decided = { vi: 'Đã cập nhật việc đổi hàng.', en: 'The exchange has been updated.' } as const

export function exchangeRoutes(app: App, platform: Platform, hooks: ExchangeHooks): void {
  const ofOrder = { tags, params, querystring: OrderToken }

  app.get(
    '/api/orders/:id/exchanges',
    { schema: { ...ofOrder, response: { 200: OrderExchanges, 404: Failure } } },
    async ({ person, params, query }) => ({
      data: await listExchangesOf(platform.db, params.id, viewerOf(person, query.token)),
    }),
  )

  const create = { ...ofOrder, body: NewExchange, response: { 201: ExchangeMessage, ...refusals } }
  app.post('/api/orders/:id/exchanges', { schema: create }, async (request, reply) => {
    const viewer = viewerOf(request.person, request.query.token)
    const wanted = { orderId: request.params.id, viewer, input: request.body }
    const exchange = presentExchange(await requestExchange(platform, wanted))
    return reply.code(201).send({ data: { exchange }, message: requested[languageOf(request.raw, true)] })
  })

  const withdraw = { tags, params: ofExchange, querystring: OrderToken, response: { 200: ExchangeMessage, ...refusals } }
  app.post('/api/orders/:id/exchanges/:exchangeId/withdraw', { schema: withdraw }, async (request) => {
    const { id: orderId, exchangeId } = request.params
    const viewer = viewerOf(request.person, request.query.token)
    const exchange = presentExchange(await withdrawExchange(platform, { orderId, exchangeId, viewer }))
    return { data: { exchange }, message: withdrawn[languageOf(request.raw, true)] }
  })

  const list = { tags, querystring: ExchangesQuery, response: { 200: ExchangePage, ...refusals } }
  app.get('/api/exchanges', { ...forStaff, schema: list }, ({ query }) => listExchanges(platform.db, query))

  const decide = { tags, params, body: ExchangeDecision, response: { 200: AdminExchangeMessage, ...refusals } }
  app.patch('/api/exchanges/:id', { ...forStaff, schema: decide }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const stored = await decideExchange(platform, hooks, { exchangeId: request.params.id, decision: request.body, adminId })
    return { data: { exchange: presentExchangeForAdmin(stored) }, message: decided[languageOf(request.raw, true)] }
  })

  const receive = { tags, params, body: ExchangeReturn, response: { 200: AdminExchangeMessage, ...refusals } }
  app.put('/api/exchanges/:id/return', { ...forStaff, schema: receive }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const stored = await moveReturn(platform, hooks, { exchangeId: request.params.id, came: request.body, adminId })
    return { data: { exchange: presentExchangeForAdmin(stored) }, message: decided[languageOf(request.raw, true)] }
  })
}
