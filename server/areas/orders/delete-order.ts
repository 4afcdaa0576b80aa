import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { deletePhotos } from '../media/media.ts'
import { deleteOrderRow, hasSeenMoney } from './delete-order.sql.ts'
import { deleteBuyerWithoutOrders } from './guests/delete-buyer.ts'
import { deleteUpdatesOf } from './making/order-updates.sql.ts'
import { lockOrder, withDetails } from './orders.sql.ts'
import { presentAdminFields } from './present-order.rule.ts'

/** Deletes a cancelled order that never received money, and with the last one of a buyer their notes. A copy stays in the audit log. */
export async function deleteOrder({ db }: Pick<Platform, 'db'>, orderId: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [copy] = order ? await withDetails(tx, [order]) : []
    if (!copy) throw new AppError('not_found')
    const isUnpaid = copy.paymentStatus === 'unpaid' || copy.paymentStatus === 'expired'
    if (copy.status !== 'cancelled' || !isUnpaid || (await hasSeenMoney(tx, orderId))) throw new AppError('order_not_deletable')
    await audit(tx, { who: adminId, what: 'order.delete', subject: orderId, details: presentAdminFields(copy) })
    await deletePhotos(tx, await deleteUpdatesOf(tx, [orderId]))
    await deleteOrderRow(tx, orderId)
    await deleteBuyerWithoutOrders(tx, copy.phone)
  })
}
