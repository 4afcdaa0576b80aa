import type { Db } from '../../../platform/database/client.ts'
import { type OrderRow, updateOrder } from '../../orders/orders.ts'
import { retireAttempt } from '../retire-attempt.ts'
import { createNextAttempt } from '../start-payment.ts'

/**
 * The sum of a locked order that waits for its money has changed: a running wallet attempt over the old sum ends, and the
 * customer has until `dueAt`, at least, to pay the new one.
 */
export async function renewPayment(tx: Db, order: OrderRow, { now, dueAt }: { now: Date; dueAt: Date }): Promise<OrderRow> {
  await retireAttempt(tx, order, now)
  if (order.paymentMethod === 'cod' || order.paymentStatus !== 'unpaid') return order
  const isLater = order.paymentDueAt === null || order.paymentDueAt < dueAt
  const renewed = isLater ? await updateOrder(tx, order.id, { paymentDueAt: dueAt }) : order
  if (order.paymentMethod === 'momo') await createNextAttempt(tx, renewed, now)
  return renewed
}
