import { isAcceptable, type StatementBooking, type StatementDetails } from '../../../../../contract/admin/cod-statements.ts'
import { vietnamMidnight } from '../../../../../contract/vietnam-time.ts'
import { audit } from '../../../../platform/audit.ts'
import type { Db } from '../../../../platform/database/client.ts'
import { transact } from '../../../../platform/database/transaction.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { lockCash, updateCash } from '../cash-ledger.sql.ts'
import { lockOrdersOf, payEntries } from '../remit-cash.ts'
import { getStatement, matchLines } from './read-statements.ts'
import { lockStatement, type StatementRow, updateStatement } from './statements.sql.ts'

type Booking = { statementId: string; booking: StatementBooking; adminId: string }

/**
 * Books a statement: the entries it names are handed in and their orders paid, all in one transaction. Rows with another
 * sum or a high fee are left out unless they are accepted; then the order counts as paid, and the ledger has what the carrier paid. A statement that is booked already stays as it is.
 */
export async function bookStatement({ platform }: PaymentDeps, { statementId, booking, adminId }: Booking): Promise<StatementDetails> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const statement = await requireStatement(tx, statementId)
    if (statement.status === 'booked') return
    const reference = booking.reference?.trim() || statement.fileName.slice(0, 120)
    const { matched } = await matchLines(tx, statement)
    const accepted = new Set(booking.accept)
    const wanted = matched.filter(({ verdict, line }) => verdict === 'match' || (isAcceptable(verdict) && accepted.has(line.line)))
    if (wanted.length === 0) throw new AppError('statement_empty')
    const orders = await lockOrdersOf(
      tx,
      wanted.flatMap(({ entry }) => (entry ? [entry.orderId] : [])),
    )
    const ids = wanted.flatMap(({ entry }) => (entry ? [entry.id] : []))
    const entries = await lockCash(tx, ids)
    // Handed in meanwhile: the preview was out of date.
    if (entries.some(({ remittedAt }) => remittedAt !== null)) throw new AppError('version_conflict')
    const at = booking.date ? vietnamMidnight(booking.date) : now
    await payEntries(tx, platform, { entries, orders, at, now, reference, adminId })
    const feeOf = feesByEntry(matched)
    const receivedOf = new Map(wanted.map(({ entry, line }) => [entry?.id, line.amountVnd]))
    let received = 0
    for (const { id, feeVnd, amountVnd } of entries) {
      const sum = receivedOf.get(id) ?? amountVnd
      received += sum
      await updateCash(tx, id, { statementId, feeVnd: feeOf.get(id) || feeVnd, receivedVnd: sum === amountVnd ? null : sum })
    }
    await updateStatement(tx, statementId, { status: 'booked', reference, bookedAt: now, bookedBy: adminId })
    const amount = entries.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    const details = { carrier: statement.carrier, amount: received, owed: amount, entries: ids.length, accepted: booking.accept }
    await audit(tx, { who: adminId, what: 'cod.statement-booked', subject: statementId, details })
  })
  return getStatement(platform.db, statementId)
}

/** A parcel may have a row of its own for its fee. */
function feesByEntry(matched: Awaited<ReturnType<typeof matchLines>>['matched']): Map<string, number> {
  const fees = new Map<string, number>()
  for (const { entry, line } of matched) if (entry) fees.set(entry.id, (fees.get(entry.id) ?? 0) + line.feeVnd)
  return fees
}

export async function requireStatement(tx: Db, id: string): Promise<StatementRow> {
  const statement = await lockStatement(tx, id)
  if (!statement) throw new AppError('not_found')
  return statement
}
