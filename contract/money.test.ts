import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatPrice, originalPrice, unitPrice } from './money.ts'
import { withMinus } from './signed-number.ts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test.each([
  [199_000, '199.000 ₫'],
  [1_290_000, '1.290.000 ₫'],
  ['89000', '89.000 ₫'],
  [0, ''],
  ['0', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['abc', '0 ₫'],
  [Number.NaN, '0 ₫'],
])('money: the price %s is written "%s"', (value, written) => {
  expect(plain(formatPrice(value))).toBe(written)
})

test('money: the space before the dong sign is a no-break space', () => {
  expect(formatPrice(1_000)).toBe('1.000\u00a0₫')
  expect(plain(formatAmount(0))).toBe('0 ₫')
})

test('money: formats every amount like Intl', () => {
  const format = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (vnd) => {
      expect(formatAmount(vnd)).toBe(withMinus(format.format(vnd)))
    }),
  )
})

test.each([
  ['the sale price of the size', { price: 100, salePrice: 90 }, { price: 80, salePrice: 70 }, 70, 80],
  ['else the price of the size', { price: 100, salePrice: 90 }, { price: 80, salePrice: 0 }, 80, 0],
  ['else the sale price of the item', { price: 100, salePrice: 90 }, { price: 0, salePrice: 0 }, 90, 100],
  ['else the price of the item', { price: 100, salePrice: 0 }, null, 100, 0],
  ['a dearer size without a sale', { price: 100, salePrice: 0 }, { price: 120 }, 120, 0],
])('money: unit price: %s', (_why, item, size, unit, original) => {
  expect(unitPrice(item, size)).toBe(unit)
  expect(originalPrice(item, size)).toBe(original)
})
