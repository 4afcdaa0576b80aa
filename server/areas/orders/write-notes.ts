import type { OrderNotesChange } from '../../../contract/admin/orders.ts'
import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOrder, type StoredOrder, updateOrder, withDetails } from './orders.sql.ts'

/** The shop's own notes about an order; never shown to the customer. */
export async function writeNotes(
  { db }: Pick<Platform, 'db'>,
  { orderId, notes, before, adminId }: OrderNotesChange & { orderId: string; adminId: string },
): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    const now = order.internalNotes
    if (before !== undefined && now !== before.trim() && now !== notes.trim()) throw new AppError('version_conflict')
    const changed = await updateOrder(tx, orderId, { internalNotes: notes.trim() })
    const details = { from: now, to: changed.internalNotes }
    await audit(tx, { who: adminId, what: 'order.notes', subject: orderId, details })
    const [described] = await withDetails(tx, [changed])
    return described as StoredOrder
  })
}
