import { expect, test } from 'vitest'
import type { ProductPrices } from './change-prices.rule.ts'
import { restorePrices } from './restore-prices.rule.ts'

const item = (price: number, salePrice = 0, sizes: ProductPrices['sizes'] = []): ProductPrices => ({ price, salePrice, sizes })
const size = (name: string, price: number, salePrice = 0) => ({ size: name, price, salePrice })

test.each<[string, { now: ProductPrices; before: ProductPrices; after: ProductPrices }, ProductPrices, boolean]>([
  ['a sale ends', { before: item(200), after: item(200, 150), now: item(200, 150) }, item(200), false],
  [
    'a price returns, beside a sale price of its own',
    { before: item(200, 90), after: item(180, 90), now: item(180, 90) },
    item(200, 90),
    false,
  ],
  ['a price by hand stays', { before: item(200), after: item(200, 150), now: item(200, 120) }, item(200, 120), true],
  ['a sale that was ended by hand is over', { before: item(200), after: item(200, 150), now: item(200) }, item(200), false],
  ['another price by hand does not prolong the sale', { before: item(200), after: item(200, 150), now: item(220, 150) }, item(220), false],
  [
    'only the size that was changed by hand stays',
    {
      before: item(200, 0, [size('1Y', 210), size('2Y', 220)]),
      after: item(200, 150, [size('1Y', 210, 160), size('2Y', 220, 170)]),
      now: item(200, 150, [size('1Y', 210, 155), size('2Y', 220, 170)]),
    },
    item(200, 0, [size('1Y', 210, 155), size('2Y', 220)]),
    true,
  ],
  [
    'sizes that came and went do not matter',
    {
      before: item(200, 0, [size('1Y', 210)]),
      after: item(200, 150, [size('1Y', 210, 160)]),
      now: item(200, 150, [size('3Y', 230, 200)]),
    },
    item(200, 0, [size('3Y', 230, 200)]),
    false,
  ],
  [
    'a price that would fall to a sale price by hand stays',
    { before: item(200), after: item(250), now: item(250, 210) },
    item(250, 210),
    true,
  ],
])('restore prices: %s', (_, { now, ...change }, prices, isKept) => {
  expect(restorePrices(now, change)).toEqual({ prices, isKept })
})
