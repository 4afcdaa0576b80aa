import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { OrderToken } from '../../../../contract/orders/orders.ts'
import {
  AdminReturnMessage,
  AdminReturns,
  NewReturn,
  OpenCases,
  OpenCasesQuery,
  OrderReturns,
  ReturnDecision,
  ReturnInspection,
  ReturnMessage,
  ReturnsQuery,
} from '../../../../contract/orders/returns.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ExchangeHooks } from '../exchanges/decide-exchange.ts'
import { viewerOf } from '../read-orders.ts'
import { decideReturn, withdrawReturn } from './decide-return.ts'
import { inspectReturn } from './inspect-return.ts'
import { presentReturn, presentReturnForAdmin } from './present-return.rule.ts'
import { listReturnsForAdmin, listReturnsOf, readOpenCases } from './read-returns.ts'
import { requestReturn } from './request-return.ts'

const tags = ['exchanges']
const params = z.object({ id: Id })
const ofReturn = z.object({ id: Id, returnId: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const requested = { vi: 'Đã gửi yêu cầu trả hàng. Tiệm sẽ trả lời sớm.', en: 'We have your request and will answer soon.' } as const
const withdrawn = { vi: 'Đã rút yêu cầu trả hàng.', en: 'Your return request is withdrawn.' } as const
const changed = { vi: 'Đã cập nhật việc trả hàng.', en: 'The return has been updated.' } as const

/** Goods back, money back; and the list of all open cases, exchanges included. */
export function returnRoutes(app: App, platform: Platform, hooks: ExchangeHooks): void {
  const ofOrder = { tags, params, querystring: OrderToken }
  const read = { ...ofOrder, response: { 200: OrderReturns, 404: Failure } }
  app.get('/api/orders/:id/returns', { schema: read }, async ({ person, params, query }) => ({
    data: await listReturnsOf(platform.db, params.id, viewerOf(person, query.token)),
  }))

  const create = { ...ofOrder, body: NewReturn, response: { 201: ReturnMessage, ...refusals } }
  app.post('/api/orders/:id/returns', { schema: create }, async (request, reply) => {
    const viewer = viewerOf(request.person, request.query.token)
    const stored = await requestReturn(platform, { orderId: request.params.id, viewer, input: request.body })
    return reply.code(201).send({ data: { return: presentReturn(stored) }, message: requested[languageOf(request.raw, true)] })
  })

  const withdraw = { tags, params: ofReturn, querystring: OrderToken, response: { 200: ReturnMessage, ...refusals } }
  app.post('/api/orders/:id/returns/:returnId/withdraw', { schema: withdraw }, async (request) => {
    const { id: orderId, returnId } = request.params
    const viewer = viewerOf(request.person, request.query.token)
    const stored = await withdrawReturn(platform, { orderId, returnId, viewer })
    return { data: { return: presentReturn(stored) }, message: withdrawn[languageOf(request.raw, true)] }
  })

  const list = { tags, querystring: ReturnsQuery, response: { 200: AdminReturns, ...refusals } }
  app.get('/api/returns', { ...forStaff, schema: list }, async ({ query }) => ({
    data: await listReturnsForAdmin(platform.db, query.order),
  }))

  const decide = { tags, params, body: ReturnDecision, response: { 200: AdminReturnMessage, ...refusals } }
  app.patch('/api/returns/:id', { ...forStaff, schema: decide }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const stored = await decideReturn(platform, { returnId: request.params.id, decision: request.body, adminId })
    return { data: { return: presentReturnForAdmin(stored) }, message: changed[languageOf(request.raw, true)] }
  })

  const inspect = { tags, params, body: ReturnInspection, response: { 200: AdminReturnMessage, ...refusals } }
  app.put('/api/returns/:id/inspection', { ...forStaff, schema: inspect }, async (request) => {
    const { userId: adminId } = requireStaff(request)
    const stored = await inspectReturn(platform, hooks, { returnId: request.params.id, inspection: request.body, adminId })
    return { data: { return: presentReturnForAdmin(stored) }, message: changed[languageOf(request.raw, true)] }
  })

  const cases = { tags, querystring: OpenCasesQuery, response: { 200: OpenCases, ...refusals } }
  app.get('/api/open-cases', { ...forStaff, schema: cases }, async ({ query }) => ({ data: await readOpenCases(platform.db, query) }))
}
