import { expect, test } from 'vitest'
import { isPageCacheable, isReadCacheable } from './is-cacheable.rule.ts'

const plain = { personal: false, cookies: [] }

test.each([
  ['a page', 200, plain, true],
  ['a page that is not found', 404, plain, false],
  ['a failed page', 503, plain, false],
  ['a personal page', 200, { ...plain, personal: true }, false],
  ['a page with a part that failed', 200, { ...plain, failed: true }, false],
  ['a page that sets a cookie', 200, { ...plain, cookies: ['a=b'] }, false],
])('isPageCacheable: %s with status %d', (_, status, meta, expected) => expect(isPageCacheable(status, meta)).toBe(expected))

test('isReadCacheable: refusals are not cached', () => {
  expect([200, 400, 404, 429, 503].map(isReadCacheable)).toEqual([true, false, false, false, false])
})
