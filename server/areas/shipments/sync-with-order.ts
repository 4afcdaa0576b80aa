import type { Db } from '../../platform/database/client.ts'
import type { Actor, OrderRow } from '../orders/orders.ts'
import { type ParcelHooks, stepShipment } from './move-shipment.ts'
import { findPath, parcelMoveWith } from './shipment-moves.rule.ts'
import { lockLiveShipment, lockLiveShipmentOfExchange } from './shipments.sql.ts'

/** Somebody moved a locked order by hand: its parcel goes where the order went, step by step along its table. */
export async function syncWithOrder(tx: Db, hooks: ParcelHooks, order: OrderRow, { by, now }: { by: Actor; now: Date }): Promise<void> {
  const live = await lockLiveShipment(tx, order.id)
  const to = live && parcelMoveWith(order.status, live.status)
  if (!live || !to) return
  let shipment = live
  for (const next of findPath(live.status, to) ?? []) shipment = await stepShipment(tx, shipment, { to: next, by, now, note: 'with-order' })
  if (shipment.status === 'delivered') await hooks.whenDelivered(tx, order, shipment, now)
}

/** Nothing is exchanged any more: a parcel that is still here is not sent. One that is out stops whoever cancels. */
export async function cancelParcelOfExchange(tx: Db, exchangeId: string, { by, now }: { by: Actor; now: Date }): Promise<void> {
  const live = await lockLiveShipmentOfExchange(tx, exchangeId)
  if (live) await stepShipment(tx, live, { to: 'cancelled', by, now, note: 'with-exchange' })
}
