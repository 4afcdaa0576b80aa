import type { OrderStatus } from '../../../../../contract/orders/orders.ts'
import type { ShipmentStatus } from '../../../../../contract/orders/shipments.ts'
import type { Step } from '../next-steps.rule.ts'

const beforePickup: readonly ShipmentStatus[] = ['pending', 'ready_to_pick', 'cancelled']

/**
 * The mail for the replacement of an exchange: only when it is handed over. The return of the old item triggers the
 * final mail.
 */
export function mailForExchangeStatus(from: ShipmentStatus, to: ShipmentStatus): Step['mail'] {
  return beforePickup.includes(from) && !beforePickup.includes(to) ? 'shipped' : null
}

/** The mail that a change of shipment status sends. */
export function mailForShipmentStatus(order: OrderStatus, to: ShipmentStatus): Step['mail'] {
  if (beforePickup.includes(to)) return null
  if (to === 'delivered') return 'delivered'
  if (to === 'returned') return 'cancelled'
  return order === 'shipped' ? null : 'shipped'
}
