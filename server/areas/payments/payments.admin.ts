import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { OrderMessage, OrderPaymentChange } from '../../../contract/orders.ts'
import { Id } from '../../../contract/text.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { requireAdmin } from '../../platform/http/person.ts'
import { describeOrder } from '../orders/orders.ts'
import { markPaid } from './mark-paid.ts'
import type { PaymentRoom } from './payment-room.ts'

const marked = { vi: 'Đã ghi nhận thanh toán.', en: 'The payment has been noted.' } as const

export function paymentAdminRoutes(app: Shop, room: PaymentRoom): void {
  const schema = {
    tags: ['orders'],
    params: z.object({ id: Id }),
    body: OrderPaymentChange,
    response: { 200: OrderMessage, 401: Failure, 403: Failure, 404: Failure, 409: Failure },
  }
  app.patch('/api/orders/:id/payment', { schema }, async (request) => {
    const { userId } = requireAdmin(request)
    const order = await markPaid(room, { orderId: request.params.id, adminId: userId, reference: request.body.reference })
    return { data: { order: describeOrder(order) }, message: marked[languageOf(request.raw, true)] }
  })
}
