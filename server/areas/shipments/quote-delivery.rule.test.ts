import { expect, test } from 'vitest'
import { shippingFeeFor } from './quote-delivery.rule.ts'

const hue = { shippingFee: 25_000, freeFrom: 500_000, days: [1, 2] as [number, number] }

test.each([
  [0, 25_000],
  [499_999, 25_000],
  [500_000, 0],
  [2_500_000_000, 0],
])('delivery fee: for goods of %d dong is %d', (subTotal, fee) => expect(shippingFeeFor(hue, subTotal)).toBe(fee))

test('delivery fee: is charged for any sum where there is no free delivery', () => {
  expect(shippingFeeFor({ ...hue, freeFrom: null }, 9_000_000_000)).toBe(25_000)
  expect(shippingFeeFor({ ...hue, freeFrom: 0 }, 0)).toBe(0)
})
