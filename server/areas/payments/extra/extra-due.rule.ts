import type { OrderRow } from '../../orders/orders.ts'

/** The reason of a refund of what an edit made cheaper. */
export const editReason = 'order-edited'

type Extra = Pick<OrderRow, 'status' | 'paymentStatus' | 'extraDueVnd'>

/** A paid order that an edit made more expensive still awaits the difference, also after it was sent. */
export function awaitsExtra({ status, paymentStatus, extraDueVnd }: Extra): boolean {
  return paymentStatus === 'paid' && status !== 'cancelled' && extraDueVnd > 0
}

/** What the next wallet attempt of an order pays. */
export function attemptOf(order: Extra & Pick<OrderRow, 'totalVnd'>): { amountVnd: number; isExtra: boolean } {
  return awaitsExtra(order) ? { amountVnd: order.extraDueVnd, isExtra: true } : { amountVnd: order.totalVnd, isExtra: false }
}

export type Balance = {
  /** What the customer still has to pay. */
  extra: number
  /** What goes back to the customer. */
  refund: number
  /** What is taken out of a refund of an earlier edit that was not sent yet. */
  unrefunded: number
}

/** The balance of a paid order. `received`: its money, without what earlier edits refund; `waiting`: refunds of edits that were not sent. */
export function balanceOf({ received, total, waiting }: { received: number; total: number; waiting: number }): Balance {
  const missing = Math.max(0, total - received)
  const unrefunded = Math.min(missing, waiting)
  return { extra: missing - unrefunded, refund: Math.max(0, received - total), unrefunded }
}
