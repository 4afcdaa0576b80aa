import { z } from 'zod'
import { Message } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { OrderForViewer, OrderForViewerMessage } from '../../../contract/orders.admin.ts'
import {
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
import { forUsers, requireUser, worksHere } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry, type Limit, takeBackTry } from '../../platform/rate-limit.ts'
import { changeStatus, type OrderHooks } from './change-status.ts'
import { claimOrder } from './claim-order.ts'
import { describeOneForOffice } from './describe-for-office.ts'
import { describeOrder, describeTracked } from './describe-order.ts'
import { findExchangesOf } from './exchanges.sql.ts'
import { findOrderByNumber, findVisibleOrder, listOrdersOf, withDetails } from './orders.sql.ts'
import { resendMail } from './resend-mail.ts'

const tags = ['orders']
/** Wrong look-ups: thousands of phones share one IPv4 address of their carrier, so the right ones are not counted. */
const wrongLookUpsFromIp: Limit = { name: 'order-track', most: 20, seconds: 60 }
/** Phone numbers tried for one order, from wherever. */
const wrongLookUpsOfOrder: Limit = { name: 'order-track-number', most: 20, seconds: 3_600 }
const OrderName = z.object({ id: Id })
const changed = { vi: 'Đã cập nhật đơn hàng.', en: 'The order has been updated.' } as const
const mailed = { vi: 'Đã gửi lại e-mail về đơn hàng.', en: 'The e-mail about your order is on its way again.' } as const
const claimed = { vi: 'Đơn hàng đã nằm trong tài khoản của bạn.', en: 'The order is in your account now.' } as const
const cancelled = { vi: 'Đã huỷ đơn hàng.', en: 'The order has been cancelled.' } as const

export function orderRoutes(app: Shop, platform: Platform, hooks: OrderHooks): void {
  async function pageOf(userId: string, query: z.infer<typeof OwnOrdersQuery>) {
    const { orders, total } = await listOrdersOf(platform.db, userId, query)
    return { data: { orders: orders.map(describeOrder), total, totalPage: totalPages(total, query.limit) } }
  }

  const list = { tags, querystring: OwnOrdersQuery, response: { 200: OrderPage, 401: Failure } }
  app.get('/api/orders/user', { ...forUsers, schema: list }, async (request) => pageOf(requireUser(request).userId, request.query))

  app.get('/api/orders/user/:id', { ...forUsers, schema: { ...list, params: OrderName } }, async (request) => {
    const person = requireUser(request)
    if (person.userId !== request.params.id && !worksHere(person)) throw new AppError('not_found')
    return pageOf(request.params.id, request.query)
  })

  app.get(
    '/api/orders/track',
    { schema: { tags, querystring: OrderTrackQuery, response: { 200: TrackedOrderAnswer, 404: Failure, 429: Failure } } },
    async ({ query, ip }) => {
      await admitTry(platform, wrongLookUpsFromIp, ip)
      const number = query.orderNumber.toUpperCase()
      await admitTry(platform, wrongLookUpsOfOrder, number)
      const order = await findOrderByNumber(platform.db, query)
      const [found] = order ? await withDetails(platform.db, [order]) : []
      if (!found) throw new AppError('not_found')
      await takeBackTry(platform.db, wrongLookUpsFromIp, ip)
      await takeBackTry(platform.db, wrongLookUpsOfOrder, number)
      return { data: { order: describeTracked(found, await findExchangesOf(platform.db, found.id)) } }
    },
  )

  app.get(
    '/api/orders/:id',
    { schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: OrderForViewer, 404: Failure } } },
    async ({ person, params, query }) => {
      const admin = worksHere(person)
      const order = await findVisibleOrder(platform.db, params.id, { ...person, ...query, admin })
      const [found] = order ? await withDetails(platform.db, [order]) : []
      if (!found) throw new AppError('not_found')
      return { data: { order: admin ? await describeOneForOffice(platform.db, found) : describeOrder(found) } }
    },
  )

  app.post(
    '/api/orders/:id/resend-mail',
    {
      schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: Message, 404: Failure, 409: Failure, 429: Failure } },
    },
    async ({ person, params, query, raw }) => {
      await resendMail(platform, params.id, { ...person, ...query, admin: worksHere(person) })
      return { message: mailed[languageOf(raw, true)] }
    },
  )

  app.post(
    '/api/orders/:id/claim',
    {
      ...forUsers,
      schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: OrderMessage, 401: Failure, 404: Failure } },
    },
    async (request) => {
      const { userId } = requireUser(request)
      const order = await claimOrder(platform, { orderId: request.params.id, userId, token: request.query.token })
      return { data: { order: describeOrder(order) }, message: claimed[languageOf(request.raw, true)] }
    },
  )

  const change = { tags, params: OrderName, querystring: OrderToken, body: OrderStatusChange }
  app.patch(
    '/api/orders/:id/status',
    { schema: { ...change, response: { 200: OrderForViewerMessage, 403: Failure, 404: Failure, 409: Failure } } },
    async ({ person, params, query, body, raw }) => {
      const order = await changeStatus(platform, hooks, { ...body, orderId: params.id, to: body.status, person, token: query.token })
      const message = (body.status === 'cancelled' ? cancelled : changed)[languageOf(raw, true)]
      return { data: { order: worksHere(person) ? await describeOneForOffice(platform.db, order) : describeOrder(order) }, message }
    },
  )
}
