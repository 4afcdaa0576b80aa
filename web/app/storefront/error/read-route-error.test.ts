import { expect, test } from 'vitest'
import { readRouteError } from './read-route-error.ts'

test.each([
  [400, 'notFound'],
  [403, 'notFound'],
  [404, 'notFound'],
  [429, 'busy'],
  [503, 'busy'],
  [500, 'broken'],
] as const)('an answer of %i is trouble of the kind %s', (status, kind) => {
  expect(readRouteError({ status, statusText: '', internal: false, data: null })).toBe(kind)
})

test('readRouteError: an unreadable form is not a missing page', () => {
  expect(readRouteError({ status: 400, statusText: '', internal: false, data: { code: 'malformed_body' } })).toBe('unreadable')
})

test('readRouteError: an error thrown by a page is a server error', () => {
  expect(readRouteError(new Error('no'))).toBe('broken')
})
