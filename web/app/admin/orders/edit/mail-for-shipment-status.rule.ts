import type { OrderStatus } from '../../../../../contract/orders.ts'
import type { ShipmentStatus } from '../../../../../contract/shipments.ts'
import type { Step } from '../next-steps.rule.ts'

const beforePickup: readonly ShipmentStatus[] = ['pending', 'ready_to_pick', 'cancelled']

/** Of an exchange the customer reads that the new item is on its way; that it is done, where the old one is back. */
export function mailForExchangeStatus(from: ShipmentStatus, to: ShipmentStatus): Step['mail'] {
  return beforePickup.includes(from) && !beforePickup.includes(to) ? 'shipped' : null
}

/** Which letter goes out where a parcel takes its order along. */
export function mailForShipmentStatus(order: OrderStatus, to: ShipmentStatus): Step['mail'] {
  if (beforePickup.includes(to)) return null
  if (to === 'delivered') return 'delivered'
  if (to === 'returned') return 'cancelled'
  return order === 'shipped' ? null : 'shipped'
}
