import type { DeliveredCash } from '../../../../contract/orders.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type OrderRow, type ParcelRow, restOf } from '../../orders/orders.ts'
import { receiveMoney } from '../receive-money.ts'
import { hasCash, insertCash, isCollector } from './cash-ledger.sql.ts'

/** A parcel has arrived: its carrier holds the cash of the order from now on, and owes it to the shop. A deposit is here already. */
export async function recordCash(tx: Db, order: OrderRow, parcel: ParcelRow, now: Date): Promise<void> {
  const amountVnd = cashOf(order)
  if (amountVnd < 1) return
  const { carrier, feeVnd, id: shipmentId } = parcel
  await insertCash(tx, { orderId: order.id, shipmentId, carrier, feeVnd, amountVnd, collectedAt: now })
}

/** `staffId`: who says that the order is delivered, and has the cash where nobody else is named. */
export type OwnDelivery = { cash: DeliveredCash | undefined; staffId: string; isAdmin: boolean; now: Date }

/**
 * Somebody of the shop has delivered a locked order without a carrier's parcel: they owe its cash from now on, or have
 * handed it in already, so that the order is paid. Where a carrier brought it, the carrier owes it: nothing is noted twice.
 */
export async function recordOwnDeliveryCash(tx: Db, platform: Platform, order: OrderRow, delivery: OwnDelivery): Promise<OrderRow> {
  const { cash, staffId, isAdmin, now } = delivery
  const amountVnd = cashOf(order)
  if (amountVnd < 1 || (await hasCash(tx, order.id))) return order
  const collectedBy = cash?.collectedBy === undefined ? staffId : cash.collectedBy
  if (collectedBy !== null && collectedBy !== staffId) await requireCollector(tx, collectedBy, 'cash.collectedBy')
  const isHandedIn = cash?.isHandedIn ?? false
  if (isHandedIn && !isAdmin) throw new AppError('forbidden')
  await insertCash(tx, {
    orderId: order.id,
    carrier: 'own',
    collectedBy,
    amountVnd,
    collectedAt: now,
    ...(isHandedIn ? { remittedAt: now, remittedBy: staffId } : {}),
  })
  await audit(tx, { who: staffId, what: 'cod.collected', subject: order.id, details: { amount: amountVnd, collectedBy, isHandedIn } })
  return isHandedIn ? receiveMoney(tx, platform, order, { now }) : order
}

export async function requireCollector(tx: Db, userId: string, path: string): Promise<void> {
  if (!(await isCollector(tx, userId))) throw new AppError('invalid_input', { issues: [{ path, key: 'choice' }] })
}

/** What is taken at the door, in dong; 0 where nothing is. */
function cashOf(order: OrderRow): number {
  return order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid' ? restOf(order) : 0
}
