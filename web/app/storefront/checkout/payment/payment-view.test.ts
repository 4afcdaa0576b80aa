import { expect, test } from 'vitest'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { nextLook, paymentView } from './payment-view.ts'

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
  ['no try at all', { attempt: null }, 'unreached'],
  ['a refusal', { attempt: { state: 'failed', reason: 'x' } }, 'failed'],
  ['a code out of date', { attempt: { state: 'expired' } }, 'expired'],
  ['an order out of date', { attempt: null, paymentStatus: 'expired' }, 'expired'],
  ['an order out of date being paid again', { paymentStatus: 'expired' }, 'waiting'],
  ['the money is here', { paymentStatus: 'paid' }, 'paid'],
  ['the money is here, the order not yet', { attempt: { state: 'paid' } }, 'paid'],
  ['a cancelled order', { status: 'cancelled' }, 'cancelled'],
  ['a cancelled order paid late', { status: 'cancelled', paymentStatus: 'paid' }, 'cancelled'],
  ['cash', { paymentMethod: 'cod', attempt: null }, 'cash'],
])('%s', (_what, more, view) => {
  expect(paymentView({ ...waiting, ...more })).toBe(view)
})

test('the page asks less often the longer it waits, and stops when it is over', () => {
  const pauses = [0, 39, 40, 99, 100, 10_000].map((answers) => nextLook('waiting', answers))
  expect(pauses).toEqual([2_500, 2_500, 5_000, 5_000, 10_000, 10_000])
  expect([nextLook('paid', 0), nextLook('cash', 0), nextLook('cancelled', 0)]).toEqual([false, false, false])
})
