import { ExportFormat } from '../../../contract/admin/csv.ts'
import { OrdersQuery } from '../../../contract/admin/orders.ts'
import { Failure } from '../../../contract/errors.ts'
import { audit } from '../../platform/audit.ts'
import { forProvenAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../platform/http/csv-response.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeOrdersCsv } from './write-orders-csv.ts'

/** Orders as a file for accounting; the download is audited. */
export function ordersCsvRoutes(app: App, { db, clock }: Platform): void {
  const schema = {
    tags: ['orders'],
    querystring: OrdersQuery.omit({ page: true, limit: true }).extend(ExportFormat.shape),
    response: { 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/orders/export.csv', { ...forProvenAdmins, schema }, async (request, reply) => {
    const { separator, ...query } = request.query
    await audit(db, { who: requireAdmin(request).userId, what: 'order.export', subject: 'orders', details: query })
    const format = { language: languageOf(request.raw, true), separator: separatorOf({ separator }) }
    return sendCsv(reply, 'orders', { content: writeOrdersCsv(db, query, format), now: clock.now() })
  })
}
