import type { OrderStatus } from '../../../contract/orders/orders.ts'
import type { ShipmentStatus } from '../../../contract/orders/shipments.ts'
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
  /** Its order is cancelled: money that was paid has to be refunded. */
  whenCancelled(tx: Db, order: OrderRow, now: Date): Promise<void>
  /** It is delivered: cash may have been collected. */
  whenDelivered(tx: Db, order: OrderRow, shipment: ShipmentRow, now: Date): Promise<void>
  /** The new item of an exchange is delivered: its difference may have been collected. */
  whenExchangeDelivered(tx: Db, order: OrderRow, shipment: ShipmentRow, now: Date): Promise<void>
}
export type ParcelDeps = { platform: Platform; hooks: ParcelHooks }
export type ParcelStep = { to: ShipmentStatus; by: Actor; now: Date; note?: string | undefined }
type Together = { shipment: ShipmentRow; order: OrderRow }

/** Moves a locked parcel by its table, and its locked order or exchange with it; throws where the move is not allowed. */
export async function moveShipment(tx: Db, deps: ParcelDeps, { shipment, order }: Together, step: ParcelStep): Promise<Together> {
  const moved = await stepShipment(tx, shipment, step)
  if (moved.exchangeId !== null) {
    await moveExchangeAlong(tx, deps, { shipment: moved, order }, moved.exchangeId, step)
    return { shipment: moved, order }
  }
  const moves = orderMovesWith(order.status, step.to)
  let after = order
  for (const to of moves) after = await moveOrderAlong(tx, deps, after, { ...step, to, quiet: to !== moves.at(-1) })
  // This parcel replaces a lost one: its order is already shipped.
  if (moves.length === 0 && leavesShop(shipment.status, step.to)) await mailCustomer(tx, deps.platform, after, orderShippedMail)
  if (step.to === 'delivered') await deps.hooks.whenDelivered(tx, after, moved, step.now)
  if (step.to === 'lost_or_damaged') after = await reportLoss(tx, deps, after, moved)
  return { shipment: moved, order: after }
}

/** The order was delivered long ago: it stays as it is. Cash may be collected for the difference. */
async function moveExchangeAlong(
  tx: Db,
  { platform, hooks }: ParcelDeps,
  { shipment, order }: Together,
  exchangeId: string,
  step: ParcelStep,
) {
  const { to, by, now } = step
  await followParcel(tx, platform, exchangeId, { parcel: to, by, now })
  if (to === 'delivered') await hooks.whenExchangeDelivered(tx, order, shipment, now)
  if (to === 'lost_or_damaged') await alertLoss(tx, platform, order, shipment, 'exchange-parcel-lost')
}

/** Moves the parcel alone; its order is already where it should be. */
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

/** The order stays shipped: the shop has to send another parcel, or cancel the order and refund the money. */
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
