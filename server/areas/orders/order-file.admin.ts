import { Failure } from '../../../contract/errors.ts'
import { ExportFormat } from '../../../contract/export.admin.ts'
import { OrdersQuery } from '../../../contract/orders.admin.ts'
import { audit } from '../../platform/audit.ts'
import { sendCsv, separatorOf } from '../../platform/http/csv-answer.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins, requireAdmin } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeOrderFile } from './write-order-file.ts'

/** Orders as a file, for the books; who took it along is written down. */
export function orderFileRoutes(app: Shop, { db, clock }: Platform): void {
  const schema = {
    tags: ['orders'],
    querystring: OrdersQuery.omit({ page: true, limit: true }).extend(ExportFormat.shape),
    response: { 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/orders/export.csv', { ...forAdmins, schema }, async (request, reply) => {
    const { separator, ...query } = request.query
    await audit(db, { who: requireAdmin(request).userId, what: 'order.export', subject: 'orders', details: query })
    const format = { language: languageOf(request.raw, true), separator: separatorOf({ separator }) }
    return sendCsv(reply, 'orders', { content: writeOrderFile(db, query, format), now: clock.now() })
  })
}
