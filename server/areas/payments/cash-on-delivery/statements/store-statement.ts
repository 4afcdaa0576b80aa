import { createHash } from 'node:crypto'
import {
  maxStatementLines,
  type StatementHeadings,
  type StatementRead,
  type StatementUpload,
} from '../../../../../contract/admin/cod-statements.ts'
import { newId } from '../../../../../db/new-id.ts'
import { audit } from '../../../../platform/audit.ts'
import { transact } from '../../../../platform/database/transaction.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readTable, type TableRow } from '../../../../platform/read-table.ts'
import { type FoundHead, findHead, findRepeated, fits, type ParsedLine, parseStatement } from './parse-statement.rule.ts'
import { describeStatement } from './read-statements.ts'
import { findHeadings, findStatementByDigest, insertStatement, saveHeadings } from './statements.sql.ts'

type UploadedStatement = { fileName: string; content: Buffer; upload: StatementUpload; adminId: string }

const sampleRows = 4

/**
 * Reads a carrier's file. Until its columns are known nothing is stored, and the headings are returned to choose from.
 * Of the file, only the columns that are needed are stored: names and addresses of recipients are not.
 */
export async function storeStatement(
  platform: Platform,
  { fileName, content, upload, adminId }: UploadedStatement,
): Promise<StatementRead['data']> {
  const { carrier } = upload
  const rows = readTable(content, maxStatementLines)
  const remembered = upload.columns === 'ask' ? null : await findHeadings(platform.db, carrier)
  const chosen = chosenHeadings(upload)
  const found = findHead(rows, chosen ?? remembered)
  if (!found || rows.length <= found.at + 1) throw refused('csv_empty')
  const headings = chosen ?? (remembered && fits(remembered, found) && !findRepeated(remembered, found) ? remembered : null)
  if (!headings) return columnsToChoose(rows, found)
  if (!fits(headings, found)) throw refused('csv_missing_column', 'code')
  const repeated = findRepeated(headings, found)
  if (repeated) throw refused('csv_column_twice', repeated)
  const lines = requireLines(rows, headings, found)
  const digest = digestOf(lines)
  const known = await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    if (chosen) await saveHeadings(tx, carrier, chosen, now)
    const written = await insertStatement(
      tx,
      { id: newId('cst'), carrier, fileName: fileName.slice(0, 200) || carrier, digest, createdBy: adminId, createdAt: now },
      lines,
    )
    if (!written) return true
    await audit(tx, { who: adminId, what: 'cod.statement-read', subject: written.id, details: { carrier, lines: lines.length } })
    return false
  })
  const statement = await findStatementByDigest(platform.db, carrier, digest)
  if (!statement) throw new AppError('not_found')
  return { kind: 'statement', isKnown: known, statement: await describeStatement(platform.db, statement) }
}

function chosenHeadings({ code, amount, fee, day }: StatementUpload): StatementHeadings | null {
  return code && amount ? { code, amount, fee: fee || null, day: day || null } : null
}

function columnsToChoose(rows: readonly TableRow[], { at, headings, guess }: FoundHead): StatementRead['data'] {
  const sample = rows
    .slice(at + 1, at + 1 + sampleRows)
    .map(({ cells }) => headings.map((_, column) => (cells[column] ?? '').slice(0, 120)))
  return { kind: 'columns', headings, sample, guess }
}

function requireLines(rows: readonly TableRow[], headings: StatementHeadings, found: FoundHead): ParsedLine[] {
  const parsed = parseStatement(rows, headings, found)
  if ('error' in parsed) throw refused('csv_number', `rows.${parsed.error.line}.${parsed.error.field}`)
  if (parsed.lines.length === 0) throw refused('csv_empty')
  if (parsed.lines.length > maxStatementLines) throw refused(`csv_too_many:${maxStatementLines}`)
  return parsed.lines
}

/** Of the content, so that a file that is saved in another format is still the same statement. */
function digestOf(lines: ParsedLine[]): string {
  const content = lines.map(({ code, amountVnd, feeVnd, day }) => [code, amountVnd, feeVnd, day].join('\t')).sort()
  return createHash('sha256').update(content.join('\n')).digest('hex')
}

function refused(key: string, path = 'file'): AppError {
  return new AppError('invalid_input', { issues: [{ path, key }] })
}
