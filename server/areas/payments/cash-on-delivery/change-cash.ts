import type { CashChange } from '../../../../contract/admin/payments.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockOrder } from '../../orders/orders.ts'
import { findCash, lockCash, type StoredCash, updateCash } from './cash-ledger.sql.ts'
import { requireCollector } from './record-cash.ts'

type CashChangeRequest = { id: string; change: CashChange; adminId: string }

/**
 * Corrects who has the cash of an order, or writes it off: it was never collected, or the goods were returned. Only
 * for cash that is not handed in.
 */
export async function changeCash(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, change, adminId }: CashChangeRequest,
): Promise<StoredCash> {
  return transact(db, async (tx) => {
    const [known] = await findCash(tx, [id])
    if (!known || !(await lockOrder(tx, known.orderId))) throw new AppError('not_found')
    const [entry] = await lockCash(tx, [id])
    if (!entry || entry.remittedAt !== null || entry.writtenOffAt !== null) throw new AppError('move_not_allowed')
    if (change.action === 'assign') {
      if (entry.carrier !== 'own') throw new AppError('move_not_allowed')
      if (change.collectedBy !== null) await requireCollector(tx, change.collectedBy, 'collectedBy')
      await updateCash(tx, id, { collectedBy: change.collectedBy })
      const details = { id, from: entry.collectedBy, to: change.collectedBy }
      await audit(tx, { who: adminId, what: 'cod.assigned', subject: entry.orderId, details })
    } else {
      await updateCash(tx, id, { writtenOffAt: clock.now(), writtenOffWhy: change.reason })
      const details = { id, amount: entry.amountVnd, reason: change.reason }
      await audit(tx, { who: adminId, what: 'cod.written-off', subject: entry.orderId, details })
    }
    const [changed] = await findCash(tx, [id])
    return changed as StoredCash
  })
}
