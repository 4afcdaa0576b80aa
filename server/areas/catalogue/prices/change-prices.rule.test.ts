import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceRule } from '../../../../contract/admin/prices.ts'
import { changePrices, isSame, type ProductPrices } from './change-prices.rule.ts'

const rule = (given: Partial<PriceRule>): PriceRule => ({ target: 'price', by: 'percent', value: 10, rounds: true, ...given })
const item = (price: number, salePrice = 0, sizes: ProductPrices['sizes'] = []): ProductPrices => ({ price, salePrice, sizes })
const size = (name: string, price: number, salePrice = 0) => ({ size: name, price, salePrice })

test.each<[string, ProductPrices, Partial<PriceRule>, ProductPrices, string | null]>([
  ['10 % more, rounded', item(185_000), {}, item(204_000), null],
  ['10 % more, to the dong', item(185_555), { rounds: false }, item(204_111), null],
  ['half a thousand rounds up', item(15_000), { value: 10 }, item(17_000), null],
  ['20.000 more', item(185_000), { by: 'amount', value: 20_000 }, item(205_000), null],
  ['15 % less', item(200_000), { value: -15 }, item(170_000), null],
  [
    'each size with a price of its own',
    item(200_000, 0, [size('1Y', 0), size('2Y', 220_000)]),
    {},
    item(220_000, 0, [size('1Y', 0), size('2Y', 242_000)]),
    null,
  ],
  ['a sale price stays', item(200_000, 150_000), {}, item(220_000, 150_000), null],
  ['a price that falls to its sale price', item(200_000, 180_000), { value: -10 }, item(180_000, 180_000), 'sale_price'],
  [
    'a price that falls to the sale price of a size',
    item(200_000, 0, [size('1Y', 0, 180_000)]),
    { value: -10 },
    item(180_000, 0, [size('1Y', 0, 180_000)]),
    'sale_price',
  ],
  ['a price of nothing', item(9_000), { by: 'amount', value: -9_000 }, item(0), 'price_too_low'],
  ['a price rounded to nothing', item(900), { value: -50 }, item(0), 'price_too_low'],
  ['a price below nothing', item(9_000), { by: 'amount', value: -10_000 }, item(-1_000), 'price_too_low'],
  [
    'a size below nothing',
    item(90_000, 0, [size('1Y', 5_000)]),
    { by: 'amount', value: -10_000 },
    item(80_000, 0, [size('1Y', -5_000)]),
    'price_too_low',
  ],
  ['a price beyond all', item(100_000_000_000), {}, item(110_000_000_000), 'price_too_high'],
  ['a sale of 25 %', item(200_000), { target: 'sale', value: -25 }, item(200_000, 150_000), null],
  [
    'a sale replaces the former one, reckoned from the price',
    item(200_000, 190_000),
    { target: 'sale', value: -25 },
    item(200_000, 150_000),
    null,
  ],
  [
    'a sale of each size',
    item(200_000, 0, [size('1Y', 0, 170_000), size('2Y', 240_000)]),
    { target: 'sale', value: -25 },
    item(200_000, 150_000, [size('1Y', 0), size('2Y', 240_000, 180_000)]),
    null,
  ],
  ['a sale that rounding takes away', item(20_000), { target: 'sale', value: -2 }, item(20_000, 20_000), 'sale_price'],
  ['a sale for nothing', item(20_000), { target: 'sale', by: 'amount', value: -20_000 }, item(20_000), 'price_too_low'],
  [
    'the end of a sale',
    item(200_000, 150_000, [size('1Y', 0, 140_000)]),
    { target: 'end-sale', value: 0 },
    item(200_000, 0, [size('1Y', 0)]),
    null,
  ],
])('change prices: %s', (_, before, given, after, problem) => {
  expect(changePrices(before, rule(given))).toEqual({ after, problem })
})

test('change prices: without a problem every price is positive and every sale price below it', () => {
  const prices = fc.record({ price: fc.integer({ min: 1, max: 10_000_000 }), salePrice: fc.constant(0) })
  const sizes = fc.uniqueArray(fc.record({ size: fc.string(), price: fc.nat(10_000_000), salePrice: fc.constant(0) }), {
    selector: ({ size: name }) => name,
    maxLength: 4,
  })
  const rules = fc.record({
    target: fc.constantFrom('price', 'sale', 'end-sale'),
    by: fc.constantFrom('percent', 'amount'),
    value: fc.integer({ min: -99, max: 1_000 }),
    rounds: fc.boolean(),
  })
  fc.assert(
    fc.property(prices, sizes, rules, (own, given, wanted) => {
      const before = { ...own, sizes: given }
      const { after, problem } = changePrices(before, wanted as PriceRule)
      if (problem) return
      const wholes = [after, ...after.sizes.map((each) => ({ ...each, price: each.price || after.price }))]
      for (const { price, salePrice } of wholes) expect(price > 0 && salePrice >= 0 && salePrice < price).toBe(true)
      expect(isSame(after, after)).toBe(true)
    }),
  )
})
