import { expect, test } from 'vitest'
import { mailForShipmentStatus } from './mail-for-shipment-status.rule.ts'

test.each([
  ['processing', 'ready_to_pick', null],
  ['processing', 'cancelled', null],
  ['processing', 'picked_up', 'shipped'],
  ['shipped', 'in_transit', null],
  ['shipped', 'delivered', 'delivered'],
  ['shipped', 'returned', 'cancelled'],
] as const)('mail-for-shipment-status: order %s, shipment %s, mail %s', (order, parcel, mail) => {
  expect(mailForShipmentStatus(order, parcel)).toBe(mail)
})
