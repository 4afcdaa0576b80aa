import type { AdminShipment } from '../../../contract/admin/shipments.ts'
import type { Shipment } from '../../../contract/orders/shipments.ts'
import { trackingUrl } from '../../../contract/orders/tracking-url.ts'
import { movesFrom } from './shipment-moves.rule.ts'
import type { StoredShipment } from './shipments.sql.ts'

/** A parcel for the order's owner. */
export function presentShipment(shipment: StoredShipment): Shipment {
  const { id, order, carrier, trackingCode, status, createdAt, events } = shipment
  return {
    _id: id,
    order: { _id: order.id, orderNumber: order.orderNumber },
    carrier,
    trackingCode,
    trackingUrl: trackingUrl(carrier, trackingCode),
    status,
    createdAt: createdAt.toISOString(),
    history: events.map(({ at, from, to, by, note }) => ({
      at: at.toISOString(),
      ...(from === null ? {} : { from }),
      to,
      by,
      ...(note === null ? {} : { note }),
    })),
  }
}

/** A parcel for admins, with its cost to the shop and its allowed moves. */
export function presentShipmentForAdmin(shipment: StoredShipment): AdminShipment {
  const { order, exchangeId, feeVnd, status } = shipment
  return {
    ...presentShipment(shipment),
    order: { _id: order.id, orderNumber: order.orderNumber, status: order.status },
    exchangeId,
    fee: feeVnd,
    moves: movesFrom(status),
  }
}
