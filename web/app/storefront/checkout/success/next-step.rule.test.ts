import { expect, test } from 'vitest'
import { nextStep } from './next-step.rule.ts'

const order = {
  status: 'pending',
  paymentMethod: 'cod',
  paymentStatus: 'unpaid',
  toConfirm: false,
  deposit: 0,
  depositPaid: false,
} as const

test.each([
  [{ toConfirm: true }, 'confirm'],
  [{ toConfirm: false }, 'prepare'],
  [{ toConfirm: true, deposit: 90_000 }, 'deposit'],
  [{ deposit: 90_000, depositPaid: true }, 'prepare'],
  [{ paymentMethod: 'bank' }, 'pay'],
  [{ paymentMethod: 'momo' }, 'pay'],
  [{ paymentMethod: 'momo', paymentStatus: 'expired' }, 'payAgain'],
  [{ paymentMethod: 'momo', paymentStatus: 'paid', status: 'processing' }, 'prepare'],
  [{ status: 'processing' }, 'prepare'],
  [{ status: 'shipped' }, 'onTheWay'],
  [{ status: 'delivered', paymentStatus: 'paid' }, 'arrived'],
  [{ status: 'cancelled' }, 'buyAgain'],
  [{ status: 'delivered', paymentStatus: 'refunded' }, 'buyAgain'],
] as const)('after ordering: %j leads to %s', (change, step) => {
  expect(nextStep({ ...order, ...change })).toBe(step)
})
