import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { MismatchAnswer, MismatchesQuery, MismatchPage, MismatchSeen } from '../../../contract/mismatches.admin.ts'
import { totalPages } from '../../../contract/paging.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins, requireAdmin } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { describeMismatch } from './describe-mismatch.ts'
import { countOpenMismatches, listMismatches } from './mismatches.sql.ts'
import { seeToMismatch } from './see-to-mismatch.ts'

const tags = ['payments']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const noted = { vi: 'Đã ghi nhận.', en: 'Noted.' } as const
const MismatchId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** Money that was told of and fits nothing, until somebody has seen to it. */
export function mismatchRoutes(app: Shop, platform: Platform): void {
  const { db } = platform
  const list = { tags, querystring: MismatchesQuery, response: { 200: MismatchPage, ...refusals } }
  app.get('/api/payments/mismatches', { ...forAdmins, schema: list }, async ({ query }) => {
    const { mismatches, total } = await listMismatches(db, query)
    const open = query.status === 'open' ? total : await countOpenMismatches(db)
    return { data: { mismatches: mismatches.map(describeMismatch), open, total, totalPage: totalPages(total, query.limit) } }
  })

  const change = { tags, params: MismatchId, body: MismatchSeen, response: { 200: MismatchAnswer, ...refusals } }
  app.patch('/api/payments/mismatches/:id', { ...forAdmins, schema: change }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const stored = await seeToMismatch(platform, { ...request.params, ...request.body, adminId })
    return { data: { mismatch: describeMismatch(stored) }, message: noted[languageOf(request.raw, true)] }
  })
}
