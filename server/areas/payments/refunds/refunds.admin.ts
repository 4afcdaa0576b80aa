import { z } from 'zod'
import {
  RefundChange,
  RefundPage,
  RefundRequest,
  RefundResponse,
  type RefundState,
  RefundsQuery,
} from '../../../../contract/admin/payments.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readIdempotencyKey } from '../../../platform/http/idempotency-key.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { changeRefund } from './change-refund.ts'
import { sendWithTimeout } from './execute-refund.ts'
import { getRefund, listRefunds } from './read-refunds.ts'
import type { RefundRow } from './refunds.sql.ts'
import { requestRefund } from './request-refund.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure, 422: Failure }
const messages: Record<Exclude<RefundState, 'failed'>, Record<Language, string>> = {
  open: {
    vi: 'Đã ghi việc hoàn tiền. Hãy chuyển tiền cho khách rồi đánh dấu đã hoàn.',
    en: 'The refund is recorded. Send the money to the customer, then mark it as done.',
  },
  sent: {
    vi: 'MoMo đang xử lý. Cửa hàng sẽ tự hỏi lại cho đến khi xong.',
    en: 'MoMo is working on it. The shop goes on asking until it is done.',
  },
  done: { vi: 'Đã hoàn tiền.', en: 'The money has gone back.' },
  withdrawn: { vi: 'Đã huỷ khoản hoàn này.', en: 'The refund has been withdrawn.' },
}

export function refundRoutes(app: App, deps: PaymentDeps): void {
  const { db } = deps.platform

  async function response({ id, state }: Pick<RefundRow, 'id' | 'state'>, language: Language): Promise<z.infer<typeof RefundResponse>> {
    if (state === 'failed') throw new AppError('refund_failed')
    const refund = await getRefund(db, id, language)
    return { refund, message: messages[state][language], data: { refund } }
  }

  const one = { tags, response: { 200: RefundResponse, ...refusals } }
  app.post('/api/payments/refund', { ...forAdmins, schema: { ...one, body: RefundRequest } }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const { refund, isOurs } = await requestRefund(deps, { ...request.body, key: readIdempotencyKey(request), adminId })
    return response(isOurs ? await sendWithTimeout(deps, refund) : refund, languageOf(request.raw, true))
  })

  const list = { tags, querystring: RefundsQuery, response: { 200: RefundPage, ...refusals } }
  app.get('/api/payments/refunds', { ...forAdmins, schema: list }, async ({ query, raw }) => ({
    data: await listRefunds(db, query, languageOf(raw, true)),
  }))

  const change = { ...one, params: z.object({ id: Id }), body: RefundChange }
  app.patch('/api/payments/refunds/:id', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const refund = await changeRefund(deps, { refundId: request.params.id, change: request.body, adminId })
    return response(refund, languageOf(request.raw, true))
  })
}
