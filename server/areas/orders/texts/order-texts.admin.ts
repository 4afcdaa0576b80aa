import { z } from 'zod'
import { Message } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { OrderMessagesResponse, OrderTextMail } from '../../../../contract/orders/order-texts.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { viewerOf } from '../read-orders.ts'
import { readOrderMessages } from './read-order-texts.ts'
import { sendOrderText } from './send-order-text.ts'

const tags = ['orders']
const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 429: Failure }
const mailed = { vi: 'Đã gửi thư cho khách.', en: 'The mail is on its way to the customer.' } as const

export function orderTextRoutes(app: App, platform: Platform): void {
  const read = { tags, params, response: { 200: OrderMessagesResponse, ...refusals } }
  app.get('/api/orders/:id/texts', { ...forStaff, schema: read }, async (request) => ({
    data: await readOrderMessages(platform, request.params.id, viewerOf(request.person, undefined)),
  }))

  const send = { tags, params, body: OrderTextMail, response: { 200: Message, ...refusals } }
  app.post('/api/orders/:id/texts/mail', { ...forStaff, schema: send }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    await sendOrderText(platform, { orderId: request.params.id, staffId, ...request.body })
    return { message: mailed[languageOf(request.raw, true)] }
  })
}
