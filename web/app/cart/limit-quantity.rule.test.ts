import { expect, test } from 'vitest'
import { limitQuantity } from './limit-quantity.rule.ts'

test.each([
  { quantity: 1, available: 5, wanted: 2, taken: 2 },
  { quantity: 4, available: 5, wanted: 5, taken: 5 },
  { quantity: 5, available: 5, wanted: 6, taken: 5 },
  { quantity: 1, available: 5, wanted: 9, taken: 5 },
  { quantity: 5, available: 5, wanted: 4, taken: 4 },
  // The stock went down in the meantime: a smaller quantity is the shopper's choice.
  { quantity: 6, available: 5, wanted: 7, taken: 6 },
  { quantity: 6, available: 5, wanted: 5, taken: 5 },
  { quantity: 2, available: 0, wanted: 3, taken: 2 },
])('limitQuantity: stock $available, wanted $wanted, in the line $quantity: $taken', ({ quantity, available, wanted, taken }) => {
  expect(limitQuantity({ quantity, available }, wanted)).toBe(taken)
})
