import { expect, test } from 'vitest'
import { awaitedOf, awaitsMoney } from './order-awaits.rule.ts'

const order = {
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'unpaid',
  toConfirm: false,
  deposit: 0,
  depositPaid: false,
} as const

test.each([
  [{ paymentMethod: 'momo' }, 'payment'],
  [{ paymentMethod: 'bank' }, 'payment'],
  [{ paymentMethod: 'momo', paymentStatus: 'expired' }, 'payment'],
  [{ toConfirm: true }, 'confirmation'],
  [{ toConfirm: true, deposit: 90_000 }, 'deposit'],
  [{ deposit: 90_000, depositPaid: true }, null],
  [{}, null],
  [{ paymentMethod: 'momo', paymentStatus: 'paid', status: 'processing' }, null],
  [{ paymentMethod: 'momo', status: 'cancelled' }, null],
] as const)('order-awaits: order %j awaits %s', (change, awaited) => {
  expect(awaitedOf({ ...order, ...change })).toBe(awaited)
  expect(awaitsMoney({ ...order, ...change })).toBe(awaited === 'payment' || awaited === 'deposit')
})
