import type { Db } from '../../platform/database/client.ts'
import type { Actor, OrderRow } from '../orders/orders.ts'
import { type ParcelHooks, stepShipment } from './move-shipment.ts'
import { findPath, parcelMoveWith } from './shipment-moves.rule.ts'
import { lockLiveShipment, lockLiveShipmentOfExchange } from './shipments.sql.ts'

/** After a manual move of a locked order, moves its parcel along, step by step by its table. */
export async function syncWithOrder(tx: Db, hooks: ParcelHooks, order: OrderRow, { by, now }: { by: Actor; now: Date }): Promise<void> {
  const live = await lockLiveShipment(tx, order.id)
  const to = live && parcelMoveWith(order.status, live.status)
  if (!live || !to) return
  let shipment = live
  for (const next of findPath(live.status, to) ?? []) shipment = await stepShipment(tx, shipment, { to: next, by, now, note: 'with-order' })
  if (shipment.status === 'delivered') await hooks.whenDelivered(tx, order, shipment, now)
}

/** The exchange ends: a parcel that is not sent yet is cancelled. One that is under way refuses the cancellation. */
export async function cancelParcelOfExchange(tx: Db, exchangeId: string, { by, now }: { by: Actor; now: Date }): Promise<void> {
  const live = await lockLiveShipmentOfExchange(tx, exchangeId)
  if (live) await stepShipment(tx, live, { to: 'cancelled', by, now, note: 'with-exchange' })
}
