import type { AuditEntry, AuditPage, AuditQuery } from '../../../contract/admin/audit.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Db } from '../../platform/database/client.ts'
import { findUserNames } from '../accounts/accounts.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import * as sql from './audit.sql.ts'

/** A page of the audit log, with the names of the users and subjects. */
export async function listAudit(db: Db, query: AuditQuery, language: Language): Promise<AuditPage['data']> {
  const { rows, total } = await sql.findAuditPage(db, query)
  const names = await findUserNames(
    db,
    rows.flatMap(({ who, subject }) => [who, subject]),
  )
  return { entries: rows.map((row) => presentEntry(row, { names, language })), total, totalPage: totalPages(total, query.limit) }
}

type AuditNames = { names: Map<string, string>; language: Language }

function presentEntry({ id, at, who, what, subject, details, ...known }: sql.AuditRow, { names, language }: AuditNames): AuditEntry {
  const record = isRecord(details) ? details : null
  const productName = known.product && nameIn(known.product, language).name
  const name = known.orderNumber ?? productName ?? known.parcelOf ?? names.get(subject) ?? nameInDetails(record)
  return { id, at: at.toISOString(), who: { id: who, name: names.get(who) ?? null }, what, subject: { id: subject, name }, details: record }
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
