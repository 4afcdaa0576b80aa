import type { Db } from '../../../platform/database/client.ts'
import { type MailDeps, mailCustomer } from '../mails/mail-customer.ts'
import { mailOwnerOfCancellation } from '../mails/mail-owner.ts'
import { unconfirmedOrderCancelledMail } from '../mails/unconfirmed-order-mails.ts'
import { insertEvent, type OrderRow, updateOrder } from '../orders.sql.ts'
import { releaseOrder, type StockDeps } from './order-stock.ts'

/**
 * A locked cash order was not confirmed in time: releases its stock, its coupon and its sewing places. The order
 * stays pending, and reserves them again if it is confirmed later and they are available.
 */
export async function releaseUnconfirmedOrder(tx: Db, deps: StockDeps & MailDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  await releaseOrder(tx, deps, order)
  await insertEvent(tx, order.id, { at: now, what: 'stock', to: 'released', by: 'system' })
  const lapsed = await updateOrder(tx, order.id, { stock: 'released' })
  await mailCustomer(tx, deps, lapsed, unconfirmedOrderCancelledMail)
  await mailOwnerOfCancellation(tx, deps, now)
  return lapsed
}
