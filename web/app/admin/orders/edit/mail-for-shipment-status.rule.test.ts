import { expect, test } from 'vitest'
import { mailForShipmentStatus } from './mail-for-shipment-status.rule.ts'

test.each([
  ['processing', 'ready_to_pick', null],
  ['processing', 'cancelled', null],
  ['processing', 'picked_up', 'shipped'],
  ['shipped', 'in_transit', null],
  ['shipped', 'delivered', 'delivered'],
  ['shipped', 'returned', 'cancelled'],
] as const)('the customer of an order that is %s hears of a parcel becoming %s: %s', (order, parcel, mail) => {
  expect(mailForShipmentStatus(order, parcel)).toBe(mail)
})
