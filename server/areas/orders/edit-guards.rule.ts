import type { ErrorCode } from '../../../contract/errors.ts'
import type { StoredOrder } from './orders.sql.ts'

/**
 * Why the lines and prices of an order cannot be edited; null where they can: until it is packed. A pending order is edited
 * while it is unpaid or paid, but not once its payment is overdue.
 */
export function editRefusal({ status, paymentStatus, parcel, invoiceNumber }: StoredOrder): ErrorCode | null {
  if (status === 'shipped' || status === 'delivered') return 'order_packed'
  if (status === 'cancelled' || paymentStatus === 'refunded' || paymentStatus === 'expired') return 'order_not_editable'
  if (parcel !== null) return 'order_packed'
  return invoiceNumber === null ? null : 'order_invoiced'
}

/** Every change of an order adds an event, so the last one names its version. */
export function orderVersion({ events }: Pick<StoredOrder, 'events'>): number {
  return events.at(-1)?.id ?? 0
}
