import { expect, test } from 'vitest'
import { checkVersion, isCurrent } from './product-version.rule.ts'

const stock = (onHand: number, reserved = 0) => [
  { colorId: 'col_a', size: '2Y', onHand, reserved },
  { colorId: 'col_b', size: '', onHand: 3, reserved: 0 },
]

test('product-version: changes with every change of the product', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 5, variants: stock(5) }, false)).toBe(false)
  expect(isCurrent(read, { version: 5, variants: stock(5) }, true)).toBe(false)
})

test('product-version: a sale matters to a write of the stock, and to no other write', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 4, variants: stock(4) }, true)).toBe(false)
  expect(isCurrent(read, { version: 4, variants: stock(4) }, false)).toBe(true)
})

test('product-version: depends neither on reservations nor on the order of the rows', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 4, variants: stock(5, 2).reverse() }, true)).toBe(true)
  expect(Number.isSafeInteger(checkVersion(2_147_483_647, stock(1_000_000)))).toBe(true)
})
