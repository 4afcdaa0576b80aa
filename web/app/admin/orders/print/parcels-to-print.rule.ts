import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'

/** The content of one parcel: the ordered items, or the replacement of an exchange (`exchangeId`), for which at most the difference is paid. */
export type PrintedParcel = AdminOrder & { exchangeId: string | null; toCollect?: number }

/**
 * The parcels of an order that are still to be packed or sent: those of its exchanges, if it has any to send;
 * otherwise its own.
 */
export function parcelsToPrint(order: AdminOrder): PrintedParcel[] {
  const here = order.exchanges.filter(({ replacementState }) => replacementState === 'reserved' || replacementState === 'packed')
  return here.length > 0 ? here.map((exchange) => replacementOf(order, exchange)) : [{ ...order, exchangeId: null }]
}

function replacementOf(order: AdminOrder, exchange: AdminExchange): PrintedParcel {
  const { _id, position, toColor, toSize, quantity, fromStock, shipment, difference, differenceWay, personalization } = exchange
  const line = order.items[position]
  const now = exchange.toProduct ?? exchange.product
  const product = line && { ...line.product, ...now, sku: now._id === line.product._id ? line.product.sku : '' }
  // The names for staff are those of the ordered product and colour.
  const label = line && now._id === line.product._id && toColor === line.color ? line.label : undefined
  const items =
    line && product ? [{ ...line, product, color: toColor, size: toSize, label, personalization, quantity, fromStock, total: 0 }] : []
  const toCollect = differenceWay === 'cash' ? Math.max(0, difference) : 0
  // The customer's note was meant for the first parcel.
  const { note: _, ...rest } = order
  return { ...rest, exchangeId: _id, items, shipment, toCollect }
}
