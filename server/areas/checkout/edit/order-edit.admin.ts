import { z } from 'zod'
import { OrderEdit, OrderEdited, OrderEditPreview } from '../../../../contract/admin/order-edits.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import { presentOrderForAdmin } from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { asError, isRefusal } from '../refusal.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'

const edited = { vi: 'Đã sửa đơn.', en: 'The order has been changed.' } as const

/** Staff edit the lines, prices and delivery fee of a placed order. */
export function orderEditRoutes(app: App, deps: CheckoutDeps): void {
  const call = { tags: ['orders'], params: z.object({ id: Id }), body: OrderEdit }
  const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }

  const preview = { ...call, response: { 200: OrderEditPreview, ...refusals } }
  app.post('/api/orders/:id/edit/preview', { ...forStaff, schema: preview }, async ({ params, body, raw }) => {
    const previewed = await previewEdit(deps, { orderId: params.id, edit: body }, languageOf(raw, true))
    if (isRefusal(previewed)) throw asError(previewed, 0)
    return { data: previewed }
  })

  app.post('/api/orders/:id/edit', { ...forStaff, schema: { ...call, response: { 200: OrderEdited, ...refusals } } }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    const outcome = await editOrder(deps, { orderId: request.params.id, edit: request.body, staffId })
    if (isRefusal(outcome)) throw asError(outcome, 0)
    const language = languageOf(request.raw, true)
    const order = await presentOrderForAdmin(deps.platform.db, outcome.order, language)
    return { data: { order, payment: outcome.payment }, message: edited[language] }
  })
}
