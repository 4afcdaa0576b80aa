import { CustomersQuery } from '../../../contract/accounts.admin.ts'
import { Failure } from '../../../contract/errors.ts'
import { ExportFormat } from '../../../contract/export.admin.ts'
import { audit } from '../../platform/audit.ts'
import { sendCsv, separatorOf } from '../../platform/http/csv-answer.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins, requireAdmin } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeCustomerFile } from './write-customer-file.ts'

/** Customers as a file. It holds what people entrusted to the shop: who took it along is written down. */
export function customerFileRoutes(app: Shop, { db, clock }: Platform): void {
  const schema = {
    tags: ['users'],
    querystring: CustomersQuery.omit({ page: true, limit: true, sort: true }).extend(ExportFormat.shape),
    response: { 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/users/export.csv', { ...forAdmins, schema }, async (request, reply) => {
    const { separator, ...query } = request.query
    await audit(db, { who: requireAdmin(request).userId, what: 'customer.export', subject: 'users', details: query })
    const format = { language: languageOf(request.raw, true), separator: separatorOf({ separator }) }
    return sendCsv(reply, 'customers', { content: writeCustomerFile(db, query, format), now: clock.now() })
  })
}
