import { expect, test } from 'vitest'
import { isOrderAttempt } from './order-attempt.ts'

test.each([[null], [undefined], ['x'], [{}], [{ key: 'k', body: '{}', isSent: true }], [{ key: 'long-enough', body: 1, isSent: true }]])(
  'isOrderAttempt: rejects %o',
  (stored) => {
    expect(isOrderAttempt(stored)).toBe(false)
  },
)
