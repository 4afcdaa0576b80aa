import { audit } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { isSewn, piecesToSew } from './order-sewing.ts'
import { insertEvent, lockOrder, type StoredOrder, withDetails } from './orders.sql.ts'

type Change = { orderId: string; isSewn: boolean; adminId: string }

/** The sewing table is done with an order, or takes it back. Only while it is being prepared, and once each way. */
export async function changeSewing({ db, clock }: Pick<Platform, 'db' | 'clock'>, change: Change): Promise<StoredOrder> {
  const { orderId, adminId } = change
  return transact(db, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    const [order] = locked ? await withDetails(tx, [locked]) : []
    if (!order) throw new AppError('not_found')
    const isOpen = order.status === 'processing' && piecesToSew(order) > 0
    if (!isOpen || isSewn(order) === change.isSewn) throw new AppError('move_not_allowed')
    const to = change.isSewn ? 'sewn' : 'sewing'
    await insertEvent(tx, orderId, { at: clock.now(), what: 'sewing', to, by: 'admin' })
    await audit(tx, { who: adminId, what: 'order.sewing', subject: orderId, details: { to } })
    const [changed] = await withDetails(tx, [order])
    return changed as StoredOrder
  })
}
