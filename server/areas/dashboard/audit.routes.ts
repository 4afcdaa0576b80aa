import { type AuditEntry, AuditPage, AuditQuery } from '../../../contract/admin/audit.ts'
import { Failure } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import { forAdmins } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUserNames } from '../accounts/accounts.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import { type AuditRow, listAudit } from './audit.sql.ts'

/** The audit log. Entries are written with each change, and read only here. */
export function auditRoutes(app: App, { db }: Platform): void {
  const schema = { tags: ['audit'], querystring: AuditQuery, response: { 200: AuditPage, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/audit', { ...forAdmins, schema }, async ({ query, raw }) => {
    const { rows, total } = await listAudit(db, query)
    const names = await findUserNames(
      db,
      rows.flatMap(({ who, subject }) => [who, subject]),
    )
    const language = languageOf(raw, true)
    return {
      data: { entries: rows.map((row) => presentEntry(row, { names, language })), total, totalPage: totalPages(total, query.limit) },
    }
  })
}

type AuditNames = { names: Map<string, string>; language: Language }

function presentEntry({ id, at, who, what, subject, details, ...known }: AuditRow, { names, language }: AuditNames): AuditEntry {
  const told = isRecord(details) ? details : null
  const productName = known.product && nameIn(known.product, language).name
  const name = known.orderNumber ?? productName ?? known.parcelOf ?? names.get(subject) ?? nameInDetails(told)
  return { id, at: at.toISOString(), who: { id: who, name: names.get(who) ?? null }, what, subject: { id: subject, name }, details: told }
}

/** A deleted subject only has the name from its entry. */
function nameInDetails(details: Record<string, unknown> | null): string | null {
  for (const key of ['orderNumber', 'name', 'code', 'email', 'location', 'title']) {
    const value = details?.[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
