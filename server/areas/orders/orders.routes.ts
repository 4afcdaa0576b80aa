import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import {
  OneOrder,
  OrderMessage,
  OrderPage,
  OrderStatusChange,
  OrderToken,
  OrderTrackQuery,
  OwnOrdersQuery,
  TrackedOrderAnswer,
} from '../../../contract/orders.ts'
import { totalPages } from '../../../contract/paging.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { requireUser } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry, type Limit } from '../../platform/rate-limit.ts'
import { changeStatus, type OrderHooks } from './change-status.ts'
import { describeOrder, describeTracked } from './describe-order.ts'
import { findOrderByNumber, findVisibleOrder, listOrdersOf, withDetails } from './orders.sql.ts'

const tags = ['orders']
/** Numbers are short: nobody tries many of them. */
const tracking: Limit = { name: 'order-track', most: 20, seconds: 60 }
const OrderName = z.object({ id: Id })
const changed = { vi: 'Đã cập nhật đơn hàng.', en: 'The order has been updated.' } as const
const cancelled = { vi: 'Đã huỷ đơn hàng.', en: 'The order has been cancelled.' } as const

export function orderRoutes(app: Shop, platform: Platform, hooks: OrderHooks): void {
  async function pageOf(userId: string, query: z.infer<typeof OwnOrdersQuery>) {
    const { orders, total } = await listOrdersOf(platform.db, userId, query)
    return { data: { orders: orders.map(describeOrder), total, totalPage: totalPages(total, query.limit) } }
  }

  const list = { tags, querystring: OwnOrdersQuery, response: { 200: OrderPage, 401: Failure } }
  app.get('/api/orders/user', { schema: list }, async (request) => pageOf(requireUser(request).userId, request.query))

  app.get('/api/orders/user/:id', { schema: { ...list, params: OrderName } }, async (request) => {
    const person = requireUser(request)
    if (person.userId !== request.params.id && person.role !== 'admin') throw new AppError('not_found')
    return pageOf(request.params.id, request.query)
  })

  app.get(
    '/api/orders/track',
    { schema: { tags, querystring: OrderTrackQuery, response: { 200: TrackedOrderAnswer, 404: Failure, 429: Failure } } },
    async ({ query, ip }) => {
      await admitTry(platform, tracking, ip)
      const order = await findOrderByNumber(platform.db, query)
      if (!order) throw new AppError('not_found')
      return { data: { order: describeTracked(order) } }
    },
  )

  app.get(
    '/api/orders/:id',
    { schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: OneOrder, 404: Failure } } },
    async ({ person, params, query }) => {
      const admin = person.role === 'admin'
      const order = await findVisibleOrder(platform.db, params.id, { ...person, ...query, admin })
      const [found] = order ? await withDetails(platform.db, [order]) : []
      if (!found) throw new AppError('not_found')
      return { data: { order: describeOrder(found) } }
    },
  )

  const change = { tags, params: OrderName, querystring: OrderToken, body: OrderStatusChange }
  app.patch(
    '/api/orders/:id/status',
    { schema: { ...change, response: { 200: OrderMessage, 403: Failure, 404: Failure, 409: Failure } } },
    async ({ person, params, query, body, raw }) => {
      const order = await changeStatus(platform, hooks, { orderId: params.id, to: body.status, person, token: query.token })
      const message = (body.status === 'cancelled' ? cancelled : changed)[languageOf(raw, true)]
      return { data: { order: describeOrder(order) }, message }
    },
  )
}
