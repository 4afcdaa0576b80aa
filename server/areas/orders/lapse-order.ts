import type { Db } from '../../platform/db.ts'
import { orderLapsedMail } from './cash-mails.ts'
import { giveBack, type Shelves } from './order-pieces.ts'
import { insertEvent, type OrderRow, updateOrder } from './orders.sql.ts'
import { tellOwnerOfLapse } from './owner-notices.ts'
import { type MailRoom, tellCustomer } from './tell-customer.ts'

/**
 * Nobody has confirmed a locked cash order in time: its stock, its coupon and its places at the sewing table are
 * released. The order stays pending, and reserves them again where it is confirmed later and they are still there.
 */
export async function lapseOrder(tx: Db, room: Shelves & MailRoom, order: OrderRow, now: Date): Promise<OrderRow> {
  await giveBack(tx, room, order)
  await insertEvent(tx, order.id, { at: now, what: 'stock', to: 'released', by: 'system' })
  const lapsed = await updateOrder(tx, order.id, { stock: 'released' })
  await tellCustomer(tx, room, lapsed, orderLapsedMail)
  await tellOwnerOfLapse(tx, room, now)
  return lapsed
}
