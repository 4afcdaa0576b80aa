import { and, eq, inArray } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { publish } from '../../platform/live-events.ts'

const { orders, payments, refunds } = schema

/** Whether money was ever received for an order, even if it was refunded since. */
export async function hasSeenMoney(tx: Db, orderId: string): Promise<boolean> {
  const arrived = and(eq(payments.orderId, orderId), inArray(payments.state, ['paid', 'surplus']))
  return (await tx.$count(payments, arrived)) + (await tx.$count(refunds, eq(refunds.orderId, orderId))) > 0
}

/** Deletes the order with all its rows, including payment attempts without money. */
export async function deleteOrderRow(tx: Db, orderId: string): Promise<void> {
  await tx.delete(payments).where(eq(payments.orderId, orderId))
  await tx.delete(orders).where(eq(orders.id, orderId))
  await publish(tx, 'order-deleted', orderId)
}
