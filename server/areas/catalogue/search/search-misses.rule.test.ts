import { expect, test } from 'vitest'
import { missKey, withoutBeginnings } from './search-misses.rule.ts'

test.each([
  ['Váy  XÒE', 'vay xoe'],
  ['mã 12', 'ma 12'],
  ['0912 345 678', null],
  ['lan@example.com', null],
  ['x', null],
  ['🎉', null],
  ['a'.repeat(61), null],
])('search-misses: %s is stored as %s', (term, key) => {
  expect(missKey(term)).toBe(key)
})

test('search-misses: what was sent while typing is left out', () => {
  const terms = new Map([
    ['vay', 1],
    ['vay cong', 1],
    ['vay cong chua xanh', 1],
    ['mu', 1],
  ])
  expect(withoutBeginnings(terms).map(([key]) => key)).toEqual(['vay cong chua xanh', 'mu'])
})
