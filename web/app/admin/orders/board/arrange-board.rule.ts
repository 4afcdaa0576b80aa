import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import { type BoardColumn, boardColumnOf, columns } from '../next-steps.rule.ts'

/** Groups orders by column: open work by urgency, finished orders with the newest first. */
export function arrangeBoard(orders: readonly AdminOrder[]): Record<BoardColumn, AdminOrder[]> {
  const board = Object.fromEntries(columns.map((column) => [column, [] as AdminOrder[]])) as Record<BoardColumn, AdminOrder[]>
  for (const order of orders) {
    const column = boardColumnOf(order)
    if (column) board[column].push(order)
  }
  for (const column of columns) board[column].sort(column === 'delivered' || column === 'returned' ? newestFirst : mostUrgentFirst)
  return board
}

/** The text of a column's head: orders that the buyer comes for lie ready beside those on their way. */
export function columnName(column: BoardColumn, orders: readonly AdminOrder[]): BoardColumn | 'carrierOrPickup' {
  return column === 'carrier' && orders.some(isPickedUp) ? 'carrierOrPickup' : column
}

function newestFirst(a: AdminOrder, b: AdminOrder): number {
  return b.orderDate.localeCompare(a.orderDate)
}

function mostUrgentFirst(a: AdminOrder, b: AdminOrder): number {
  return dayOf(a).localeCompare(dayOf(b)) || a.orderDate.localeCompare(b.orderDate)
}

/** The due date of an order to sew, or else its order date. */
function dayOf({ sewing, orderDate }: AdminOrder): string {
  return sewing && !sewing.isSewn && sewing.dueBy ? sewing.dueBy : orderDate
}
