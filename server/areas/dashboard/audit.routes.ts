import { type AuditEntry, AuditPage, AuditQuery } from '../../../contract/audit.ts'
import { Failure } from '../../../contract/errors.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUserNames } from '../accounts/accounts.ts'
import { type AuditRow, listAudit } from './audit.sql.ts'

/** Who changed what. It is written where the change is made, and read here alone. */
export function auditRoutes(app: Shop, { db }: Platform): void {
  const schema = { tags: ['audit'], querystring: AuditQuery, response: { 200: AuditPage, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/audit', { ...forAdmins, schema }, async ({ query }) => {
    const { rows, total } = await listAudit(db, query)
    const names = await findUserNames(
      db,
      rows.flatMap(({ who, subject }) => [who, subject]),
    )
    return { data: { entries: rows.map((row) => describeEntry(row, names)), total, totalPage: totalPages(total, query.limit) } }
  })
}

function describeEntry({ id, at, who, what, subject, details, ...known }: AuditRow, names: Map<string, string>): AuditEntry {
  const told = isRecord(details) ? details : null
  const name = known.orderNumber ?? known.productName ?? known.parcelOf ?? names.get(subject) ?? nameIn(told)
  return { id, at: at.toISOString(), who: { id: who, name: names.get(who) ?? null }, what, subject: { id: subject, name }, details: told }
}

/** What is gone can be called only as it was written down then. */
function nameIn(details: Record<string, unknown> | null): string | null {
  for (const key of ['orderNumber', 'name', 'code', 'email', 'location', 'title']) {
    const value = details?.[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
