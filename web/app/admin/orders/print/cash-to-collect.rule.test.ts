import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { amountToCollect, isPrepaymentMissing, pickListOf } from './cash-to-collect.rule.ts'

const item = (name: string, color: string, size: string | null, quantity: number, fromStock = quantity) => ({
  product: { _id: name, name, slug: name, sku: name.toUpperCase(), image: '' },
  color,
  size,
  price: 100_000,
  quantity,
  total: quantity * 100_000,
  fromStock,
})
const order = (orderNumber: string, items: ReturnType<typeof item>[]) => ({ orderNumber, items }) as unknown as AdminOrder

test('pick-list: sums several orders by product, colour and size', () => {
  const lines = pickListOf([
    order('MM1', [item('váy', 'Đỏ', '2-3t', 2, 1), item('áo', 'Hồng', '10', 1)]),
    order('MM2', [item('áo', 'Hồng', '2', 1), item('váy', 'Đỏ', '2-3t', 1), item('áo', 'Hồng', '10', 3)]),
  ])
  expect(lines.map(({ name, size, fromStock, sew, orders }) => [name, size, fromStock, sew, orders.join()])).toEqual([
    ['áo', '2', 1, 0, 'MM2'],
    ['áo', '10', 4, 0, 'MM1,MM2'],
    ['váy', '2-3t', 2, 1, 'MM1,MM2'],
  ])
})

test('pick-list: sums an order in English with one in Vietnamese, by the names for staff', () => {
  const english = { ...item('Skirt', 'Red', '2Y', 1), label: { name: 'váy', color: 'Đỏ' } }
  english.product._id = 'váy'
  const lines = pickListOf([order('MM1', [item('váy', 'Đỏ', '2Y', 2)]), order('MM2', [english])])
  expect(lines.map(({ name, color, fromStock, orders }) => [name, color, fromStock, orders.join()])).toEqual([['váy', 'Đỏ', 3, 'MM1,MM2']])
})

test.each([
  ['cod', 'unpaid', 230_000, false],
  ['cod', 'paid', 0, false],
  ['momo', 'paid', 0, false],
  ['bank', 'unpaid', 0, true],
  ['momo', 'expired', 0, true],
] as const)('amount-to-collect: %s order that is %s gives %i', (paymentMethod, paymentStatus, amount, isUnpaid) => {
  const order = { paymentMethod, paymentStatus, finalAmount: 230_000 } as AdminOrder
  expect(amountToCollect(order)).toBe(amount)
  expect(isPrepaymentMissing(order)).toBe(isUnpaid)
})

test('amount-to-collect: is the rest after a paid deposit; nothing ships before the deposit', () => {
  const order = { status: 'pending', paymentMethod: 'cod', paymentStatus: 'unpaid', finalAmount: 230_000, deposit: 69_000 } as AdminOrder
  expect([amountToCollect(order), isPrepaymentMissing(order)]).toEqual([0, true])
  const paid = { ...order, status: 'processing', depositPaid: true } as AdminOrder
  expect([amountToCollect(paid), isPrepaymentMissing(paid)]).toEqual([161_000, false])
  expect(amountToCollect({ ...paid, paymentStatus: 'paid' })).toBe(0)
})
