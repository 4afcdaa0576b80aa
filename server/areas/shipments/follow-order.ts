import type { Db } from '../../platform/db.ts'
import type { Actor, OrderRow } from '../orders/orders.ts'
import { type ParcelHooks, stepShipment } from './move-shipment.ts'
import { findWay, parcelMoveWith } from './shipment-moves.ts'
import { lockLiveShipment } from './shipments.sql.ts'

/** Somebody moved a locked order by hand: its parcel goes where the order went, step by step along its table. */
export async function followOrder(tx: Db, hooks: ParcelHooks, order: OrderRow, { by, now }: { by: Actor; now: Date }): Promise<void> {
  const live = await lockLiveShipment(tx, order.id)
  const to = live && parcelMoveWith(order.status, live.status)
  if (!live || !to) return
  let shipment = live
  for (const next of findWay(live.status, to) ?? []) shipment = await stepShipment(tx, shipment, { to: next, by, now, note: 'with-order' })
  if (shipment.status === 'delivered') await hooks.whenDelivered(tx, order, shipment, now)
}
