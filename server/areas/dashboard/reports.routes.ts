import { ReportQuery, ReportResponse } from '../../../contract/admin/dashboard.ts'
import { Failure } from '../../../contract/errors.ts'
import { forStaff, requireStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeReport } from './make-report.ts'

/** Staff see tasks and units sold; only admins see amounts. */
export function reportRoutes(app: App, platform: Platform): void {
  const schema = {
    tags: ['reports'],
    querystring: ReportQuery,
    response: { 200: ReportResponse, 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/reports/summary', { ...forStaff, schema }, async (request) => {
    const { role } = requireStaff(request)
    return { data: await makeReport(platform, request.query, { seesMoney: role === 'admin', language: languageOf(request.raw, true) }) }
  })
}
