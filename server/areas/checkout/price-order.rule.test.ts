import { array, assert, boolean, constantFrom, integer, nat, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { priceOrder } from './price-order.rule.ts'

const vnd = integer({ min: 0, max: 2_500_000_000 })
const anyOrder = record({
  lines: array(record({ unit: vnd, quantity: integer({ min: 1, max: 99 }) }), { minLength: 1, maxLength: 50 }),
  discount: option(record({ amount: vnd, freeShipping: boolean() })),
  delivery: record({ shippingFee: nat(200_000), freeFrom: option(vnd), days: constantFrom<[number, number]>([1, 2]) }),
  taxPercent: constantFrom(0, 5, 8, 10),
})

/** An independent calculation of the sum: in bigint, line by line. */
function oracle({ lines, discount, delivery, taxPercent }: Parameters<Parameters<typeof anyOrder.map>[0]>[0]) {
  const goods = lines.reduce((sum, { unit, quantity }) => sum + BigInt(unit) * BigInt(quantity), 0n)
  const off = BigInt(discount?.amount ?? 0) < goods ? BigInt(discount?.amount ?? 0) : goods
  const isFree = discount?.freeShipping || (delivery.freeFrom !== null && goods >= BigInt(delivery.freeFrom))
  const total = goods - off + BigInt(isFree ? 0 : delivery.shippingFee)
  const divisor = BigInt(100 + taxPercent)
  const tax = (2n * total * BigInt(taxPercent) + divisor) / (2n * divisor)
  return { goods, off, total, tax }
}

test('price-order: the total is exact to the dong and never negative, for any order', () => {
  assert(
    property(anyOrder, (order) => {
      const subTotal = order.lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
      const sums = priceOrder({ ...order, subTotal })
      const expected = oracle(order)
      expect(sums.total).toBe(sums.subTotal - sums.discount + sums.shippingFee)
      expect([sums.subTotal, sums.discount, sums.total, sums.tax].map(BigInt)).toEqual([
        expected.goods,
        expected.off,
        expected.total,
        expected.tax,
      ])
      expect(sums.total).toBeGreaterThanOrEqual(0)
      expect(sums.tax).toBeLessThanOrEqual(sums.total)
    }),
    { numRuns: 10_000 },
  )
})

test('price-order: a coupon never adds a delivery fee, because free delivery counts full prices', () => {
  const delivery = { shippingFee: 30_000, freeFrom: 500_000, days: [1, 2] as [number, number] }
  const discount = { amount: 100_000, freeShipping: false }
  expect(priceOrder({ subTotal: 500_000, discount, delivery, taxPercent: 8 })).toMatchObject({
    shippingFee: 0,
    total: 400_000,
    tax: 29_630,
  })
})
