import { describe, expect, test } from 'vitest'
import type { Product } from '../../../../contract/catalogue.ts'
import {
  choiceFromUrl,
  choiceQuery,
  hasSeveralPrices,
  isChoiceAvailable,
  missingChoices,
  percentOff,
  pricedSize,
} from './choose-variant.rule.ts'

const color = (id: string, name: string, label = name) => ({ id, color: name, label, hex: '#000', imageUrl: '', images: [] })
const sage = color('c1', 'Lá sả', 'Lemongrass')
const indigo = color('c2', 'Chàm', 'Indigo')
const dress: Pick<Product, 'colors' | 'sizes' | 'variants' | 'availability' | 'price' | 'salePrice'> = {
  colors: [sage, indigo],
  sizes: [{ size: '2Y' }, { size: '3Y', price: 450_000 }, { size: '4Y', price: 450_000, salePrice: 390_000 }],
  variants: [
    { color: 'Lá sả', size: '2Y', available: true },
    { color: 'Lá sả', size: '3Y', available: false },
    { color: 'Chàm', size: '3Y', available: true },
    { color: 'c2', size: '4Y', available: false },
  ],
  availability: 'In stock',
  price: 400_000,
  salePrice: 0,
}
const choose = (query: string) => choiceFromUrl(dress, new URLSearchParams(query))

describe('choiceFromUrl', () => {
  test.each([
    ['', undefined, undefined],
    ['color=Lá sả', 'c1', undefined],
    ['color=c2&size=3Y', 'c2', '3Y'],
    ['color=CHÀM&size=3y', 'c2', '3Y'],
    ['color=indigo', 'c2', undefined],
    [`color=${'Lá sả'.normalize('NFD')}`, 'c1', undefined],
    ['color=Đỏ&size=9Y', undefined, undefined],
    ['color=&size=', undefined, undefined],
  ])('%s', (query, colorId, size) => {
    const choice = choose(query)
    expect([choice.color?.id, choice.size?.size]).toEqual([colorId, size])
  })

  test('choiceQuery: writes canonical names that read back', () => {
    const query = choiceQuery(choose('color=c1&size=2y'))
    expect(query).toEqual({ color: 'Lá sả', size: '2Y' })
    expect(choiceQuery(choose(new URLSearchParams(query).toString()))).toEqual(query)
  })

  test('choiceFromUrl: selects a single colour or size', () => {
    const choice = choiceFromUrl({ colors: [sage], sizes: [{ size: 'Một cỡ' }] }, new URLSearchParams())
    expect(choiceQuery(choice)).toEqual({ color: 'Lá sả', size: 'Một cỡ' })
  })
})

test.each([
  ['', ['color', 'size']],
  ['color=c1', ['size']],
  ['size=2Y', ['color']],
  ['color=c1&size=2Y', []],
])('missingChoices: after %s: %s', (query, missing) => {
  expect(missingChoices(dress, choose(query))).toEqual(missing)
})

test('missingChoices: a product without sizes needs none', () => {
  expect(missingChoices({ colors: [sage, indigo], sizes: [] }, choose('color=c1'))).toEqual([])
})

test.each([
  ['', true],
  ['color=c1&size=2Y', true],
  ['color=c1&size=3Y', false],
  ['color=c2&size=3Y', true],
  ['color=c2&size=4Y', false],
  ['size=3Y', true],
  ['size=4Y', false],
])('isChoiceAvailable: %s: %s', (query, available) => {
  expect(isChoiceAvailable(dress, choose(query))).toBe(available)
})

test('isChoiceAvailable: without a list of variants the product’s own availability counts', () => {
  expect(isChoiceAvailable({ ...dress, variants: [], availability: 'Out of stock' }, choose(''))).toBe(false)
  expect(isChoiceAvailable({ ...dress, variants: [], availability: 'Made to order' }, choose(''))).toBe(true)
})

test.each([
  ['nothing chosen: the cheapest', dress, '', '4Y'],
  ['a size chosen: that one', dress, 'size=3Y', '3Y'],
  ['no sizes: the product itself', { ...dress, sizes: [] }, '', undefined],
])('pricedSize: the price is of %s', (_, product, query, size) => {
  expect(pricedSize(product, choiceFromUrl(product, new URLSearchParams(query)))?.size).toBe(size)
})

test('hasSeveralPrices: only if prices differ', () => {
  expect(hasSeveralPrices(dress)).toBe(true)
  expect(hasSeveralPrices({ ...dress, sizes: [{ size: '2Y' }, { size: '3Y', price: 0 }] })).toBe(false)
})

test.each([
  [{ price: 400_000, salePrice: 300_000, sizes: [] }, null, 25],
  [{ price: 400_000, salePrice: 0, sizes: [] }, null, 0],
  [{ price: 400_000, salePrice: 0, sizes: [] }, { size: '4Y', price: 450_000, salePrice: 390_000 }, 13],
])('percentOff: %j in %j costs %i %% less', (product, size, percent) => {
  expect(percentOff(product, size)).toBe(percent)
})
