import { audit } from '../../platform/audit.ts'
import { AppError } from '../../platform/http/errors.ts'
import { transact } from '../../platform/transact.ts'
import { type Actor, insertEvent, isToConfirm, lockOrder, type OrderRow, updateOrder } from '../orders/orders.ts'
import type { PaymentRoom } from './payment-room.ts'

type Confirmation = { orderId: string; by: Actor; staffId: string | null }

/** Whoever pays in cash says that they want the order: by their link, or on the phone with somebody of the shop. Said once. */
export async function confirmCash({ platform }: PaymentRoom, { orderId, by, staffId }: Confirmation): Promise<OrderRow> {
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (order.paymentMethod !== 'cod') throw new AppError('payment_method_unavailable')
    if (order.confirmedAt !== null) return order
    if (!isToConfirm(order)) throw new AppError('order_closed')
    await insertEvent(tx, order.id, { at: now, what: 'confirmed', by })
    if (staffId) await audit(tx, { who: staffId, what: 'order.confirmed', subject: order.id })
    return updateOrder(tx, order.id, { confirmedAt: now })
  })
}
