import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeableUnits, hasReplacement, returnableUnits } from '../../../../contract/orders/exchangeable.rule.ts'
import type { OrderLineRow } from '../orders.sql.ts'
import {
  type ExchangeRow,
  findGoods,
  lineOfExchange,
  type OrderGoods,
  paidForOld,
  paidForUnits,
  partOf,
  type ReturnState,
} from './goods.rule.ts'

const ordered = (quantity: number, totalVnd: number, discountVnd = 0) =>
  ({
    position: 0,
    quantity,
    totalVnd,
    discountVnd,
    variantId: 'var_2y',
    color: 'Xanh',
    size: '2Y',
    name: 'Đầm',
    imageUrl: '/d.webp',
  }) as OrderLineRow
const exchange = (more: Partial<ExchangeRow>) =>
  ({
    ...{ id: 'exc_1', position: 0, quantity: 1, fromExchangeId: null, paidVnd: null, differenceVnd: 0, differenceWay: null },
    ...{ differencePaidAt: null, status: 'done', returnState: 'received', replacementState: 'delivered' },
    ...{ toVariantId: 'var_3y', toSize: '3Y', toColor: null, toProduct: null, personalization: null, fromStock: 1, madeToOrder: false },
    ...more,
  }) as ExchangeRow
const goodsOf = (line: OrderLineRow, exchanges: ExchangeRow[] = [], returns: ReturnState[] = []): OrderGoods => ({
  lines: [line],
  exchanges,
  returns,
})
const paidOf = (line: OrderLineRow) => line.totalVnd - line.discountVnd

describe('what came in an exchange', () => {
  const line = ordered(1, 100_000, 10_000)
  const paidAt = new Date()
  test.each<[string, Partial<ExchangeRow>, number]>([
    ['costs what was paid for the old item', {}, 90_000],
    ['costs more by a difference that was paid', { differenceVnd: 50_000, differenceWay: 'transfer', differencePaidAt: paidAt }, 140_000],
    ['costs more by the cash that the carrier collected', { differenceVnd: 50_000, differenceWay: 'cash' }, 140_000],
    ['costs no more where the shop waived it', { differenceVnd: 50_000, differenceWay: 'waived' }, 90_000],
    ['costs less by what was refunded', { differenceVnd: -30_000 }, 60_000],
  ])('%s', (_, more, paid) => {
    const came = findGoods(goodsOf(line, [exchange(more)]), { position: 0, exchange: 'exc_1' })
    expect(came && paidOf(came)).toBe(paid)
    expect(came).toMatchObject({ variantId: 'var_3y', size: '3Y', color: 'Xanh', name: 'Đầm' })
  })

  test('is another product where that was chosen', () => {
    const toProduct = { _id: 'prd_hat', name: 'Mũ', slug: 'mu', image: '/m.webp' }
    expect(lineOfExchange(line, exchange({ toProduct, toColor: 'Đỏ' }))).toMatchObject({
      productId: 'prd_hat',
      name: 'Mũ',
      imageUrl: '/m.webp',
      color: 'Đỏ',
    })
  })

  test('is not there while the old item is not back', () => {
    for (const more of [{ status: 'approved' }, { returnState: 'missing' }] as const)
      expect(findGoods(goodsOf(line, [exchange(more)]), { position: 0, exchange: 'exc_1' })).toBeUndefined()
  })
})

test('paid-for-units: is what was paid after the discount, and the parts add up to the line', () => {
  const line = ordered(3, 300_000, 100_000)
  expect(paidForUnits(goodsOf(line), { position: 0 }, 3)).toBe(200_000)
  const returns: ReturnState[] = []
  const parts = [1, 1, 1].map((quantity) => {
    const paidVnd = paidForUnits(goodsOf(line, [], returns), { position: 0 }, quantity)
    returns.push({ status: 'approved', lines: [{ position: 0, exchange: null, quantity, inspected: null, paidVnd }] })
    return paidVnd
  })
  expect(parts).toEqual([66_667, 66_667, 66_666])
})

test('paid-for-units: counts earlier cases without a stored sum by their share', () => {
  const line = ordered(3, 300_000)
  expect(paidForUnits(goodsOf(line, [exchange({ quantity: 2 })]), { position: 0 }, 1)).toBe(100_000)
})

/** One step of a chain: what is taken of which goods, and how it ends. */
const step = fc.record({
  at: fc.nat(6),
  units: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom('return', 'exchange', 'cancelled-exchange', 'rejected'),
  difference: fc.integer({ min: -200_000, max: 200_000 }),
  way: fc.constantFrom('transfer', 'cash', 'waived'),
  came: fc.nat(4),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Applies a step as the shop does, and returns what is paid and refunded by it. */
function apply(goods: OrderGoods, { at, units, kind, difference, way, came }: Step): { paid: number; refunded: number } {
  const withSource = goods.exchanges.map((each) => ({ ...each, fromExchange: each.fromExchangeId }))
  const keys = [null, ...goods.exchanges.filter(hasReplacement).map(({ id }) => id)]
  const key = { position: 0, exchange: keys[at % keys.length] ?? null }
  const line = findGoods(goods, key)
  if (!line) throw new Error('no goods')
  const most = (kind === 'return' ? returnableUnits : exchangeableUnits)({ ...key, quantity: line.quantity }, withSource, goods.returns)
  const quantity = Math.min(units, most)
  if (quantity === 0) return { paid: 0, refunded: 0 }
  const paidVnd = paidForUnits(goods, key, quantity)
  if (kind === 'return') {
    const arrived = Math.max(1, Math.min(came, quantity))
    const refunded = partOf(paidVnd, arrived, quantity)
    const inspected = { stock: arrived, secondChoice: 0, writtenOff: 0 }
    goods.returns.push({ status: 'done', lines: [{ ...key, quantity, inspected, paidVnd: refunded }] })
    return { paid: 0, refunded }
  }
  const differenceVnd = Math.max(difference, -paidVnd)
  const isPaid = differenceVnd > 0 && way !== 'waived'
  const row = exchange({
    id: `exc_${goods.exchanges.length + 1}`,
    fromExchangeId: key.exchange,
    quantity,
    paidVnd,
    differenceVnd,
    differenceWay: way,
  })
  if (kind === 'rejected') goods.exchanges.push({ ...row, status: 'rejected', returnState: null })
  if (kind === 'rejected') return { paid: 0, refunded: 0 }
  const paid = isPaid ? differenceVnd : 0
  const cheaper = Math.max(0, -differenceVnd)
  if (kind === 'exchange') {
    goods.exchanges.push(isPaid && way === 'transfer' ? { ...row, differencePaidAt: new Date() } : row)
    return { paid, refunded: cheaper }
  }
  // The old item came back, and nothing is sent for it.
  goods.exchanges.push({ ...row, status: 'cancelled', replacementState: 'reserved' })
  return { paid: 0, refunded: cheaper + paidForOld(line, row) + Math.min(0, differenceVnd) }
}

test('goods: a chain of exchanges and returns never refunds more than was paid, and all of it once everything is back', () => {
  const chain = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unit: fc.integer({ min: 1, max: 900_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    steps: fc.array(step, { maxLength: 14 }),
  })
  fc.assert(
    fc.property(chain, ({ quantity, unit, discount, steps }) => {
      const line = ordered(quantity, unit * quantity, Math.floor((unit * quantity * discount) / 100))
      const goods = goodsOf(line)
      const sum = { paid: paidOf(line), refunded: 0 }
      const add = (moved: { paid: number; refunded: number }) => {
        sum.paid += moved.paid
        sum.refunded += moved.refunded
        expect(sum.refunded).toBeLessThanOrEqual(sum.paid)
      }
      for (const each of steps) add(apply(goods, each))
      for (let round = 0; round < 40; round++)
        add(apply(goods, { at: round, units: 9, kind: 'return', difference: 0, way: 'cash', came: 9 }))
      expect(sum.refunded).toBe(sum.paid)
    }),
    { numRuns: 500 },
  )
})
