import { z } from 'zod'
import { ReportQuery } from '../../../../contract/admin/dashboard.ts'
import {
  maxReportFileRows,
  maxReportRows,
  ReportFileQuery,
  ReportTableName,
  ReportTableResponse,
} from '../../../../contract/admin/reports.ts'
import { Failure } from '../../../../contract/errors.ts'
import { audit } from '../../../platform/audit.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeTable } from './make-table.ts'
import { writeTableCsv } from './write-table-csv.ts'

const tags = ['reports']
const params = z.object({ name: ReportTableName })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 429: Failure }
/** Each of them sums up the orders of up to two years. */
const tablesPerAdmin: RateLimit = { name: 'reports', max: 60, seconds: 60, scalesWithTraffic: true }

/** Reports as tables and as files: amounts, so for admins only. */
export function reportTableRoutes(app: App, platform: Platform): void {
  const schema = { tags, params, querystring: ReportQuery, response: { 200: ReportTableResponse, ...refusals } }
  app.get('/api/reports/tables/:name', { ...forAdmins, schema }, async (request) => {
    await consume(platform, tablesPerAdmin, requireAdmin(request).userId)
    const { params, query, raw } = request
    return { data: await makeTable(platform, { name: params.name, query, language: languageOf(raw, true), limit: maxReportRows }) }
  })

  const fileSchema = { tags, params, querystring: ReportFileQuery, response: refusals }
  app.get('/api/reports/tables/:name/export.csv', { ...forAdmins, schema: fileSchema }, async (request, reply) => {
    const { userId } = requireAdmin(request)
    await consume(platform, tablesPerAdmin, userId)
    const { separator, ...query } = request.query
    const { name } = request.params
    const language = languageOf(request.raw, true)
    const table = await makeTable(platform, { name, query, language, limit: maxReportFileRows })
    await audit(platform.db, { who: userId, what: 'report.export', subject: name, details: table.period ?? {} })
    const content = writeTableCsv(table, { language, separator: separatorOf({ separator }) })
    return sendCsv(reply, `report-${name}`, { content, now: platform.clock.now() })
  })
}
