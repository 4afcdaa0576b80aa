import type { OrderStatus } from '../../../contract/orders/orders.ts'
import { ShipmentStatus } from '../../../contract/orders/shipments.ts'
import { AppError } from '../../platform/http/errors.ts'

const afterPickUp = ['delivery_failed', 'returning', 'lost_or_damaged'] as const

/** The allowed moves of a parcel: forwards, and steps may be skipped. Any other move is refused. */
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
 * The shortest path of allowed moves to a status, for a carrier event that follows lost ones. Null where there is
 * none; empty where the parcel has that status.
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

/** The moves of the order that follow a parcel's move: `shipped` with the first scan, and a final status with the parcel's. */
export function orderMovesWith(order: OrderStatus, parcel: ShipmentStatus): OrderStatus[] {
  if (beforePickUp.has(parcel) || order === 'delivered' || order === 'cancelled') return []
  const leaves: OrderStatus[] = order === 'shipped' ? [] : ['shipped']
  if (parcel === 'delivered') return [...leaves, 'delivered']
  if (parcel === 'returned') return [...leaves, 'cancelled']
  return leaves
}

/** The move of a parcel that follows a manual move of its order; null: it stays. */
export function parcelMoveWith(order: OrderStatus, parcel: ShipmentStatus): ShipmentStatus | null {
  const isHere = beforePickUp.has(parcel)
  if (order === 'shipped') return isHere ? 'picked_up' : null
  if (order === 'cancelled') return isHere ? 'cancelled' : 'returned'
  return order === 'delivered' ? 'delivered' : null
}

/** In the sequence of the contract, so that admins always see the moves in the same sequence. */
export function movesFrom(status: ShipmentStatus): ShipmentStatus[] {
  return ShipmentStatus.options.filter((to) => shipmentMoves[status].includes(to))
}
