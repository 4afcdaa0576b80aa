import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { publish } from '../../../platform/live-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { eraseEmailOfGuest } from '../../accounts/accounts.ts'
import { deleteGuestsWithoutOrders, eraseTraces, hasOrderUnderWay, hasTraces, lockGuestOrders } from '../personal-data.sql.ts'
import { anonymiseOrders } from '../personal-data.ts'
import { deleteBuyerWithoutOrders } from './delete-buyer.ts'
import { listPhonesOfBuyer } from './merges.sql.ts'

/**
 * Deletes a buyer without an account, who asked the shop for it: their orders stay for accounting without the person. What belongs
 * to an account, also under the same phone or e-mail, is its user's, who deletes it there.
 */
export async function eraseBuyer(platform: Platform, phone: string, adminId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const phones = await listPhonesOfBuyer(tx, phone)
    const orders = await lockGuestOrders(tx, phones)
    if (orders.length === 0 && !(await hasTraces(tx, { phones }))) throw new AppError('not_found')
    const orderIds = orders.map(({ id }) => id)
    if (await hasOrderUnderWay(tx, orderIds)) throw new AppError('buyer_orders_open')
    await anonymiseOrders(tx, orders)
    await deleteBuyerWithoutOrders(tx, phone)
    await deleteGuestsWithoutOrders(
      tx,
      orders.flatMap(({ guestId }) => guestId ?? []),
    )
    await eraseTraces(tx, { phones }, orderIds)
    for (const email of new Set(orders.flatMap((order) => order.email ?? []))) await eraseEmailOfGuest(tx, platform, email)
    await audit(tx, { who: adminId, what: 'order.buyer-erase', subject: orderIds[0] ?? '' })
    for (const orderId of orderIds) await publish(tx, 'order-changed', orderId)
  })
}
