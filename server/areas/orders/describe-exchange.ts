import type { AdminExchange, Exchange } from '../../../contract/exchanges.ts'
import { exchangeMoves } from './exchange-moves.ts'
import type { StoredExchange } from './exchanges.sql.ts'

export function describeExchange({ exchange, line }: StoredExchange): Exchange {
  const { id, position, fromSize, toSize, quantity, reason, status, answer, createdAt } = exchange
  return {
    _id: id,
    position,
    product: { _id: line.productId, name: line.name, slug: line.slug, image: line.imageUrl },
    color: line.color,
    fromSize,
    toSize,
    quantity,
    reason,
    status,
    ...(answer ? { answer } : {}),
    createdAt: createdAt.toISOString(),
  }
}

export function describeExchangeForAdmin(stored: StoredExchange): AdminExchange {
  const { id, orderNumber, shippingAddress } = stored.order
  const { fullName, phone } = shippingAddress
  return {
    ...describeExchange(stored),
    order: { _id: id, orderNumber, fullName, phone },
    moves: [...exchangeMoves[stored.exchange.status]],
  }
}
