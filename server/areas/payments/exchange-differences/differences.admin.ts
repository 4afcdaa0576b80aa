import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { DifferencePaid } from '../../../../contract/orders/exchanges.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { recordDifference } from './record-difference.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const noted = { vi: 'Đã ghi nhận tiền chênh lệch.', en: 'The difference is noted as paid.' } as const

/** What customers pay for an exchange to something dearer. */
export function differenceRoutes(app: App, deps: PaymentDeps): void {
  const schema = {
    tags,
    params: z.object({ id: Id }),
    body: DifferencePaid,
    response: { 200: z.object({ message: z.string() }), ...refusals },
  }
  app.patch('/api/exchanges/:id/payment', { ...forAdmins, schema }, async (request) => {
    await recordDifference(deps, {
      exchangeId: request.params.id,
      reference: request.body.reference,
      adminId: requireAdmin(request).userId,
    })
    return { message: noted[languageOf(request.raw, true)] }
  })
}
