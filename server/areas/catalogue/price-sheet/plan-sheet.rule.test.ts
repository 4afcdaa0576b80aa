import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../../../contract/admin/price-sheet.ts'
import { planSheet, type SheetProduct } from './plan-sheet.rule.ts'

const plain: SheetProduct = {
  ...{ id: 'plain', sku: 'MU-1', price: 90_000, salePrice: 0, sizes: [] },
  colors: [{ id: 'red', color: 'Đỏ', colorEn: 'Red' }],
  variants: [{ id: 'v', colorId: 'red', size: '', onHand: 5, reserved: 2 }],
}
const size = (name: string, price = 0, salePrice = 0) => ({ size: name, price, salePrice })
const sized: SheetProduct = {
  ...{ id: 'sized', sku: 'DAM-1', price: 200_000, salePrice: 0, sizes: [size('1Y'), size('2Y', 220_000)] },
  colors: [
    { id: 'red', color: 'Đỏ', colorEn: 'Red' },
    { id: 'blue', color: 'Xanh', colorEn: null },
  ],
  variants: ['red', 'blue'].flatMap((colorId) =>
    ['1Y', '2Y'].map((each) => ({ id: `${colorId} ${each}`, colorId, size: each, onHand: 3, reserved: 0 })),
  ),
}

function planned(rows: SheetRow[]) {
  const { prices, stock, problems, unchanged } = planSheet(rows, [plain, sized])
  return {
    prices: prices.map(({ product, after }) => [product.id, after.price, ...after.sizes.map(({ price }) => price)]),
    stock: stock.map(({ variant, after }) => [variant.id, after]),
    problems: problems.map(({ row, problem }) => `${row} ${problem}`),
    unchanged,
  }
}
const nothing = { prices: [], stock: [], problems: [], unchanged: 0 }

describe('plan-sheet', () => {
  test.each<[string, SheetRow[], Partial<ReturnType<typeof planned>>]>([
    [
      'price and stock of a product with one variant',
      [{ sku: 'mu-1', price: 95_000, onHand: 7 }],
      { prices: [['plain', 95_000]], stock: [['v', 7]] },
    ],
    ['nothing that is the same already', [{ sku: 'MU-1', price: 90_000, onHand: 5 }], { unchanged: 1 }],
    ['the price of a size', [{ sku: 'DAM-1', size: '2y', price: 230_000 }], { prices: [['sized', 200_000, 0, 230_000]] }],
    ['a size that follows the product again', [{ sku: 'DAM-1', size: '2Y', price: 200_000 }], { prices: [['sized', 200_000, 0, 0]] }],
    [
      'one price for all sizes',
      [
        { sku: 'DAM-1', size: '1Y', price: 250_000 },
        { sku: 'DAM-1', size: '2Y', price: 250_000 },
      ],
      { prices: [['sized', 250_000, 0, 0]] },
    ],
    [
      'the price of the product, not of sizes with their own',
      [{ sku: 'DAM-1', price: 210_000 }],
      { prices: [['sized', 210_000, 0, 220_000]] },
    ],
    [
      'the stock of a colour and size, in either language',
      [{ sku: 'DAM-1', color: 'red', size: '1Y', onHand: 9 }],
      { stock: [['red 1Y', 9]] },
    ],
    [
      'a repeated price of several colours',
      [
        { sku: 'DAM-1', color: 'Đỏ', size: '1Y', price: 205_000, onHand: 3 },
        { sku: 'DAM-1', color: 'Xanh', size: '1Y', price: 205_000, onHand: 4 },
      ],
      { prices: [['sized', 200_000, 205_000, 220_000]], stock: [['blue 1Y', 4]] },
    ],
  ])('changes %s', (_what, rows, expected) => {
    expect(planned(rows)).toEqual({ ...nothing, ...expected })
  })

  test.each<[string, SheetRow[], string[]]>([
    ['an unknown SKU', [{ sku: 'X', price: 1 }], ['0 unknown_sku']],
    ['an unknown colour', [{ sku: 'DAM-1', color: 'Tím', price: 1 }], ['0 unknown_color']],
    ['an unknown size', [{ sku: 'DAM-1', size: '9Y', price: 1 }], ['0 unknown_size']],
    ['a stock without colour and size', [{ sku: 'DAM-1', size: '1Y', onHand: 1 }], ['0 which_variant']],
    ['a stock below the reserved units', [{ sku: 'MU-1', onHand: 1 }], ['0 reserved']],
    ['no price', [{ sku: 'MU-1', price: 0 }], ['0 price_too_low']],
    [
      'two prices of one size',
      [
        { sku: 'DAM-1', color: 'Đỏ', size: '1Y', price: 1_000 },
        { sku: 'DAM-1', color: 'Xanh', size: '1Y', price: 2_000 },
      ],
      ['1 two_values'],
    ],
    [
      'two stocks of one variant',
      [
        { sku: 'MU-1', onHand: 3 },
        { sku: 'MU-1', onHand: 4 },
      ],
      ['1 two_values'],
    ],
  ])('refuses %s', (_what, rows, problems) => {
    expect(planned(rows).problems).toEqual(problems)
  })

  test('refuses a price below the sale price', () => {
    const { problems, prices } = planSheet([{ sku: 'MU-1', price: 80_000 }], [{ ...plain, salePrice: 85_000 }])
    expect([problems, prices]).toEqual([[{ row: 0, problem: 'sale_price' }], []])
  })
})
