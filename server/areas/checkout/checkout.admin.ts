import { OrderForCustomer, OrderPreview, PlacedForCustomer, PreviewQuestion } from '../../../contract/checkout.admin.ts'
import { Failure } from '../../../contract/errors.ts'
import { readKey } from '../../platform/http/idempotency-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forStaff, requireStaff } from '../../platform/http/person.ts'
import { readSettings } from '../content/content.ts'
import { awaitsDeposit, describeOneForOffice, orderPaths, type StoredOrder } from '../orders/orders.ts'
import { customerMessage } from './customer-message.ts'
import { orderForCustomer } from './order-for-customer.ts'
import type { CheckoutRoom } from './place-order.ts'
import { previewOrder } from './preview-order.ts'
import { asError, isRefusal } from './refusal.ts'

const tags = ['orders']
const placed = { vi: 'Đã lên đơn.', en: 'The order has been placed.' } as const
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 422: Failure }

/** Orders that somebody of the shop writes down for a customer on the phone or in a chat. */
export function checkoutAdminRoutes(app: Shop, room: CheckoutRoom): void {
  const { db, config } = room.platform

  const preview = { tags, body: PreviewQuestion, response: { 200: OrderPreview, ...refusals } }
  app.post('/api/orders/for-customer/preview', { ...forStaff, schema: preview }, async ({ body, raw }) => ({
    data: await previewOrder(room, body, languageOf(raw, true)),
  }))

  const place = { tags, body: OrderForCustomer, response: { 201: PlacedForCustomer, ...refusals } }
  app.post('/api/orders/for-customer', { ...forStaff, schema: place }, async (request, reply) => {
    const { userId: adminId } = requireStaff(request)
    const key = readKey(request)
    const outcome = await orderForCustomer(room, { body: request.body, adminId, key })
    if (isRefusal(outcome)) throw asError(outcome, 0)
    return reply.code(201).send(await describePlaced(outcome.order, placed[languageOf(request.raw, true)]))
  })

  async function describePlaced(order: StoredOrder, message: string): Promise<PlacedForCustomer> {
    const { id, orderNumber, totalVnd, accessToken, paymentMethod } = order
    const awaitsMoney = (paymentMethod !== 'cod' && order.paymentStatus === 'unpaid') || awaitsDeposit(order)
    const path = awaitsMoney ? orderPaths.payment : orderPaths.order
    const link = config.publicUrl + path(id, accessToken)
    const { brand } = await readSettings(db)
    return {
      _id: id,
      orderNumber,
      finalAmount: totalVnd,
      message,
      token: accessToken,
      link,
      texts: customerMessage({ order, shopName: brand.name, link }),
      data: { order: await describeOneForOffice(db, order) },
    }
  }
}
