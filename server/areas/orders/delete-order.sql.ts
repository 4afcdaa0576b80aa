import { and, eq, inArray } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { publish } from '../../platform/live-events.ts'

const { orders, payments, refunds } = schema

/** Whether money ever came for an order, even if it has gone back since. */
export async function hasSeenMoney(tx: Db, orderId: string): Promise<boolean> {
  const arrived = and(eq(payments.orderId, orderId), inArray(payments.state, ['paid', 'surplus']))
  return (await tx.$count(payments, arrived)) + (await tx.$count(refunds, eq(refunds.orderId, orderId))) > 0
}

/** The order with everything that hangs on it. Tries at paying that came to nothing go with it. */
export async function deleteOrderRow(tx: Db, orderId: string): Promise<void> {
  await tx.delete(payments).where(eq(payments.orderId, orderId))
  await tx.delete(orders).where(eq(orders.id, orderId))
  await publish(tx, 'order-deleted', orderId)
}
