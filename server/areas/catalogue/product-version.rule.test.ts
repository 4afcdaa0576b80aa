import { expect, test } from 'vitest'
import { checkVersion, isCurrent } from './product-version.rule.ts'

const stock = (onHand: number, reserved = 0) => [
  { colorId: 'col_a', size: '2Y', onHand, reserved },
  { colorId: 'col_b', size: '', onHand: 3, reserved: 0 },
]

test('a version is another one once the product was changed, whatever else was', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 5, variants: stock(5) }, false)).toBe(false)
  expect(isCurrent(read, { version: 5, variants: stock(5) }, true)).toBe(false)
})

test('pieces that were sold matter to whoever writes the stock, and to nobody else', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 4, variants: stock(4) }, true)).toBe(false)
  expect(isCurrent(read, { version: 4, variants: stock(4) }, false)).toBe(true)
})

test('neither a hold nor the order of the rows changes it', () => {
  const read = checkVersion(4, stock(5))
  expect(isCurrent(read, { version: 4, variants: stock(5, 2).reverse() }, true)).toBe(true)
  expect(Number.isSafeInteger(checkVersion(2_147_483_647, stock(1_000_000)))).toBe(true)
})
