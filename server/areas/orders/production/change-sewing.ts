import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertEvent, lockOrder, type StoredOrder, withDetails } from '../orders.sql.ts'
import { isSewn, unitsToSew } from './order-sewing.rule.ts'

type SewingChangeRequest = { orderId: string; isSewn: boolean; adminId: string }

/** Marks the sewing of an order done, or undoes that. Only while the order is processed, and once each way. */
export async function changeSewing({ db, clock }: Pick<Platform, 'db' | 'clock'>, change: SewingChangeRequest): Promise<StoredOrder> {
  const { orderId, adminId } = change
  return transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const [order] = locked ? await withDetails(tx, [locked]) : []
    if (!order) throw new AppError('not_found')
    const isOpen = order.status === 'processing' && unitsToSew(order) > 0
    if (!isOpen || isSewn(order) === change.isSewn) throw new AppError('move_not_allowed')
    const to = change.isSewn ? 'sewn' : 'sewing'
    await insertEvent(tx, orderId, { at: clock.now(), what: 'sewing', to, by: 'admin' })
    await audit(tx, { who: adminId, what: 'order.sewing', subject: orderId, details: { to } })
    const [changed] = await withDetails(tx, [order])
    return changed as StoredOrder
  })
}
