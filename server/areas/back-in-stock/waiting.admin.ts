import { SubscribersFileQuery, SubscribersQuery, WaitingPage } from '../../../contract/admin/subscribers.ts'
import { Failure } from '../../../contract/errors.ts'
import { audit } from '../../platform/audit.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../platform/http/csv-response.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWaiting, writeWaitingCsv } from './read-waiting.ts'

const tags = ['alerts']
const refusals = { 400: Failure, 401: Failure, 403: Failure }

/** Who waits, for what. The file contains personal data, so the audit log records it. */
export function waitingAdminRoutes(app: App, { db, clock }: Platform): void {
  const schema = { tags, querystring: SubscribersQuery, response: { 200: WaitingPage, ...refusals } }
  app.get('/api/alerts', { ...forAdmins, schema }, async ({ query, raw }) => ({
    data: await readWaiting(db, query, languageOf(raw, true)),
  }))

  const fileSchema = { tags, querystring: SubscribersFileQuery, response: refusals }
  app.get('/api/alerts/export.csv', { ...forProvenAdmins, schema: fileSchema }, async (request, reply) => {
    await audit(db, { who: requireAdmin(request).userId, what: 'customer.export', subject: 'waiting' })
    const format = { language: languageOf(request.raw, true), separator: separatorOf(request.query) }
    return sendCsv(reply, 'waiting', { content: writeWaitingCsv(db, format), now: clock.now() })
  })
}
