import { describe, expect, test } from 'vitest'
import { OrderStatus } from '../../../contract/orders/orders.ts'
import { ShipmentStatus } from '../../../contract/orders/shipments.ts'
import { findPath, isUnderWay, orderMovesWith, parcelMoveWith, requireShipmentMove, shipmentMoves } from './shipment-moves.rule.ts'

describe('parcel', () => {
  test('moves forwards, and may skip steps', () => {
    const way = ['pending', 'ready_to_pick', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const
    for (const [at, from] of way.entries())
      for (const [then, to] of way.entries()) expect([from, to, shipmentMoves[from].includes(to)]).toEqual([from, to, then > at])
  })

  test('is cancelled only before it is picked up', () => {
    expect(ShipmentStatus.options.filter((from) => shipmentMoves[from].includes('cancelled'))).toEqual(['pending', 'ready_to_pick'])
  })

  test('fails, returns or is lost only after it is picked up', () => {
    const from = (to: ShipmentStatus) => ShipmentStatus.options.filter((each) => shipmentMoves[each].includes(to))
    const out: ShipmentStatus[] = ['picked_up', 'in_transit', 'out_for_delivery']
    expect(from('delivery_failed')).toEqual(out)
    expect(from('returning')).toEqual([...out, 'delivery_failed'])
    expect(from('lost_or_damaged')).toEqual([...out, 'delivery_failed', 'returning'])
    expect(from('returned')).toEqual(['returning'])
    expect(shipmentMoves.delivery_failed).toEqual(['out_for_delivery', 'returning', 'lost_or_damaged'])
  })

  test('has four final statuses, and no move to its own status', () => {
    expect(ShipmentStatus.options.filter((status) => !isUnderWay(status))).toEqual([
      'delivered',
      'returned',
      'cancelled',
      'lost_or_damaged',
    ])
    for (const status of ShipmentStatus.options) expect(() => requireShipmentMove(status, status)).toThrow('not allowed')
  })
})

test.each([
  ['pending', 'delivered', ['delivered']],
  ['pending', 'returning', ['picked_up', 'returning']],
  ['pending', 'returned', ['picked_up', 'returning', 'returned']],
  ['pending', 'lost_or_damaged', ['picked_up', 'lost_or_damaged']],
  ['delivery_failed', 'delivered', ['out_for_delivery', 'delivered']],
  ['delivery_failed', 'returned', ['returning', 'returned']],
  ['in_transit', 'in_transit', []],
  ['in_transit', 'picked_up', null],
  ['out_for_delivery', 'in_transit', null],
  ['picked_up', 'cancelled', null],
  ['returning', 'delivered', null],
  ['delivered', 'in_transit', null],
  ['delivered', 'delivered', []],
  ['cancelled', 'picked_up', null],
] as const)('moves from %s to %s by %j', (from, to, way) => expect(findPath(from, to)).toEqual(way))

test('shipment-moves: a parcel moves on every path by allowed moves', () => {
  for (const from of ShipmentStatus.options) {
    for (const to of ShipmentStatus.options) {
      let at = from
      for (const next of findPath(from, to) ?? []) {
        expect(shipmentMoves[at]).toContain(next)
        at = next
      }
    }
  }
})

test.each([
  ['processing', 'ready_to_pick', []],
  ['processing', 'cancelled', []],
  ['processing', 'picked_up', ['shipped']],
  ['processing', 'out_for_delivery', ['shipped']],
  ['processing', 'delivered', ['shipped', 'delivered']],
  ['shipped', 'in_transit', []],
  ['shipped', 'delivery_failed', []],
  ['shipped', 'lost_or_damaged', []],
  ['shipped', 'delivered', ['delivered']],
  ['shipped', 'returned', ['cancelled']],
  ['delivered', 'delivered', []],
  ['cancelled', 'returned', []],
] as const)('order that is %s with a parcel that is now %s moves to %j', (order, parcel, moves) =>
  expect(orderMovesWith(order, parcel)).toEqual(moves),
)

test('shipment-moves: a parcel follows every manual move of its order by allowed moves', () => {
  const live = ShipmentStatus.options.filter(isUnderWay)
  for (const parcel of live) {
    for (const order of OrderStatus.options) {
      const to = parcelMoveWith(order, parcel)
      // A returning parcel cannot be delivered: it stays as it is until the carrier reports otherwise.
      if (to && !(parcel === 'returning' && to === 'delivered')) expect([parcel, to, findPath(parcel, to)]).not.toContain(null)
    }
  }
  expect(parcelMoveWith('shipped', 'pending')).toBe('picked_up')
  expect(parcelMoveWith('shipped', 'in_transit')).toBe(null)
  expect(parcelMoveWith('cancelled', 'ready_to_pick')).toBe('cancelled')
  expect(parcelMoveWith('cancelled', 'in_transit')).toBe('returned')
  expect(parcelMoveWith('delivered', 'in_transit')).toBe('delivered')
  expect(parcelMoveWith('processing', 'pending')).toBe(null)
})
