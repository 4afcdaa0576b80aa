import { expect, test } from 'vitest'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { isSettled, paymentView, pollDelayMs } from './payment-view.rule.ts'

const waiting: PaymentState = {
  orderId: 'ord_1',
  orderNumber: 'MM1',
  finalAmount: 100_000,
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'momo',
  paymentDueDate: '2026-12-05T08:00:00Z',
  paymentUrl: 'https://pay.example/1',
  attempt: { state: 'waiting' },
  canPayAgain: false,
}

test.each<[string, Partial<PaymentState>, string]>([
  ['a code to scan', {}, 'waiting'],
  ['a wallet being asked', { attempt: { state: 'starting' } }, 'starting'],
  ['a wallet that never answered', { attempt: { state: 'starting' }, canPayAgain: true }, 'unreached'],
  ['a waiting try without a way to pay', { paymentUrl: undefined }, 'unreached'],
  ['no try at all', { attempt: null }, 'ready'],
  ['a refusal', { attempt: { state: 'failed', reason: 'x' } }, 'failed'],
  ['a code out of date', { attempt: { state: 'expired' } }, 'expired'],
  ['an order out of date', { attempt: null, paymentStatus: 'expired' }, 'expired'],
  ['an order out of date being paid again', { paymentStatus: 'expired' }, 'waiting'],
  ['the money is here', { paymentStatus: 'paid' }, 'paid'],
  ['the money is here, the order not yet', { attempt: { state: 'paid' } }, 'paid'],
  ['a cancelled order', { status: 'cancelled' }, 'cancelled'],
  ['a cancelled order paid late', { status: 'cancelled', paymentStatus: 'paid' }, 'cancelled'],
  ['cash', { paymentMethod: 'cod', attempt: null }, 'cash'],
  ['a deposit', { paymentMethod: 'cod', attempt: null, deposit: 69_000, depositPaid: false }, 'deposit'],
  ['a deposit that has come', { paymentMethod: 'cod', attempt: null, deposit: 69_000, depositPaid: true }, 'cash'],
  ['a transfer', { paymentMethod: 'bank', attempt: null }, 'transfer'],
  ['a transfer out of time', { paymentMethod: 'bank', attempt: null, paymentStatus: 'expired' }, 'late'],
  ['a transfer that has come', { paymentMethod: 'bank', attempt: { state: 'paid' } }, 'paid'],
])('paymentView: %s', (_what, more, view) => {
  expect(paymentView({ ...waiting, ...more })).toBe(view)
})

test('pollDelayMs: grows the longer the page waits, and stops at the end', () => {
  const pauses = [0, 39, 40, 99, 100, 10_000].map((responseCount) => pollDelayMs('waiting', { responseCount }))
  expect(pauses).toEqual([2_500, 2_500, 5_000, 5_000, 10_000, 10_000])
  expect([
    pollDelayMs('paid', { responseCount: 0 }),
    pollDelayMs('cash', { responseCount: 0 }),
    pollDelayMs('cancelled', { responseCount: 0 }),
  ]).toEqual([false, false, false])
})

test('isSettled: a cash order stays on the page until the shop starts on it, because it can still be confirmed or paid another way', () => {
  expect(isSettled('cash', { status: 'pending' })).toBe(false)
  expect(isSettled('cash', { status: 'processing' })).toBe(true)
  expect(isSettled('transfer', { status: 'pending' })).toBe(false)
  expect(isSettled('deposit', { status: 'pending' })).toBe(false)
  expect(isSettled('paid', { status: 'pending' })).toBe(true)
})

test('pollDelayMs: a transfer is polled less often than a wallet', () => {
  expect([
    pollDelayMs('transfer', { responseCount: 0 }),
    pollDelayMs('transfer', { responseCount: 60 }),
    pollDelayMs('late', { responseCount: 0 }),
    pollDelayMs('deposit', { responseCount: 0 }),
  ]).toEqual([5_000, 15_000, 15_000, 5_000])
})

test('pollDelayMs: with a live event stream it polls seldom, except while the wallet is being opened', () => {
  const live = { responseCount: 0, isLive: true }
  expect([pollDelayMs('waiting', live), pollDelayMs('transfer', live), pollDelayMs('starting', live), pollDelayMs('paid', live)]).toEqual([
    30_000,
    30_000,
    2_500,
    false,
  ])
})
