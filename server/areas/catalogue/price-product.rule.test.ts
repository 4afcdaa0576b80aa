import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrice } from '../../../contract/money.ts'
import { priceProduct } from './price-product.rule.ts'

const size = (price: number, salePrice = 0) => ({ price, salePrice })

test.each([
  ['its price', { price: 200, salePrice: 0, sizes: [] }, 200, 0],
  ['its sale price', { price: 200, salePrice: 150, sizes: [] }, 150, 2_500],
  ['its sale price, the reduction to the hundredth of a percent', { price: 1_000, salePrice: 811, sizes: [] }, 811, 1_890],
  ['its price where the sizes cost the same', { price: 200, salePrice: 0, sizes: [size(0), size(0)] }, 200, 0],
  ['the cheapest size', { price: 200, salePrice: 0, sizes: [size(250), size(180)] }, 180, 0],
  ['a size on sale', { price: 200, salePrice: 0, sizes: [size(250, 100), size(0)] }, 100, 6_000],
  ['the sale price, not a dearer size', { price: 385_000, salePrice: 299_000, sizes: [size(0), size(415_000)] }, 299_000, 2_233],
])('price-product: lists a product at %s', (_what, product, effectiveVnd, percentOff) => {
  expect(priceProduct(product)).toEqual({ effectiveVnd, percentOff })
})

test('price-product: no size is cheaper than the listed price, and one costs exactly that', () => {
  const vnd = fc.integer({ min: 0, max: 10_000_000 })
  const product = fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    salePrice: vnd,
    sizes: fc.array(fc.record({ price: vnd, salePrice: vnd }), { maxLength: 8 }),
  })
  fc.assert(
    fc.property(product, ({ sizes, ...item }) => {
      const units = (sizes.length > 0 ? sizes : [null]).map((s) => unitPrice(item, s))
      const { effectiveVnd, percentOff } = priceProduct({ ...item, sizes })
      expect(effectiveVnd).toBe(Math.min(...units))
      expect(percentOff).toBeGreaterThanOrEqual(0)
      expect(percentOff).toBeLessThan(10_000)
    }),
  )
})
