import fc, { array, assert, boolean, constantFrom, integer, nat, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { containedTax, orderTotals, shippingFeeFor, splitDiscount, taxPercentOn, wrapPrice } from './pricing.ts'

const vnd = integer({ min: 0, max: 2_500_000_000 })
const anyOrder = record({
  lines: array(record({ unit: vnd, quantity: integer({ min: 1, max: 99 }) }), { minLength: 1, maxLength: 50 }),
  discount: option(record({ amount: vnd, freeShipping: boolean() })),
  delivery: record({ shippingFee: nat(200_000), freeFrom: option(vnd) }),
  wrapFee: option(nat(100_000), { nil: undefined }),
  taxPercent: constantFrom(0, 5, 8, 10),
})

/** An independent calculation of the sum: in bigint, line by line. */
function oracle({ lines, discount, delivery, wrapFee, taxPercent }: Parameters<Parameters<typeof anyOrder.map>[0]>[0]) {
  const goods = lines.reduce((sum, { unit, quantity }) => sum + BigInt(unit) * BigInt(quantity), 0n)
  const off = BigInt(discount?.amount ?? 0) < goods ? BigInt(discount?.amount ?? 0) : goods
  const isFree = discount?.freeShipping || (delivery.freeFrom !== null && goods >= BigInt(delivery.freeFrom))
  const total = goods - off + BigInt(isFree ? 0 : delivery.shippingFee) + BigInt(wrapFee ?? 0)
  const divisor = BigInt(100 + taxPercent)
  const tax = (2n * total * BigInt(taxPercent) + divisor) / (2n * divisor)
  return { goods, off, total, tax }
}

test('pricing: the total is exact to the dong and never negative, for any order', () => {
  assert(
    property(anyOrder, (order) => {
      const subTotal = order.lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)
      const { discount, delivery, wrapFee, taxPercent } = order
      const wrapped = wrapFee === undefined ? {} : { wrapFee }
      const sums = orderTotals({ subTotal, discount, shippingFee: shippingFeeFor(delivery, subTotal), ...wrapped, taxPercent })
      const expected = oracle(order)
      expect(sums.total).toBe(sums.subTotal - sums.discount + sums.shippingFee + sums.wrapFee)
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

test('pricing: a coupon never adds a delivery fee, because free delivery counts full prices', () => {
  const delivery = { shippingFee: 30_000, freeFrom: 500_000 }
  const discount = { amount: 100_000, freeShipping: false }
  expect(orderTotals({ subTotal: 500_000, discount, shippingFee: shippingFeeFor(delivery, 500_000), taxPercent: 8 })).toMatchObject({
    shippingFee: 0,
    total: 400_000,
    tax: 29_630,
  })
})

test('pricing: a code lowers neither the wrapping nor what counts towards free delivery', () => {
  const discount = { amount: 900_000, freeShipping: true }
  expect(orderTotals({ subTotal: 499_999, discount, shippingFee: 25_000, wrapFee: 15_000, taxPercent: 8 })).toEqual({
    ...{ subTotal: 499_999, discount: 499_999, shippingFee: 0, wrapFee: 15_000 },
    ...{ total: 15_000, tax: 1_111 },
  })
})

test.each([
  [undefined, null],
  [{ wrap: { isOffered: false, price: 15_000 } }, null],
  [{ wrap: { isOffered: true, price: 0 } }, 0],
  [{ wrap: { isOffered: true, price: 15_000 } }, 15_000],
])('pricing: the wrapping of %j costs %j', (gifts, price) => {
  expect(wrapPrice({ gifts })).toBe(price)
})

const hue = { shippingFee: 25_000, freeFrom: 500_000 }

test.each([
  [0, 25_000],
  [499_999, 25_000],
  [500_000, 0],
  [2_500_000_000, 0],
])('pricing, delivery fee: for goods of %d dong is %d', (subTotal, fee) => expect(shippingFeeFor(hue, subTotal)).toBe(fee))

test('pricing, delivery fee: is charged for any sum where there is no free delivery', () => {
  expect(shippingFeeFor({ ...hue, freeFrom: null }, 9_000_000_000)).toBe(25_000)
  expect(shippingFeeFor({ ...hue, freeFrom: 0 }, 0)).toBe(0)
})

const rates = [
  { from: '2027-01-01', percent: 10 },
  { from: '2025-07-01', percent: 8 },
]

test.each([
  ['2025-06-30', 0],
  ['2025-07-01', 8],
  ['2026-12-31', 8],
  ['2027-01-01', 10],
])('pricing: on %s the tax rate is %i percent', (day, percent) => {
  expect(taxPercentOn(rates, day)).toBe(percent)
})

test('pricing: 199 000 dong contain 14 741 dong of tax at 8 %', () => {
  expect(containedTax(199_000, 8)).toBe(14_741)
})

test('pricing: contained tax is whole and never above its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000_000 }), fc.integer({ min: 0, max: 20 }), (amount, percent) => {
      const tax = containedTax(amount, percent)
      expect(Number.isInteger(tax)).toBe(true)
      expect(Math.abs(tax * (100 + percent) - amount * percent)).toBeLessThanOrEqual((100 + percent) / 2)
    }),
  )
})

test('pricing, discount split: the parts add up to the discount, and no line pays for another', () => {
  const cart = fc
    .array(fc.integer({ min: 0, max: 90_000_000_000 }), { minLength: 1, maxLength: 50 })
    .chain((lines) => fc.tuple(fc.constant(lines), fc.integer({ min: 0, max: lines.reduce((a, b) => a + b, 0) })))
  fc.assert(
    fc.property(cart, ([lines, amount]) => {
      const parts = splitDiscount(amount, lines)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
      const total = lines.reduce((a, b) => a + b, 0)
      parts.forEach((part, at) => {
        const line = lines[at] ?? 0
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(line)
        if (total > 0) expect(Math.abs(part - (amount / total) * line)).toBeLessThanOrEqual(1.01)
      })
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  [10, [10, 10, 10], [3, 3, 4]],
  [0, [5, 5], [0, 0]],
  [0, [], []],
  [0, [0, 0], [0, 0]],
  [50_000, [0, 199_000, 0, 1_000], [0, 49_750, 0, 250]],
])('pricing, discount split: %d over %j is %j', (amount, lines, parts) => {
  expect(splitDiscount(amount, lines)).toEqual(parts)
})

test("pricing, discount split: refuses an amount above the lines' total or below 0", () => {
  expect(() => splitDiscount(4, [1, 1, 1])).toThrow()
  expect(() => splitDiscount(-1, [1])).toThrow()
})
