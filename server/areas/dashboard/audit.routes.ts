import { AuditPage, AuditQuery } from '../../../contract/admin/audit.ts'
import { Failure } from '../../../contract/errors.ts'
import { forAdmins } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { listAudit } from './list-audit.ts'

/** The audit log. Entries are written with each change, and read only here. */
export function auditRoutes(app: App, { db }: Platform): void {
  const schema = { tags: ['audit'], querystring: AuditQuery, response: { 200: AuditPage, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/audit', { ...forAdmins, schema }, async ({ query, raw }) => ({ data: await listAudit(db, query, languageOf(raw, true)) }))
}
