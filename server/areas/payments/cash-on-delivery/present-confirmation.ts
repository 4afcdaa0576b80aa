import type { CashConfirmationState } from '../../../../contract/payments.ts'
import { awaitsDeposit, isConfirmed, isToConfirm, type StoredOrder, stockStates } from '../../orders/orders.ts'

/** What the confirmation link shows: the items and the sums, not the postal address. */
export function presentConfirmation(order: StoredOrder): CashConfirmationState {
  const toConfirm = isToConfirm(order)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    toConfirm,
    confirmed: isConfirmed(order),
    awaitsDeposit: awaitsDeposit(order),
    stockState: stockStates[order.stock],
    reservedUntil: toConfirm ? (order.confirmDueAt?.toISOString() ?? null) : null,
    finalAmount: order.totalVnd,
    items: order.lines.map(({ name, color, size, personalization, quantity, imageUrl }) => ({
      ...{ name, color, size, quantity, image: imageUrl },
      ...(personalization ? { personalization } : {}),
    })),
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    ...(order.pickup ? { pickup: order.pickup } : {}),
    orderDate: order.createdAt.toISOString(),
  }
}
