import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders.ts'
import { MomoInitiation, MomoReturn, PaymentStarted, PaymentStateAnswer, PayOrder } from '../../../contract/payments.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Person } from '../../platform/http/person.ts'
import { findVisibleOrder, type OrderRow } from '../orders/orders.ts'
import { wordOfNotice } from './ask-gateway.ts'
import { hearReturn } from './hear-return.ts'
import type { PaymentRoom } from './payment-room.ts'
import { describePayment } from './payment-state.ts'
import { findLatestPayment, type PaymentRow } from './payments.sql.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

const tags = ['payments']
const refusals = { 400: Failure, 404: Failure, 409: Failure, 502: Failure, 504: Failure }
const started = { vi: 'Đã mở trang thanh toán MoMo.', en: 'The MoMo page is open.' } as const

type Asked = { orderId: string; person: Person; token?: string | undefined; admin?: boolean }
type Raw = Parameters<typeof languageOf>[0]

export function paymentRoutes(app: Shop, room: PaymentRoom): void {
  const { db, clock } = room.platform

  async function getOrder({ orderId, person, token, admin = false }: Asked): Promise<OrderRow> {
    const order = await findVisibleOrder(db, orderId, { userId: person.userId, guestId: person.guestId, token, admin })
    if (!order) throw new AppError('not_found')
    return order
  }

  async function start({ id }: OrderRow, raw: Raw): Promise<z.infer<typeof PaymentStarted>> {
    const { payment, order } = await startPayment(room, id)
    return { message: started[languageOf(raw, true)], data: describeStarted(payment, order) }
  }

  async function stateOf(asked: Asked, raw: Raw): Promise<z.infer<typeof PaymentStateAnswer>> {
    const order = await getOrder(asked)
    return { data: describePayment(order, await findLatestPayment(db, order.id), languageOf(raw, true), clock.now()) }
  }

  const starting = { tags, response: { 200: PaymentStarted, ...refusals } }
  app.post('/api/payments/momo/initiate', { schema: { ...starting, body: MomoInitiation } }, async ({ person, body, raw }) => {
    const order = await getOrder({ ...body, person })
    if (body.amount !== order.totalVnd) throw new AppError('amount_mismatch')
    return start(order, raw)
  })

  app.post('/api/payments/checkout', { schema: { ...starting, body: PayOrder } }, async ({ person, body, raw }) => {
    return start(await getOrder({ ...body, person }), raw)
  })

  const state = { tags, response: { 200: PaymentStateAnswer, 404: Failure } }
  app.get(
    '/api/payments/:orderId/status',
    { schema: { ...state, params: z.object({ orderId: Id }), querystring: OrderToken } },
    async ({ person, params, query, raw }) => stateOf({ ...params, ...query, person, admin: person.role === 'admin' }, raw),
  )

  app.post('/api/payments/momo/return', { schema: { ...state, body: MomoReturn } }, async ({ person, body, raw }) => {
    const order = await getOrder({ ...body, person })
    await hearReturn(room, order, body.query)
    return stateOf({ ...body, person }, raw)
  })

  app.post(
    '/api/payments/momo/callback',
    { schema: { tags, body: z.unknown(), response: { 204: z.null(), 400: Failure } } },
    async ({ body }, reply) => {
      if (!room.momo) throw new AppError('not_found')
      const verified = room.momo.verifyCallback(body)
      if (verified.kind !== 'genuine') throw new AppError(verified.kind === 'malformed' ? 'invalid_input' : 'bad_signature')
      await settlePayment(room, wordOfNotice(verified.notice, room.momo.partnerCode))
      return reply.code(204).send(null)
    },
  )
}

function describeStarted({ paymentUrl, qrCodeUrl, deeplink }: PaymentRow, { paymentDueAt }: OrderRow) {
  return {
    paymentUrl: paymentUrl ?? '',
    ...(qrCodeUrl ? { qrCodeUrl } : {}),
    ...(deeplink ? { deeplink } : {}),
    ...(paymentDueAt ? { expiresAt: paymentDueAt.toISOString() } : {}),
  }
}
