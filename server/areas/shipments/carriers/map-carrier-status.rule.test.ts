import { describe, expect, test } from 'vitest'
import { ShipmentStatus } from '../../../../contract/orders/shipments.ts'
import { findPath } from '../shipment-moves.rule.ts'
import { carrierStatuses, mapCarrierStatus, type WebhookCarrier } from './map-carrier-status.rule.ts'

describe.each([
  [
    'GHN',
    {
      ready_to_pick: ['ready_to_pick', 'picking', 'money_collect_picking'],
      picked_up: ['picked'],
      in_transit: ['storing', 'transporting', 'sorting'],
      out_for_delivery: ['delivering', 'money_collect_delivering'],
      delivered: ['delivered'],
      delivery_failed: ['delivery_fail', 'waiting_to_return'],
      returning: ['return', 'return_transporting', 'return_sorting', 'returning', 'return_fail'],
      returned: ['returned'],
      cancelled: ['cancel'],
      lost_or_damaged: ['damage', 'lost'],
      note: ['exception'],
    },
  ],
  [
    'GHTK',
    {
      pending: ['1'],
      ready_to_pick: ['2', '12'],
      picked_up: ['3', '123'],
      out_for_delivery: ['4'],
      delivered: ['5', '6', '45'],
      delivery_failed: ['9', '49'],
      returning: ['20'],
      returned: ['11', '21'],
      cancelled: ['-1'],
      lost_or_damaged: ['13'],
      note: ['7', '8', '10', '127', '128', '410'],
    },
  ],
  [
    'ViettelPost',
    {
      pending: ['100'],
      ready_to_pick: ['102', '103', '104'],
      picked_up: ['105'],
      in_transit: ['200', '300', '301', '302', '303', '400', '401', '402', '403', '509'],
      out_for_delivery: ['500', '508', '550'],
      delivered: ['501'],
      delivery_failed: ['505', '506'],
      returning: ['502', '515'],
      returned: ['504'],
      cancelled: ['101', '107', '201', '503'],
      note: ['106', '202', '507', '510'],
    },
  ],
] as [WebhookCarrier, Record<string, string[]>][])('status codes of %s', (carrier, meanings) => {
  test.each(Object.entries(meanings))('for %s are %j', (meaning, codes) => {
    for (const code of codes) expect([code, mapCarrierStatus(carrier, code)]).toEqual([code, meaning])
  })

  test('are complete, and any other is unknown', () => {
    expect(Object.keys(carrierStatuses[carrier]).sort()).toEqual(Object.values(meanings).flat().sort())
    for (const code of ['', '999', 'gone', 'constructor', '__proto__', 'toString', '5.0', '+5'])
      expect(mapCarrierStatus(carrier, code)).toBe(null)
    const [first = ''] = Object.keys(carrierStatuses[carrier])
    expect(mapCarrierStatus(carrier, ` ${first.toUpperCase()} `)).not.toBe(null)
  })

  test('lead a new parcel to every status they name by allowed moves', () => {
    const named = ShipmentStatus.options.filter((status) => status in meanings)
    for (const status of named) expect([status, findPath('pending', status)]).not.toContain(null)
  })
})
