import type { DeliveredCash } from '../../../../contract/orders/orders.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type OrderRow, type ParcelRow, restOf } from '../../orders/orders.ts'
import { receiveMoney } from '../receive-money.ts'
import { hasCash, insertCash, isCollector } from './cash-ledger.sql.ts'

/** Records a delivered parcel's cash: its carrier owes the shop the order's total, less a paid deposit. */
export async function recordCash(tx: Db, order: OrderRow, parcel: ParcelRow, now: Date): Promise<void> {
  const amountVnd = cashOf(order)
  if (amountVnd < 1) return
  const { carrier, feeVnd, id: shipmentId } = parcel
  await insertCash(tx, { orderId: order.id, shipmentId, carrier, feeVnd, amountVnd, collectedAt: now })
}

/** `staffId`: who reports the delivery, and has the cash where no one else is named. */
export type OwnDelivery = { cash: DeliveredCash | undefined; staffId: string; isAdmin: boolean; now: Date }

/**
 * A member of staff has delivered a locked order without a carrier's parcel: they owe its cash from now on, or have
 * handed it in, which pays the order. Where a carrier brought it, the carrier owes it and nothing is recorded here.
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
  return isHandedIn ? (await receiveMoney(tx, platform, order, { now })).order : order
}

export async function requireCollector(tx: Db, userId: string, path: string): Promise<void> {
  if (!(await isCollector(tx, userId))) throw new AppError('invalid_input', { issues: [{ path, key: 'choice' }] })
}

/** The dong to collect on delivery; 0 where nothing is due. */
function cashOf(order: OrderRow): number {
  return order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid' ? restOf(order) : 0
}
