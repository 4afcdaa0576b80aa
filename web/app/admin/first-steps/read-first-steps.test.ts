import { expect, test } from 'vitest'
import { hasSomethingToSell } from './read-first-steps.ts'

test('a shop without a product is shown its first steps instead of zeros', () => {
  expect(hasSomethingToSell([{ key: 'product', isDone: false }])).toBe(false)
  expect(
    hasSomethingToSell([
      { key: 'banner', isDone: false },
      { key: 'product', isDone: true },
    ]),
  ).toBe(true)
})

test('where the steps could not be read the numbers are shown', () => {
  expect(hasSomethingToSell(null)).toBe(true)
})
