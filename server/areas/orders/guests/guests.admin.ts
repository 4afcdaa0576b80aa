import { ExportFormat } from '../../../../contract/admin/csv.ts'
import { GuestPage, GuestsFileQuery, GuestsQuery } from '../../../../contract/admin/guests.ts'
import { Failure } from '../../../../contract/errors.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { audit } from '../../../platform/audit.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listGuests } from './list-guests.ts'
import { writeGuestsCsv } from './write-guests-csv.ts'

/** Customers without an account, beside those with one (`GET /api/users`). */
export function guestAdminRoutes(app: App, { db, clock }: Platform): void {
  const schema = {
    tags: ['users'],
    querystring: GuestsQuery,
    response: { 200: GuestPage, 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/users/guests', { ...forAdmins, schema }, async ({ query }) => {
    const { guests, total, tags } = await listGuests(db, query)
    return { data: { guests, total, tags, totalPage: totalPages(total, query.limit), currentPage: query.page } }
  })
  const fileSchema = {
    tags: ['users'],
    querystring: GuestsFileQuery.extend(ExportFormat.shape),
    response: { 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/users/guests/export.csv', { ...forProvenAdmins, schema: fileSchema }, async (request, reply) => {
    const { separator, phone: phones, ...query } = request.query
    // How many were chosen, not who: the log outlives them.
    const details = phones ? { ...query, chosen: phones.length } : query
    await audit(db, { who: requireAdmin(request).userId, what: 'customer.export', subject: 'guests', details })
    const format = { language: languageOf(request.raw, true), separator: separatorOf({ separator }) }
    return sendCsv(reply, 'guests', { content: writeGuestsCsv(db, { ...query, phones }, format), now: clock.now() })
  })
}
