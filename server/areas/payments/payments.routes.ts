import { z } from 'zod'
import { hourSeconds } from '../../../contract/durations.ts'
import { Failure } from '../../../contract/errors.ts'
import { OrderToken } from '../../../contract/orders/orders.ts'
import {
  CashConfirmation,
  CashConfirmationMessage,
  CashConfirmationResponse,
  CashConfirmationToken,
  MethodChange,
  MomoInitiation,
  MomoReturn,
  PaymentStarted,
  PaymentStateMessage,
  PaymentStateResponse,
  PayOrder,
} from '../../../contract/payments.ts'
import { Id } from '../../../contract/text.ts'
import { isStaff, type Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { ipKey } from '../../platform/http/ip-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import { consume, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import {
  type Actor,
  actorOf,
  buyerOf,
  findByConfirmToken,
  getVisibleOrder,
  type OrderRow,
  type StoredOrder,
  viewerOf,
  withDetails,
} from '../orders/orders.ts'
import { verifyBankWebhook } from './bank-transfer/bank-webhook.rule.ts'
import { extendTransfer } from './bank-transfer/extend-transfer.ts'
import { settleTransfer } from './bank-transfer/settle-transfer.ts'
import { confirmCash, declineCash } from './cash-on-delivery/confirm-cash.ts'
import { presentConfirmation } from './cash-on-delivery/present-confirmation.ts'
import { changeMethod } from './change-method.ts'
import { requireMethod } from './ensure-payable.ts'
import { attemptOf } from './extra/extra-due.rule.ts'
import { handleReturn } from './momo/handle-return.ts'
import { eventOfCallback } from './momo/query-gateway.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentRow } from './payments.sql.ts'
import { readPaymentState } from './read-payment-state.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

const tags = ['payments']
const refusals = { 400: Failure, 404: Failure, 409: Failure, 502: Failure, 504: Failure }
const confirmed = { vi: 'Đã xác nhận đơn hàng. Cảm ơn bạn!', en: 'Your order is confirmed. Thank you!' } as const
const declined = { vi: 'Đã huỷ đơn hàng. Cảm ơn bạn đã báo.', en: 'The order is cancelled. Thank you for telling us.' } as const
const changed = { vi: 'Đã đổi cách thanh toán.', en: 'The way of paying has been changed.' } as const
const transferOpen = {
  vi: 'Chuyển khoản theo thông tin trên trang thanh toán.',
  en: 'Transfer the money as the payment page says.',
} as const
const started = { vi: 'Đã mở trang thanh toán MoMo.', en: 'The MoMo page is open.' } as const

/** Each change locks stock, and may begin another wallet attempt. */
const methodChangesOfOrder: RateLimit = { name: 'method-change', max: 10, seconds: hourSeconds }

type OrderLookup = { orderId: string; person: Person; token?: string | undefined; admin?: boolean }
type Raw = Parameters<typeof languageOf>[0]

export function paymentRoutes(app: App, deps: PaymentDeps): void {
  const { db, config } = deps.platform

  const getOrder = ({ orderId, person, token, admin = false }: OrderLookup): Promise<OrderRow> =>
    getVisibleOrder(db, orderId, { ...viewerOf(person, token), admin })

  async function start({ id, paymentMethod }: OrderRow, raw: Raw): Promise<z.infer<typeof PaymentStarted>> {
    // Checked here too, because without a wallet no request reaches the check under the order's lock.
    requireMethod({ paymentMethod }, 'momo')
    const { payment, order } = await startPayment(deps, id)
    return { message: started[languageOf(raw, true)], data: presentStarted(payment, order) }
  }

  async function startTransfer({ id }: OrderRow, raw: Raw): Promise<z.infer<typeof PaymentStarted>> {
    const { paymentUrl, order } = await extendTransfer(deps, id)
    return { message: transferOpen[languageOf(raw, true)], data: { paymentUrl, ...expiryOf(order) } }
  }

  async function stateOf(lookup: OrderLookup, raw: Raw): Promise<z.infer<typeof PaymentStateResponse>> {
    return { data: await readPaymentState(deps, await getOrder(lookup), languageOf(raw, true)) }
  }

  const starting = { tags, response: { 200: PaymentStarted, ...refusals } }
  app.post('/api/payments/momo/initiate', { schema: { ...starting, body: MomoInitiation } }, async ({ person, body, raw }) => {
    const order = await getOrder({ ...body, person })
    if (body.amount !== attemptOf(order).amountVnd) throw new AppError('amount_mismatch')
    return start(order, raw)
  })

  app.post('/api/payments/checkout', { schema: { ...starting, body: PayOrder } }, async ({ person, body, raw }) => {
    const order = await getOrder({ ...body, person })
    return order.paymentMethod === 'bank' ? startTransfer(order, raw) : start(order, raw)
  })

  const state = { tags, response: { 200: PaymentStateResponse, 404: Failure } }
  app.get(
    '/api/payments/:orderId/status',
    { schema: { ...state, params: z.object({ orderId: Id }), querystring: OrderToken } },
    async ({ person, params, query, raw }) => stateOf({ ...params, ...query, person, admin: isStaff(person) }, raw),
  )

  app.post('/api/payments/momo/return', { schema: { ...state, body: MomoReturn } }, async ({ person, body, raw }) => {
    const order = await getOrder({ ...body, person })
    await handleReturn(deps, order, body.query)
    return stateOf({ ...body, person }, raw)
  })

  const act = { tags, params: z.object({ orderId: Id }), response: { 200: PaymentStateMessage, ...refusals, 403: Failure, 429: Failure } }
  app.post('/api/payments/:orderId/method', { schema: { ...act, body: MethodChange } }, async ({ person, params, body, ip, raw }) => {
    const order = await getOrder({ ...params, token: body.token, person, admin: isStaff(person) })
    const actor = whoActs(person, order)
    if (actor.staffId === null) await consume(deps.platform, methodChangesOfOrder, order.id)
    const moved = await changeMethod(deps, { orderId: order.id, to: body.paymentMethod, ipKey: ipKey(ip), ...actor })
    const language = languageOf(raw, true)
    return { data: await readPaymentState(deps, moved, language), message: changed[language] }
  })

  /** The order, for staff or with its confirmation link. A viewer or the buyer's browser cannot confirm it. */
  async function getToConfirm({ orderId, person, token }: OrderLookup): Promise<OrderRow> {
    if (isStaff(person)) return getOrder({ orderId, person, admin: true })
    const found = token ? await findByConfirmToken(db, orderId, token) : undefined
    if (found) return found
    await getOrder({ orderId, person, token })
    throw new AppError('confirm_by_link')
  }

  async function confirmationOf(order: OrderRow) {
    const [details] = await withDetails(db, [order])
    return presentConfirmation(details as StoredOrder)
  }

  const confirmation = { tags, params: z.object({ orderId: Id }), response: { 200: CashConfirmationResponse, 404: Failure } }
  app.get(
    '/api/payments/cod/:orderId/confirmation',
    { schema: { ...confirmation, querystring: CashConfirmationToken } },
    async ({ params, query }) => {
      const order = await findByConfirmToken(db, params.orderId, query.token)
      if (!order) throw new AppError('not_found')
      return { data: await confirmationOf(order) }
    },
  )

  const response = { ...confirmation, response: { 200: CashConfirmationMessage, 404: Failure, 409: Failure } }
  app.post(
    '/api/payments/cod/:orderId/decline',
    { schema: { ...response, body: CashConfirmationToken } },
    async ({ params, body, raw }) => {
      const order = await findByConfirmToken(db, params.orderId, body.token)
      if (!order) throw new AppError('not_found')
      const ended = await declineCash(deps, { orderId: order.id, by: buyerOf(order) })
      return { data: await confirmationOf(ended), message: declined[languageOf(raw, true)] }
    },
  )

  app.post('/api/payments/cod/:orderId/confirm', { schema: { ...act, body: CashConfirmation } }, async ({ person, params, body, raw }) => {
    const order = await getToConfirm({ ...params, token: body.token, person })
    const staff = isStaff(person)
    const who = staff
      ? ({ by: 'admin', staffId: person.userId, sewDays: body.sewDays } as const)
      : ({ by: buyerOf(order), staffId: null } as const)
    const known = await confirmCash(deps, { orderId: order.id, ...who })
    const language = languageOf(raw, true)
    return { data: await readPaymentState(deps, known, language), message: confirmed[language] }
  })

  const bankCall = { tags, body: z.unknown(), response: { 204: z.null(), 400: Failure, 404: Failure } }
  app.post('/api/payments/bank/callback', { config: { isWebhook: true }, schema: bankCall }, async ({ body }, reply) => {
    if (!config.bankWebhookSecret) throw new AppError('not_found')
    const verified = verifyBankWebhook(config.bankWebhookSecret, body)
    if (verified.kind !== 'genuine') throw new AppError(verified.kind === 'malformed' ? 'invalid_input' : 'bad_signature')
    await settleTransfer(deps, verified.notice)
    return reply.code(204).send(null)
  })

  app.post(
    '/api/payments/momo/callback',
    { config: { isWebhook: true }, schema: { tags, body: z.unknown(), response: { 204: z.null(), 400: Failure } } },
    async ({ body }, reply) => {
      if (!deps.momo) throw new AppError('not_found')
      const verified = deps.momo.verifyCallback(body)
      if (verified.kind !== 'genuine') throw new AppError(verified.kind === 'malformed' ? 'invalid_input' : 'bad_signature')
      await settlePayment(deps, eventOfCallback(verified.notice, deps.momo.partnerCode))
      return reply.code(204).send(null)
    },
  )
}

function presentStarted({ paymentUrl, qrCodeUrl, deeplink }: PaymentRow, order: OrderRow) {
  return {
    paymentUrl: paymentUrl ?? '',
    ...(qrCodeUrl ? { qrCodeUrl } : {}),
    ...(deeplink ? { deeplink } : {}),
    ...expiryOf(order),
  }
}

function expiryOf({ paymentDueAt }: OrderRow): { expiresAt?: string } {
  return paymentDueAt ? { expiresAt: paymentDueAt.toISOString() } : {}
}

/** The actor for the order's history. An admin acts as the customer of their own order. */
function whoActs(person: Person, order: OrderRow): { by: Actor; staffId: string | null } {
  const { userId } = person
  const by = actorOf(order, { userId, admin: isStaff(person) && userId !== order.userId })
  return { by, staffId: by === 'admin' ? userId : null }
}
