import type { Statement, StatementDetails, StatementsQuery } from '../../../../../contract/admin/cod-statements.ts'
import { totalPages } from '../../../../../contract/paging.ts'
import { vietnamMidnight } from '../../../../../contract/vietnam-time.ts'
import type { Db } from '../../../../platform/database/client.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { orderNumberIn } from '../../bank-transfer/present-transfer.rule.ts'
import { codeKey, type Matched, matchStatement } from './match-statement.rule.ts'
import * as sql from './statements.sql.ts'

/** More would not be read by anybody; the ledger lists them all. */
const maxMissing = 200

export type MatchedStatement = { statement: sql.StatementRow; matched: Matched<sql.StatementLineRow>[]; missing: sql.OwedEntry[] }

/** The rows of a statement beside what the ledger says now. */
export async function matchLines(db: Db, statement: sql.StatementRow): Promise<MatchedStatement> {
  const { id: statementId, carrier } = statement
  const lines = await sql.findStatementLines(db, statementId)
  const codes = [...new Set(lines.flatMap(({ code }) => [code, codeKey(code), orderNumberIn(code) ?? code]))]
  const entries = await sql.findEntries(db, { carrier, codes, statementId })
  const matched = matchStatement(lines, { statementId, entries, parcels: await sql.findKnownParcels(db, carrier, codes) })
  const named = new Set(matched.flatMap(({ entry }) => (entry ? [entry.id] : [])))
  const until = endOf(statement, lines)
  const isMissing = (entry: sql.OwedEntry) =>
    entry.remittedAt === null && entry.writtenOffAt === null && !named.has(entry.id) && entry.collectedAt < until
  return { statement, matched, missing: entries.filter(isMissing) }
}

/** What was collected later belongs to the next statement. */
function endOf({ createdAt }: sql.StatementRow, lines: readonly sql.StatementLineRow[]): Date {
  const last = lines.reduce((latest, { day }) => (day && day > latest ? day : latest), '')
  return last === '' ? createdAt : vietnamMidnight(last, 1)
}

export async function getStatement(db: Db, id: string): Promise<StatementDetails> {
  const statement = await sql.findStatement(db, id)
  if (!statement) throw new AppError('not_found')
  return describeStatement(db, statement)
}

export async function describeStatement(db: Db, row: sql.StatementRow): Promise<StatementDetails> {
  const { matched, missing } = await matchLines(db, row)
  const sums = matched.reduce(
    (sum, { line }) => ({ collected: sum.collected + line.amountVnd, fees: sum.fees + line.feeVnd, count: sum.count + 1 }),
    { collected: 0, fees: 0, count: 0 },
  )
  return {
    ...present(row, sums),
    lines: matched.map(({ line, verdict, entry, parcel }) => ({
      line: line.line,
      code: line.code,
      amount: line.amountVnd,
      fee: line.feeVnd,
      day: line.day,
      verdict,
      owed: entry?.amountVnd ?? null,
      order: parcel && { _id: parcel.orderId, orderNumber: parcel.orderNumber, fullName: parcel.fullName },
    })),
    missing: missing.slice(0, maxMissing).map(({ trackingCode, amountVnd, collectedAt, orderId, orderNumber, fullName }) => ({
      code: trackingCode,
      owed: amountVnd,
      collectedAt: collectedAt.toISOString(),
      order: { _id: orderId, orderNumber, fullName },
    })),
  }
}

export async function listStatements(db: Db, query: StatementsQuery) {
  const { found, total } = await sql.findStatementPage(db, query)
  return { statements: found.map(({ statement, sums }) => present(statement, sums)), total, totalPage: totalPages(total, query.limit) }
}

function present(row: sql.StatementRow, { collected, fees, count }: sql.StatementSums): Statement {
  const { id, carrier, fileName, status, reference, createdAt, bookedAt } = row
  return {
    ...{ _id: id, carrier, fileName, status, reference, collected, fees, net: collected - fees, count },
    createdAt: createdAt.toISOString(),
    bookedAt: bookedAt?.toISOString() ?? null,
  }
}
