import { expect, test } from 'vitest'
import { shippingFeeFor } from './quote-delivery.rule.ts'

const hue = { shippingFee: 25_000, freeFrom: 500_000, days: [1, 2] as [number, number] }

test.each([
  [0, 25_000],
  [499_999, 25_000],
  [500_000, 0],
  [2_500_000_000, 0],
])('goods for %d dong are delivered for %d', (subTotal, fee) => expect(shippingFeeFor(hue, subTotal)).toBe(fee))

test('where delivery is never free, no sum makes it so', () => {
  expect(shippingFeeFor({ ...hue, freeFrom: null }, 9_000_000_000)).toBe(25_000)
  expect(shippingFeeFor({ ...hue, freeFrom: 0 }, 0)).toBe(0)
})
