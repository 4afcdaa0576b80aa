import { expect, test } from 'vitest'
import { estimateShipping } from './estimate-shipping.rule.ts'

const hue = { shippingFee: 20_000, freeFrom: 300_000 }
const south = { shippingFee: 35_000, freeFrom: 600_000 }
const islands = { shippingFee: 60_000, freeFrom: null }

test.each([
  ['nothing is said where no area is known', [], 100_000, false, null],
  ['one area, one fee', [hue], 100_000, false, { min: 20_000, max: 20_000 }],
  ['several areas, a range', [hue, south], 100_000, false, { min: 20_000, max: 35_000 }],
  ['free at home, not yet elsewhere', [hue, south], 300_000, false, { min: 0, max: 35_000 }],
  ['free everywhere', [hue, south], 600_000, false, { min: 0, max: 0 }],
  ['never free on the islands', [islands], 9_000_000, false, { min: 60_000, max: 60_000 }],
  ['a code for free shipping', [hue, islands], 100_000, true, { min: 0, max: 0 }],
])('estimateShipping: %s', (_what, areas, subTotal, isFree, estimate) => {
  expect(estimateShipping(areas, subTotal, isFree)).toEqual(estimate)
})
