import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Saleable } from '../catalogue/catalogue.ts'
import { priceCart } from './price-cart.rule.ts'

type Size = { price: number; salePrice: number } | null

function saleable(price: number, salePrice: number, size: Size, more: Partial<Saleable> = {}): Saleable {
  return {
    productId: 'prd',
    slug: 's',
    sku: 'k',
    name: 'Áo',
    nameLanguage: 'vi',
    published: true,
    price,
    salePrice,
    madeToOrder: false,
    leadDays: 0,
    personalization: [],
    color: { id: 'clr', color: 'Đỏ', label: 'Đỏ', hex: '#ff0000', imageUrl: '', images: [] },
    hasSizes: size !== null,
    size: size && { size: '2Y', ...size },
    variant: { id: 'var', onHand: 99, reserved: 0 },
    productOnHand: 99,
    ...more,
  }
}

test.each([
  ['its price', saleable(199_000, 0, null), 199_000],
  ['its sale price', saleable(199_000, 149_000, null), 149_000],
  ["the size's price before the product's sale price", saleable(199_000, 149_000, { price: 219_000, salePrice: 0 }), 219_000],
  ["the size's sale price before everything", saleable(199_000, 149_000, { price: 219_000, salePrice: 169_000 }), 169_000],
  ["the product's sale price where the size names none", saleable(199_000, 149_000, { price: 0, salePrice: 0 }), 149_000],
])('unit price: %s', (_what, what, price) => {
  expect(priceCart([{ saleable: what, quantity: 3 }])).toEqual({
    lines: [{ unitPrice: price, total: price * 3, available: 99, toSew: 0, personalization: [], problem: null }],
    subTotal: price * 3,
  })
})

const stocked = (onHand: number, reserved: number, more: Partial<Saleable> = {}) =>
  saleable(100, 0, null, { variant: { id: 'var', onHand, reserved }, ...more })

test.each([
  ['enough of it', stocked(5, 3), 2, { total: 200, available: 2, problem: null }],
  ['fewer than wanted', stocked(5, 3), 3, { total: 300, available: 2, problem: 'not_enough' }],
  ['none left', stocked(3, 3), 1, { total: 0, available: 0, problem: 'sold_out' }],
  ['more than a line holds', stocked(500, 0), 99, { total: 9_900, available: 99, problem: null }],
  ['what is sewn on demand', stocked(0, 0, { madeToOrder: true }), 50, { total: 5_000, available: 99, problem: null }],
  ['what is hidden', stocked(5, 0, { published: false }), 1, { total: 0, available: 0, problem: 'gone' }],
  ['a colour that no longer comes so', stocked(5, 0, { variant: null }), 1, { total: 0, available: 0, problem: 'gone' }],
  ['a size that is no longer made', stocked(5, 0, { hasSizes: true }), 1, { total: 0, available: 0, problem: 'gone' }],
  ['what nobody knows any more', null, 1, { total: 0, available: 0, problem: 'gone' }],
])('cart line: %s', (_what, what, quantity, line) => {
  const { lines, subTotal } = priceCart([{ saleable: what, quantity }])
  expect(lines[0]).toMatchObject(line)
  expect(subTotal).toBe(line.total)
})

const name = { _id: 'name', kind: 'text', label: { vi: 'Tên', en: 'Name' }, required: true, price: 20_000, maxLength: 12 } as const
const named = (value: string) => [{ fieldId: 'name', value }]

test.each([
  ['a name costs its price', named('An'), { unitPrice: 120, total: 240, problem: null }],
  ['a required name is missing', null, { total: 0, problem: 'personalization' }],
  ['a name that no longer fits', named('Một cái tên rất dài'), { total: 0, problem: 'personalization' }],
  ['a field that is gone', [...named('An'), { fieldId: 'gone', value: 'x' }], { total: 0, problem: 'personalization' }],
])('personalized line: %s', (_what, personalization, line) => {
  const rabbit = stocked(5, 0, { personalization: [{ ...name, price: 20 }] })
  expect(priceCart([{ saleable: rabbit, quantity: 2, personalization }]).lines[0]).toMatchObject(line)
})

test.each([
  [
    'enough for both names',
    stocked(5, 0),
    [2, 1],
    [
      [4, null],
      [3, null],
    ],
  ],
  [
    'the second name gets what is left',
    stocked(3, 0),
    [2, 2],
    [
      [2, null],
      [1, 'not_enough'],
    ],
  ],
  [
    'nothing is left for the second name',
    stocked(1, 0),
    [1, 1],
    [
      [1, null],
      [0, 'sold_out'],
    ],
  ],
])('lines of one variant share its stock: %s', (_what, rabbit, quantities, shown) => {
  const lines = quantities.map((quantity) => ({ saleable: rabbit, quantity }))
  expect(priceCart(lines).lines.map(({ available, problem }) => [available, problem])).toEqual(shown)
})

test('lines of one variant that is made to order: the units in stock are counted once', () => {
  const rabbit = stocked(3, 1, { madeToOrder: true })
  const lines = [1, 2, 3].map((quantity) => ({ saleable: rabbit, quantity }))
  expect(priceCart(lines).lines.map(({ toSew, available }) => [toSew, available])).toEqual([
    [0, 99],
    [1, 99],
    [3, 99],
  ])
})

const dong = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90_000_000 }))
const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 90_000_000 }),
  salePrice: dong,
  size: fc.option(fc.record({ price: dong, salePrice: dong })),
  onHand: fc.integer({ min: 0, max: 120 }),
  madeToOrder: fc.boolean(),
  published: fc.boolean(),
  /** The price of a name, where the line has one. */
  extra: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
})

type AnyLine = typeof anyLine extends fc.Arbitrary<infer T> ? T : never

/** An independent implementation of the specification, in bigint. */
function oracle(lines: AnyLine[]): bigint {
  let sum = 0n
  for (const { price, salePrice, size, onHand, madeToOrder, published, extra, quantity } of lines) {
    if (!published || (onHand === 0 && !madeToOrder)) continue
    const prices = [size?.salePrice, size?.price, salePrice, price]
    for (let piece = 0; piece < quantity; piece++)
      sum += BigInt(prices.find((given) => given !== undefined && given > 0) ?? 0) + BigInt(extra ?? 0)
  }
  return sum
}

test('cart price: equals an independent calculation for 10,000 carts, to the dong', () => {
  let largest = 0
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const { subTotal, lines: priced } = priceCart(
        lines.map(({ price, salePrice, size, onHand, madeToOrder, published, extra, quantity }, at) => {
          const variant = { id: `var_${at}`, onHand, reserved: 0 }
          const fields = extra === null ? [] : [{ ...name, price: extra }]
          const what = saleable(price, salePrice, size, { madeToOrder, published, variant, personalization: fields })
          return { saleable: what, quantity, personalization: extra === null ? null : named('An') }
        }),
      )
      expect(BigInt(subTotal)).toBe(oracle(lines))
      expect(priced.reduce((sum, { total }) => sum + total, 0)).toBe(subTotal)
      largest = Math.max(largest, subTotal)
    }),
    { numRuns: 10_000 },
  )
  expect(largest).toBeGreaterThan(2 ** 32)
})
