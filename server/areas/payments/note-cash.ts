import type { Db } from '../../platform/db.ts'
import { type OrderRow, type ParcelRow, restOf } from '../orders/orders.ts'
import { insertCash } from './cash-ledger.sql.ts'

/** A parcel has arrived: its carrier holds the cash of the order from now on, and owes it to the shop. A deposit is here already. */
export async function noteCash(tx: Db, order: OrderRow, parcel: ParcelRow, now: Date): Promise<void> {
  const amountVnd = restOf(order)
  if (order.paymentMethod !== 'cod' || order.paymentStatus !== 'unpaid' || amountVnd < 1) return
  const { carrier, feeVnd, id: shipmentId } = parcel
  await insertCash(tx, { orderId: order.id, shipmentId, carrier, feeVnd, amountVnd, collectedAt: now })
}
