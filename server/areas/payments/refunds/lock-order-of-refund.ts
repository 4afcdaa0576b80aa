import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockOrder, type OrderRow } from '../../orders/orders.ts'
import { findRefund, lockRefund, type RefundRow } from './refunds.sql.ts'

/** Locks the order before its refund, as every change of an order does; throws `not_found`. */
export async function lockOrderOfRefund(tx: Db, refundId: string): Promise<{ order: OrderRow; refund: RefundRow }> {
  const orderId = (await findRefund(tx, refundId))?.orderId
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (!order) throw new AppError('not_found')
  return { order, refund: await lockRefund(tx, refundId) }
}
