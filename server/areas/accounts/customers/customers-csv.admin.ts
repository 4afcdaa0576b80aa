import { ExportFormat } from '../../../../contract/admin/csv.ts'
import { CustomersQuery } from '../../../../contract/admin/customers.ts'
import { Failure } from '../../../../contract/errors.ts'
import { audit } from '../../../platform/audit.ts'
import { forProvenAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeCustomersCsv } from './write-customers-csv.ts'

/** Customers as a file. It contains personal data, so the audit log records the export. */
export function customersCsvRoutes(app: App, { db, clock }: Platform): void {
  const schema = {
    tags: ['users'],
    querystring: CustomersQuery.omit({ page: true, limit: true, sort: true }).extend(ExportFormat.shape),
    response: { 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/users/export.csv', { ...forProvenAdmins, schema }, async (request, reply) => {
    const { separator, ...query } = request.query
    await audit(db, { who: requireAdmin(request).userId, what: 'customer.export', subject: 'users', details: query })
    const format = { language: languageOf(request.raw, true), separator: separatorOf({ separator }) }
    return sendCsv(reply, 'customers', { content: writeCustomersCsv(db, query, format), now: clock.now() })
  })
}
