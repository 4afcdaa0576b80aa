import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.rule.ts'

const line = (product: number, quantity: number) => ({ productId: `p${product}`, colorId: 'c', size: '', quantity })

test('merge-lines: adds up quantities of the same variant to 99, and adds other lines until the cart is full', () => {
  const own = [line(1, 2), line(2, 90)]
  expect(mergeLines(own, [line(1, 3), line(2, 20), line(3, 1)])).toEqual({ put: [line(1, 5), line(2, 99), line(3, 1)], capped: 1, left: 0 })
})

test('merge-lines: counts lines that do not fit, and still adds to lines the cart has', () => {
  const own = Array.from({ length: 49 }, (_, n) => line(n, 1))
  expect(mergeLines(own, [line(100, 1), line(101, 1), line(0, 1), line(102, 1)])).toEqual({
    put: [line(100, 1), line(0, 2)],
    capped: 0,
    left: 2,
  })
})

test('merge-lines: never exceeds the limits, and counts every unit it drops', () => {
  const cart = fc.uniqueArray(fc.record({ product: fc.integer({ min: 0, max: 80 }), quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ product }) => product,
    maxLength: 50,
  })
  fc.assert(
    fc.property(cart, cart, (mine, theirs) => {
      const own = mine.map(({ product, quantity }) => line(product, quantity))
      const guests = theirs.map(({ product, quantity }) => line(product, quantity))
      const { put, capped, left } = mergeLines(own, guests)
      expect(put.length + left).toBe(guests.length)
      const result = new Map([...own, ...put].map((each) => [each.productId, each.quantity]))
      expect(result.size).toBeLessThanOrEqual(50)
      for (const quantity of result.values()) expect(quantity).toBeLessThanOrEqual(99)
      const sum = (lines: { quantity: number }[]) => lines.reduce((total, { quantity }) => total + quantity, 0)
      if (capped === 0 && left === 0) expect([...result.values()].reduce((a, b) => a + b, 0)).toBe(sum(own) + sum(guests))
    }),
    { numRuns: 2_000 },
  )
})
