import { z } from 'zod'
import { MismatchesQuery, MismatchPage, MismatchResponse, MismatchSeen } from '../../../../contract/admin/unmatched-payments.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMismatches } from './list-mismatches.ts'
import { presentMismatch } from './present-unmatched.rule.ts'
import { resolveMismatch } from './resolve-mismatch.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const noted = { vi: 'Đã ghi nhận.', en: 'Noted.' } as const
const MismatchId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** Reported money that matches nothing, until an admin has resolved it. */
export function mismatchRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: MismatchesQuery, response: { 200: MismatchPage, ...refusals } }
  app.get('/api/payments/mismatches', { ...forAdmins, schema: list }, async ({ query }) => ({
    data: await listMismatches(platform.db, query),
  }))

  const change = { tags, params: MismatchId, body: MismatchSeen, response: { 200: MismatchResponse, ...refusals } }
  app.patch('/api/payments/mismatches/:id', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const stored = await resolveMismatch(platform, { ...request.params, ...request.body, adminId })
    return { data: { mismatch: presentMismatch(stored) }, message: noted[languageOf(request.raw, true)] }
  })
}
