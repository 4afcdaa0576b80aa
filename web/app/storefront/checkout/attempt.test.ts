import { expect, test } from 'vitest'
import { attemptFor, isAttempt } from './attempt.ts'

const last = { key: 'first-key', body: '{"a":1}', isSent: true }
const newKey = () => 'second-key'

test('the same order goes out under the same key', () => {
  expect(attemptFor('{"a":1}', last, newKey)).toBe(last)
})

test('another order gets another key', () => {
  expect(attemptFor('{"a":2}', last, newKey)).toEqual({ key: 'second-key', body: '{"a":2}', isSent: false })
  expect(attemptFor('{"a":1}', null, newKey).key).toBe('second-key')
})

test.each([[null], [undefined], ['x'], [{}], [{ key: 'k', body: '{}', isSent: true }], [{ key: 'long-enough', body: 1, isSent: true }]])(
  '%o is no attempt',
  (kept) => {
    expect(isAttempt(kept)).toBe(false)
  },
)
