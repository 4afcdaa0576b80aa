import { expect, test } from 'vitest'
import { orderAttemptFor } from './order-attempt-for.rule.ts'

const last = { key: 'first-key', body: '{"a":1}', isSent: true }
const newIdempotencyKey = () => 'second-key'

test('orderAttemptFor: the same order keeps its key', () => {
  expect(orderAttemptFor('{"a":1}', last, newIdempotencyKey)).toBe(last)
})

test('orderAttemptFor: other dates of delivery do not make another order', () => {
  const sent = { ...last, body: '{"a":1,"deliverBy":"2026-12-11"}' }
  expect(orderAttemptFor('{"a":1,"deliverBy":"2026-12-18"}', sent, newIdempotencyKey)).toBe(sent)
})

test('orderAttemptFor: another order gets another key', () => {
  expect(orderAttemptFor('{"a":2}', last, newIdempotencyKey)).toEqual({ key: 'second-key', body: '{"a":2}', isSent: false })
  expect(orderAttemptFor('{"a":1}', null, newIdempotencyKey).key).toBe('second-key')
})
