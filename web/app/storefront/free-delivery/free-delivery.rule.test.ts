import { expect, test } from 'vitest'
import { freeDeliveryTo } from './free-delivery.rule.ts'

const areas = [
  { provinces: ['Thành phố Huế'], shippingFee: 20_000, freeFrom: 300_000 },
  { provinces: ['Cà Mau', 'An Giang'], shippingFee: 35_000, freeFrom: 600_000 },
  { provinces: ['Kiên Hải'], shippingFee: 60_000, freeFrom: null },
  { provinces: ['Quảng Trị'], shippingFee: 0, freeFrom: null },
]

test.each([
  ['a little missing', 'Thành phố Huế', 285_000, false, { kind: 'ahead', missing: 15_000, from: 300_000 }],
  ['exactly enough', 'Thành phố Huế', 300_000, false, { kind: 'reached' }],
  ['more than enough', 'Thành phố Huế', 900_000, false, { kind: 'reached' }],
  ['another province, another value', 'An Giang', 300_000, false, { kind: 'ahead', missing: 300_000, from: 600_000 }],
  ['a code for free delivery', 'An Giang', 1_000, true, { kind: 'reached' }],
  ['a code for free delivery where it is never free', 'Kiên Hải', 1_000, true, { kind: 'reached' }],
  ['never free', 'Kiên Hải', 9_000_000, false, null],
  ['no fee at all', 'Quảng Trị', 1_000, false, null],
  ['a province without delivery', 'Sao Hoả', 300_000, false, null],
] as const)('freeDeliveryTo: %s', (_, province, subTotal, hasFreeCode, expected) => {
  expect(freeDeliveryTo(areas, province, { subTotal, hasFreeCode })).toEqual(expected)
})
