import { SubscriberPage, SubscribersFileQuery, SubscribersQuery } from '../../../../contract/admin/subscribers.ts'
import { Failure } from '../../../../contract/errors.ts'
import { audit } from '../../../platform/audit.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSubscribers, writeSubscribersCsv } from './read-subscribers.ts'

const tags = ['newsletter']
const refusals = { 400: Failure, 401: Failure, 403: Failure }

/** Newsletter subscribers with their consent. The file contains personal data, so the audit log records it. */
export function subscriberAdminRoutes(app: App, { db, clock }: Platform): void {
  const schema = { tags, querystring: SubscribersQuery, response: { 200: SubscriberPage, ...refusals } }
  app.get('/api/newsletter', { ...forAdmins, schema }, async ({ query }) => ({ data: await readSubscribers(db, query) }))

  const fileSchema = { tags, querystring: SubscribersFileQuery, response: refusals }
  app.get('/api/newsletter/export.csv', { ...forProvenAdmins, schema: fileSchema }, async (request, reply) => {
    await audit(db, { who: requireAdmin(request).userId, what: 'customer.export', subject: 'subscribers' })
    const format = { language: languageOf(request.raw, true), separator: separatorOf(request.query) }
    return sendCsv(reply, 'subscribers', { content: writeSubscribersCsv(db, format), now: clock.now() })
  })
}
