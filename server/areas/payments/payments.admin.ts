import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { DepositNote, OrderMessage, OrderPaymentChange } from '../../../contract/orders/orders.ts'
import { Id } from '../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import { presentOrder } from '../orders/orders.ts'
import { recordDeposit } from './deposits/record-deposit.ts'
import { markPaid } from './mark-paid.ts'
import type { PaymentDeps } from './payment-deps.ts'

const marked = { vi: 'Đã ghi nhận thanh toán.', en: 'The payment has been noted.' } as const
const depositNoted = { vi: 'Đã ghi nhận tiền cọc.', en: 'The deposit has been noted.' } as const
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }

export function paymentAdminRoutes(app: App, deps: PaymentDeps): void {
  const schema = {
    tags: ['orders'],
    params: z.object({ id: Id }),
    body: OrderPaymentChange,
    response: { 200: OrderMessage, ...refusals },
  }
  app.patch('/api/orders/:id/payment', { ...forAdmins, schema }, async (request) => {
    const { userId } = requireAdmin(request)
    const order = await markPaid(deps, { orderId: request.params.id, adminId: userId, reference: request.body.reference })
    return { data: { order: presentOrder(order) }, message: marked[languageOf(request.raw, true)] }
  })

  const deposit = {
    tags: ['payments'],
    params: z.object({ orderId: Id }),
    body: DepositNote,
    response: { 200: OrderMessage, ...refusals },
  }
  app.post('/api/payments/cod/:orderId/deposit', { ...forAdmins, schema: deposit }, async (request) => {
    const { userId } = requireAdmin(request)
    const order = await recordDeposit(deps, { ...request.params, adminId: userId, reference: request.body.reference })
    return { data: { order: presentOrder(order) }, message: depositNoted[languageOf(request.raw, true)] }
  })
}
