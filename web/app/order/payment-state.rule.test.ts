import { expect, test } from 'vitest'
import { displayedPaymentState } from './payment-state.rule.ts'

test.each([
  ['pending', 'unpaid', 'momo', 'waiting'],
  ['pending', 'expired', 'momo', 'expired'],
  ['processing', 'paid', 'momo', 'paid'],
  ['pending', 'unpaid', 'cod', 'cash'],
  ['shipped', 'unpaid', 'cod', 'cash'],
  ['delivered', 'paid', 'cod', 'paid'],
  ['cancelled', 'unpaid', 'momo', 'cancelled'],
  ['cancelled', 'paid', 'momo', 'cancelled'],
  ['cancelled', 'refunded', 'momo', 'refunded'],
  ['delivered', 'refunded', 'momo', 'refunded'],
] as const)('payment state: an order that is %s and %s, by %s, shows %s', (status, paymentStatus, paymentMethod, state) => {
  expect(displayedPaymentState({ status, paymentStatus, paymentMethod })).toBe(state)
})
