import type { EditPayment } from '../../../../contract/admin/order-edits.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Db } from '../../../platform/database/client.ts'
import { type OrderRow, restOf } from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'

/** What an edit that sets this total does to the money of the order. */
export async function previewPayment(db: Db, { payments }: CheckoutDeps, order: OrderRow, total: number): Promise<EditPayment> {
  if (order.paymentStatus !== 'paid') return { kind: unpaidKind(order), amount: restOf({ ...order, totalVnd: total }) }
  const { extra, refund } = await payments.findBalance(db, order, total)
  return paidEffect({ extra, refund })
}

/**
 * The money of a locked order whose new total is written: an unpaid order awaits the new sum, a paid one the difference, or is
 * refunded.
 */
export async function settleEditedOrder(
  tx: Db,
  { payments }: CheckoutDeps,
  { order, before, now }: { order: OrderRow; before: OrderRow; now: Date },
): Promise<EditPayment> {
  if (order.paymentStatus !== 'paid') {
    if (order.totalVnd !== before.totalVnd) await payments.renewPayment(tx, order, { now, dueAt: payments.dueAfterCall(now) })
    return { kind: unpaidKind(order), amount: restOf(order) }
  }
  const { balance } = await payments.settleBalance(tx, order, { received: before.totalVnd - before.extraDueVnd, now })
  if (order.totalVnd !== before.totalVnd) await payments.renewPayment(tx, order, { now, dueAt: payments.dueAfterCall(now) })
  return paidEffect(balance)
}

/** Why the money of an order does not allow this total; null where it does. */
export async function totalRefusal(db: Db, { payments }: CheckoutDeps, order: OrderRow, total: number): Promise<ErrorCode | null> {
  const { paymentStatus, depositPaidAt, depositVnd } = order
  if (paymentStatus === 'paid') return (await payments.findBalance(db, order, total)).isBeyondPaid ? 'order_refunded_before' : null
  if (total === 0) return 'order_total_zero'
  return depositPaidAt !== null && total <= depositVnd ? 'order_below_deposit' : null
}

function unpaidKind({ paymentMethod }: OrderRow): 'cash' | 'pay' {
  return paymentMethod === 'cod' ? 'cash' : 'pay'
}

function paidEffect({ extra, refund }: { extra: number; refund: number }): EditPayment {
  if (extra > 0) return { kind: 'extra', amount: extra }
  return refund > 0 ? { kind: 'refund', amount: refund } : { kind: 'none', amount: 0 }
}
