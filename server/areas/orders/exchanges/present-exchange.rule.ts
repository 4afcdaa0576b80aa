import type { z } from 'zod'
import { lineName } from '../../../../contract/line-name.rule.ts'
import type { AdminExchange, Exchange } from '../../../../contract/orders/exchanges.ts'
import type { TrackedExchange } from '../../../../contract/orders/orders.ts'
import { presentParcel } from '../present-parcel.rule.ts'
import { isDifferenceDue } from './difference-due.rule.ts'
import { canPack, decisionsFor, returnMovesFor } from './exchange-moves.rule.ts'
import type { StoredExchange } from './exchanges.sql.ts'

/** The product of the new items, where it is not that of the old ones. */
export function otherProductOf({ exchange: { toProduct }, line, ordered }: Pick<StoredExchange, 'exchange' | 'line' | 'ordered'>) {
  const { productId: _id, name, slug, imageUrl: image } = ordered
  const product = toProduct ?? { _id, name, slug, image }
  return product._id === line.productId ? null : product
}

export function presentExchange(stored: StoredExchange): Exchange {
  const { exchange, line, ordered, parcel } = stored
  const { id, position, fromSize, toSize, quantity, reason, status, returnState, replacementState, reply, createdAt } = exchange
  return {
    _id: id,
    position,
    fromExchange: exchange.fromExchangeId,
    product: { _id: line.productId, name: line.name, slug: line.slug, image: line.imageUrl },
    color: line.color,
    fromSize,
    toProduct: otherProductOf(stored),
    toColor: exchange.toColor ?? ordered.color,
    toSize,
    personalization: exchange.personalization ?? [],
    quantity,
    difference: exchange.differenceVnd,
    differenceWay: exchange.differenceWay,
    isDifferencePaid: exchange.differencePaidAt !== null,
    reason,
    status,
    returnState,
    replacementState,
    shipment: parcel && presentParcel(parcel),
    ...(reply ? { answer: reply } : {}),
    createdAt: createdAt.toISOString(),
    arrivedAt: exchange.arrivedAt?.toISOString() ?? null,
  }
}

/** For a visitor who knows only the order's number and phone. */
export function presentTrackedExchange({ exchange, parcel }: StoredExchange): z.infer<typeof TrackedExchange> {
  const { status, returnState, replacementState } = exchange
  return { status, returnState, replacementState, shipment: parcel && presentParcel(parcel) }
}

export function presentExchangeForAdmin(stored: StoredExchange): AdminExchange {
  const { exchange, order } = stored
  const { fullName, phone } = order.shippingAddress
  return {
    ...presentExchange(stored),
    order: { _id: order.id, orderNumber: order.orderNumber, fullName, phone },
    fromStock: exchange.fromStock,
    returnedItem: exchange.returnedItem,
    phone: exchange.phone,
    moves: decisionsFor(exchange),
    returnMoves: returnMovesFor(exchange),
    canPack: canPack(exchange),
    isDifferenceDue: isDifferenceDue(exchange),
  }
}

/** The old and the new item, in a mail or a text. */
export function whatIsExchanged(stored: StoredExchange): string {
  const { exchange, line, ordered } = stored
  const { fromSize, toSize } = exchange
  const { name, color } = line
  const toColor = exchange.toColor ?? ordered.color
  const toProduct = otherProductOf(stored)
  if (toProduct) return `${lineName(name, [color, fromSize], ' ')} → ${lineName(toProduct.name, [toColor, toSize], ' ')}`
  if (toColor === color) return fromSize === toSize ? lineName(name, [color, toSize], ' ') : `${name} (${fromSize} → ${toSize})`
  return `${name} (${[color, fromSize].filter(Boolean).join(' ')} → ${[toColor, toSize].filter(Boolean).join(' ')})`
}
