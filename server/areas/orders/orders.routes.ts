import { z } from 'zod'
import { Message } from '../../../contract/accounts.ts'
import { OrderForViewer, OrderForViewerMessage } from '../../../contract/admin/orders.ts'
import { hourSeconds } from '../../../contract/durations.ts'
import { Failure } from '../../../contract/errors.ts'
import {
  OrderMessage,
  OrderPage,
  OrderStatusChange,
  OrderToken,
  OrderTrackQuery,
  OwnOrdersQuery,
  TrackedOrderResponse,
} from '../../../contract/orders/orders.ts'
import { Id } from '../../../contract/text.ts'
import { forUsers, isStaff, requireUser } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { consume, type RateLimit, refund } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeStatus, type OrderHooks } from './change-status.ts'
import { claimOrder } from './guests/claim-order.ts'
import { resendMail } from './mails/resend-mail.ts'
import { presentOrderForAdmin } from './present-for-admin.ts'
import { presentOrder } from './present-order.rule.ts'
import { getOrder, getTrackedOrder, listOwnOrders, viewerOf } from './read-orders.ts'

const tags = ['orders']
/** Failed look-ups only: thousands of phones share one IPv4 address of their carrier, so successful ones are not counted. */
const wrongLookUpsPerIp: RateLimit = { name: 'order-track', max: 20, seconds: 60 }
/** Phone numbers tried for one order, from any IP. */
const wrongLookUpsOfOrder: RateLimit = { name: 'order-track-number', max: 20, seconds: hourSeconds }
const OrderName = z.object({ id: Id })
const changed = { vi: 'Đã cập nhật đơn hàng.', en: 'The order has been updated.' } as const
const mailed = { vi: 'Đã gửi lại email về đơn hàng.', en: 'The e-mail about your order is on its way again.' } as const
const claimed = { vi: 'Đơn hàng đã nằm trong tài khoản của bạn.', en: 'The order is in your account now.' } as const
const cancelled = { vi: 'Đã huỷ đơn hàng.', en: 'The order has been cancelled.' } as const

export function orderRoutes(app: App, platform: Platform, hooks: OrderHooks): void {
  const list = { tags, querystring: OwnOrdersQuery, response: { 200: OrderPage, 401: Failure } }
  app.get('/api/orders/user', { ...forUsers, schema: list }, async (request) => ({
    data: await listOwnOrders(platform.db, requireUser(request).userId, request.query),
  }))

  app.get('/api/orders/user/:id', { ...forUsers, schema: { ...list, params: OrderName } }, async (request) => {
    const person = requireUser(request)
    if (person.userId !== request.params.id && !isStaff(person)) throw new AppError('not_found')
    return { data: await listOwnOrders(platform.db, request.params.id, request.query) }
  })

  app.get(
    '/api/orders/track',
    { schema: { tags, querystring: OrderTrackQuery, response: { 200: TrackedOrderResponse, 404: Failure, 429: Failure } } },
    async ({ query, ip }) => {
      await consume(platform, wrongLookUpsPerIp, ip)
      const number = query.orderNumber.toUpperCase()
      await consume(platform, wrongLookUpsOfOrder, number)
      const order = await getTrackedOrder(platform.db, query)
      await refund(platform.db, wrongLookUpsPerIp, ip)
      await refund(platform.db, wrongLookUpsOfOrder, number)
      return { data: { order } }
    },
  )

  app.get(
    '/api/orders/:id',
    { schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: OrderForViewer, 404: Failure } } },
    async ({ person, params, query, raw }) => {
      const order = await getOrder(platform.db, params.id, viewerOf(person, query.token))
      return {
        data: { order: isStaff(person) ? await presentOrderForAdmin(platform.db, order, languageOf(raw, true)) : presentOrder(order) },
      }
    },
  )

  app.post(
    '/api/orders/:id/resend-mail',
    {
      schema: { tags, params: OrderName, querystring: OrderToken, response: { 200: Message, 404: Failure, 409: Failure, 429: Failure } },
    },
    async ({ person, params, query, raw }) => {
      await resendMail(platform, params.id, viewerOf(person, query.token))
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
      return { data: { order: presentOrder(order) }, message: claimed[languageOf(request.raw, true)] }
    },
  )

  const change = { tags, params: OrderName, querystring: OrderToken, body: OrderStatusChange }
  app.patch(
    '/api/orders/:id/status',
    { schema: { ...change, response: { 200: OrderForViewerMessage, 403: Failure, 404: Failure, 409: Failure } } },
    async ({ person, params, query, body, raw }) => {
      const order = await changeStatus(platform, hooks, { ...body, orderId: params.id, to: body.status, person, token: query.token })
      const language = languageOf(raw, true)
      const message = (body.status === 'cancelled' ? cancelled : changed)[language]
      return { data: { order: isStaff(person) ? await presentOrderForAdmin(platform.db, order, language) : presentOrder(order) }, message }
    },
  )
}
