import type { OrderStatus } from '../../../contract/orders.ts'
import { ShipmentStatus } from '../../../contract/shipments.ts'
import { AppError } from '../../platform/http/errors.ts'

const afterPickUp = ['delivery_failed', 'returning', 'lost_or_damaged'] as const

/** The life of a parcel: forwards, steps may be left out; what is not listed does not happen. */
export const shipmentMoves: Record<ShipmentStatus, readonly ShipmentStatus[]> = {
  pending: ['ready_to_pick', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'],
  ready_to_pick: ['picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'],
  picked_up: ['in_transit', 'out_for_delivery', 'delivered', ...afterPickUp],
  in_transit: ['out_for_delivery', 'delivered', ...afterPickUp],
  out_for_delivery: ['delivered', ...afterPickUp],
  delivery_failed: ['out_for_delivery', 'returning', 'lost_or_damaged'],
  returning: ['returned', 'lost_or_damaged'],
  delivered: [],
  returned: [],
  cancelled: [],
  lost_or_damaged: [],
}

export function requireShipmentMove(from: ShipmentStatus, to: ShipmentStatus): void {
  if (!shipmentMoves[from].includes(to)) throw new AppError('move_not_allowed')
}

export function isUnderWay(status: ShipmentStatus): boolean {
  return shipmentMoves[status].length > 0
}

/**
 * The shortest way of allowed moves to a status, for somebody who tells only where a parcel has got to: a carrier
 * whose word in between was lost. Null where there is none; empty where it is there already.
 */
export function findPath(from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] | null {
  const ways = new Map<ShipmentStatus, ShipmentStatus[]>([[from, []]])
  for (const [at, way] of ways) {
    if (at === to) return way
    for (const next of shipmentMoves[at]) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return null
}

const beforePickUp: ReadonlySet<ShipmentStatus> = new Set(['pending', 'ready_to_pick', 'cancelled'])

export function leavesShop(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return beforePickUp.has(from) && !beforePickUp.has(to)
}

/** Where a parcel's move takes its order: out of the house with the first scan, to its end with the parcel's. */
export function orderMovesWith(order: OrderStatus, parcel: ShipmentStatus): OrderStatus[] {
  if (beforePickUp.has(parcel) || order === 'delivered' || order === 'cancelled') return []
  const leaves: OrderStatus[] = order === 'shipped' ? [] : ['shipped']
  if (parcel === 'delivered') return [...leaves, 'delivered']
  if (parcel === 'returned') return [...leaves, 'cancelled']
  return leaves
}

/** Where a parcel goes when somebody moves its order by hand; null: it stays. */
export function parcelMoveWith(order: OrderStatus, parcel: ShipmentStatus): ShipmentStatus | null {
  const isHere = beforePickUp.has(parcel)
  if (order === 'shipped') return isHere ? 'picked_up' : null
  if (order === 'cancelled') return isHere ? 'cancelled' : 'returned'
  return order === 'delivered' ? 'delivered' : null
}

/** In the order of the contract, so that an admin is shown all of them the same way. */
export function movesFrom(status: ShipmentStatus): ShipmentStatus[] {
  return ShipmentStatus.options.filter((to) => shipmentMoves[status].includes(to))
}
