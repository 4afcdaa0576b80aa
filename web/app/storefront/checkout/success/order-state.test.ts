import { expect, test } from 'vitest'
import { orderState } from './order-state.ts'

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
] as const)('%s, %s, by %s: %s', (status, paymentStatus, paymentMethod, state) => {
  expect(orderState({ status, paymentStatus, paymentMethod })).toBe(state)
})
