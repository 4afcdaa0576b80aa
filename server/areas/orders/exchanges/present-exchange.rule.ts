import type { z } from 'zod'
import type { AdminExchange, Exchange } from '../../../../contract/orders/exchanges.ts'
import type { TrackedExchange } from '../../../../contract/orders/orders.ts'
import { presentParcel } from '../present-parcel.rule.ts'
import { isDifferenceDue } from './difference-due.rule.ts'
import { canPack, decisionsFor, returnMovesFor } from './exchange-moves.rule.ts'
import type { StoredExchange } from './exchanges.sql.ts'

export function presentExchange({ exchange, line, parcel }: StoredExchange): Exchange {
  const { id, position, fromSize, toSize, quantity, reason, status, returnState, replacementState, reply, createdAt } = exchange
  return {
    _id: id,
    position,
    product: { _id: line.productId, name: line.name, slug: line.slug, image: line.imageUrl },
    color: line.color,
    fromSize,
    toProduct: exchange.toProduct,
    toColor: exchange.toColor ?? line.color,
    toSize,
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
