import type { OrderRow, OrderViewer } from './orders.sql.ts'

type Buyer = 'customer' | 'guest'

/** The buyer as the order's history names them: with or without an account. */
export function buyerOf({ userId }: Pick<OrderRow, 'userId'>): Buyer {
  return userId === null ? 'guest' : 'customer'
}

/** Who changes an order, for its history: staff, the account it belongs to, or somebody with its link. */
export function actorOf(order: Pick<OrderRow, 'userId'>, { userId, admin }: Pick<OrderViewer, 'userId' | 'admin'>): Buyer | 'admin' {
  if (admin) return 'admin'
  return userId !== null && userId === order.userId ? 'customer' : 'guest'
}
