import { expect, test } from 'vitest'
import { awaitsExtra, balanceOf } from './extra-due.rule.ts'

test.each([
  ['the total is what came', { received: 100, total: 100, waiting: 0 }, { extra: 0, refund: 0, unrefunded: 0 }],
  ['more is due', { received: 100, total: 130, waiting: 0 }, { extra: 30, refund: 0, unrefunded: 0 }],
  ['too much came', { received: 100, total: 70, waiting: 20 }, { extra: 0, refund: 30, unrefunded: 0 }],
  ['a refund that waits pays a part of what is due', { received: 100, total: 130, waiting: 20 }, { extra: 10, refund: 0, unrefunded: 20 }],
  ['a refund that waits is only reduced', { received: 100, total: 110, waiting: 20 }, { extra: 0, refund: 0, unrefunded: 10 }],
])('balance of a paid order: %s', (_, facts, balance) => {
  expect(balanceOf(facts)).toEqual(balance)
})

test('extra-due: a difference is awaited while the order is paid and not cancelled', () => {
  const order = { status: 'shipped', paymentStatus: 'paid', extraDueVnd: 1 } as const
  expect(awaitsExtra(order)).toBe(true)
  expect(awaitsExtra({ ...order, extraDueVnd: 0 })).toBe(false)
  expect(awaitsExtra({ ...order, status: 'cancelled' })).toBe(false)
  expect(awaitsExtra({ ...order, paymentStatus: 'refunded' })).toBe(false)
})
