import { transact } from '../../../platform/database/transaction.ts'
import { lockOrder } from '../../orders/orders.ts'
import { moveShipment, type ParcelDeps } from '../move-shipment.ts'
import { findPath } from '../shipment-moves.rule.ts'
import {
  findLastNotice,
  findParcelOfCarrier,
  insertNoticeOnce,
  lockShipment,
  type NoticeOutcome,
  type ShipmentRow,
  updateShipment,
} from '../shipments.sql.ts'
import type { CarrierEvent } from './carrier-adapter.ts'
import { type CarrierMeaning, mapCarrierStatus, type WebhookCarrier } from './map-carrier-status.rule.ts'

export type CarrierEventOutcome = NoticeOutcome | 'known'

/**
 * Handles a carrier's event about a parcel. Events may be duplicated, late, out of order or unknown: each is recorded
 * once, and moves the parcel only where the table of moves allows it. An event without a time is a duplicate only of
 * the latest one, because a courier may set out twice and fail twice.
 */
export async function handleCarrierEvent(deps: ParcelDeps, carrier: WebhookCarrier, notice: CarrierEvent): Promise<CarrierEventOutcome> {
  const { db, clock, log } = deps.platform
  const outcome = await transact(db, async (tx): Promise<CarrierEventOutcome> => {
    const now = clock.now()
    const known = await findParcelOfCarrier(tx, { carrier, ...notice })
    let order = known && (await lockOrder(tx, known.orderId))
    let shipment = order && known && (await lockShipment(tx, known.id))
    const meaning = mapCarrierStatus(carrier, notice.code)
    const outcome = classify(shipment, meaning)
    const happenedAt = notice.happenedAt || now.toISOString()
    if (!notice.happenedAt && (await findLastNotice(tx, { carrier, ...notice }))?.code === notice.code) return 'known'
    const written = await insertNoticeOnce(tx, { ...notice, carrier, happenedAt, at: now, shipmentId: shipment?.id ?? null, outcome })
    if (!written) return 'known'
    if (!order || !shipment) return outcome
    if (shipment.trackingCode === null) shipment = await updateShipment(tx, shipment.id, { trackingCode: notice.trackingCode })
    const note = notice.reason ?? undefined
    for (const to of wayTo(shipment, meaning) ?? []) {
      const moved = await moveShipment(tx, deps, { shipment, order }, { to, by: 'carrier', now, note })
      shipment = moved.shipment
      order = moved.order
    }
    return outcome
  })
  if (outcome !== 'known' && outcome !== 'moved' && outcome !== 'nothing') {
    log.warn({ carrier, code: notice.code, trackingCode: notice.trackingCode, outcome }, 'a carrier webhook moved no parcel')
  }
  return outcome
}

function classify(shipment: ShipmentRow | undefined, meaning: CarrierMeaning | null): NoticeOutcome {
  if (!shipment) return 'unknown-parcel'
  if (meaning === null) return 'unknown-code'
  const way = wayTo(shipment, meaning)
  if (way === null) return 'out-of-order'
  return way.length > 0 ? 'moved' : 'nothing'
}

function wayTo({ status }: ShipmentRow, meaning: CarrierMeaning | null) {
  return meaning === null || meaning === 'note' ? [] : findPath(status, meaning)
}
