import type { StatementDetails } from '../../../../../contract/admin/cod-statements.ts'
import { audit } from '../../../../platform/audit.ts'
import { transact } from '../../../../platform/database/transaction.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { clearDifferencePaid, revertCashPayment } from '../../../orders/orders.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { updatePayment } from '../../payments.sql.ts'
import { countRefundsOfPayment } from '../../refunds/refunds.sql.ts'
import { updateCash } from '../cash-ledger.sql.ts'
import { lockOrdersOf } from '../remit-cash.ts'
import { requireStatement } from './book-statement.ts'
import { getStatement } from './read-statements.ts'
import { deleteStatementRow, findBooked, updateStatement } from './statements.sql.ts'

type Undo = { statementId: string; adminId: string }

/**
 * Reverts a booking that was a mistake: the carrier owes the cash again and the orders are unpaid. Refused where money of
 * one of these orders was refunded since, because then it did arrive.
 */
export async function undoStatement({ platform }: PaymentDeps, { statementId, adminId }: Undo): Promise<StatementDetails> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const statement = await requireStatement(tx, statementId)
    if (statement.status !== 'booked') throw new AppError('move_not_allowed')
    const booked = await findBooked(tx, statementId)
    const orders = await lockOrdersOf(
      tx,
      booked.map(({ orderId }) => orderId),
    )
    for (const { id, orderId, exchangeId, paymentId, feeVnd } of booked) {
      const owed = { remittedAt: null, remittedBy: null, reference: null, statementId: null, paymentId: null, receivedVnd: null, feeVnd }
      await updateCash(tx, id, owed)
      if (paymentId === null) continue
      if ((await countRefundsOfPayment(tx, paymentId)) > 0) throw new AppError('statement_refunded')
      await updatePayment(tx, paymentId, { state: 'failed', reason: 'statement-undone', paidAt: null })
      const order = orders.get(orderId)
      if (exchangeId !== null) await clearDifferencePaid(tx, exchangeId)
      else if (order) await revertCashPayment(tx, order, { by: 'admin', now, note: 'statement-undone' })
    }
    await updateStatement(tx, statementId, { status: 'draft', bookedAt: null, bookedBy: null, reference: null })
    const details = { carrier: statement.carrier, entries: booked.length }
    await audit(tx, { who: adminId, what: 'cod.statement-undone', subject: statementId, details })
  })
  return getStatement(platform.db, statementId)
}

/** Removes a statement that was not booked: another file, or the wrong carrier. */
export async function deleteStatement({ platform }: PaymentDeps, { statementId, adminId }: Undo): Promise<void> {
  await transact(platform.db, async (tx) => {
    const { status, carrier, fileName } = await requireStatement(tx, statementId)
    if (status !== 'draft') throw new AppError('move_not_allowed')
    await deleteStatementRow(tx, statementId)
    await audit(tx, { who: adminId, what: 'cod.statement-deleted', subject: statementId, details: { carrier, fileName } })
  })
}
