import type { OrderStatus } from '../../../contract/orders.ts'
import type { ShipmentStatus } from '../../../contract/shipments.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type Actor,
  alertOwner,
  followParcel,
  mailCustomer,
  moveOrder,
  type OrderRow,
  orderShippedMail,
  writeOffStock,
} from '../orders/orders.ts'
import { leavesShop, orderMovesWith, requireShipmentMove } from './shipment-moves.rule.ts'
import { insertShipmentEvent, type ShipmentRow, updateShipment } from './shipments.sql.ts'

/** What other areas do in the transaction that moves a parcel. */
export type ParcelHooks = {
  /** Its order is cancelled: money that was paid has to go back. */
  whenCancelled(tx: Db, order: OrderRow, now: Date): Promise<void>
  /** It has arrived: cash may have been taken at the door. */
  whenDelivered(tx: Db, order: OrderRow, shipment: ShipmentRow, now: Date): Promise<void>
}
export type ParcelDeps = { platform: Platform; hooks: ParcelHooks }
export type ParcelStep = { to: ShipmentStatus; by: Actor; now: Date; note?: string | undefined }
type Together = { shipment: ShipmentRow; order: OrderRow }

/** Moves a locked parcel along its table, and with it its locked order, or the exchange it belongs to; any other move throws. */
export async function moveShipment(tx: Db, deps: ParcelDeps, { shipment, order }: Together, step: ParcelStep): Promise<Together> {
  const moved = await stepShipment(tx, shipment, step)
  if (moved.exchangeId !== null) {
    await moveExchangeAlong(tx, deps, { shipment: moved, order }, moved.exchangeId, step)
    return { shipment: moved, order }
  }
  const moves = orderMovesWith(order.status, step.to)
  let after = order
  for (const to of moves) after = await moveOrderAlong(tx, deps, after, { ...step, to, quiet: to !== moves.at(-1) })
  // A second parcel, in the place of a lost one: its order is on its way already.
  if (moves.length === 0 && leavesShop(shipment.status, step.to)) await mailCustomer(tx, deps.platform, after, orderShippedMail)
  if (step.to === 'delivered') await deps.hooks.whenDelivered(tx, after, moved, step.now)
  if (step.to === 'lost_or_damaged') after = await reportLoss(tx, deps, after, moved)
  return { shipment: moved, order: after }
}

/** What was ordered has arrived long ago: nothing is collected, and the order stays as it is. */
async function moveExchangeAlong(tx: Db, { platform }: ParcelDeps, { shipment, order }: Together, exchangeId: string, step: ParcelStep) {
  const { to, by, now } = step
  await followParcel(tx, platform, exchangeId, { parcel: to, by, now })
  if (to === 'lost_or_damaged') await alertLoss(tx, platform, order, shipment, 'exchange-parcel-lost')
}

/** The parcel alone: its order is where it should be. */
export async function stepShipment(tx: Db, shipment: ShipmentRow, { to, by, now, note }: ParcelStep): Promise<ShipmentRow> {
  requireShipmentMove(shipment.status, to)
  await insertShipmentEvent(tx, { shipmentId: shipment.id, at: now, from: shipment.status, to, by, note: note ?? null })
  return updateShipment(tx, shipment.id, { status: to })
}

type OrderStep = { to: OrderStatus; by: Actor; now: Date; quiet: boolean }

async function moveOrderAlong(tx: Db, { platform, hooks }: ParcelDeps, order: OrderRow, step: OrderStep): Promise<OrderRow> {
  const { to, by, now, quiet } = step
  const moved = await moveOrder(tx, platform, order, { to, by, now, quiet, note: to === 'cancelled' ? 'returned' : undefined })
  if (to === 'cancelled') await hooks.whenCancelled(tx, moved, now)
  return moved
}

/** The order stays on its way: somebody has to send another parcel, or cancel it and give the money back. */
async function reportLoss(tx: Db, { platform }: ParcelDeps, order: OrderRow, shipment: ShipmentRow): Promise<OrderRow> {
  await alertLoss(tx, platform, order, shipment, 'parcel-lost')
  return writeOffStock(tx, order)
}

type LossKind = 'parcel-lost' | 'exchange-parcel-lost'

async function alertLoss(tx: Db, platform: Platform, order: OrderRow, shipment: ShipmentRow, what: LossKind): Promise<void> {
  const { carrier, trackingCode } = shipment
  const details = { shipmentId: shipment.id, orderNumber: order.orderNumber, carrier, trackingCode }
  await alertOwner(tx, platform, { who: 'system', what, subject: order.id, details })
}
