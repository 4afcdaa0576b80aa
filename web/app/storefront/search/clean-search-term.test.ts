import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { cleanSearchTerm } from './clean-search-term.ts'

test.each([
  ['  đầm   hoa ', 'đầm hoa'],
  [' \t\n', ''],
  ['x'.repeat(250), 'x'.repeat(200)],
  ['a\ud83d', 'a'],
  ['đầm \ud83d', 'đầm'],
  [` ${'x'.repeat(200)}`, 'x'.repeat(200)],
  [`${'x'.repeat(199)}👶`, 'x'.repeat(199)],
  ['👶🏽', '👶🏽'],
])('cleanSearchTerm: %j becomes %j', (typed, term) => {
  expect(cleanSearchTerm(typed)).toBe(term)
})

test.each([
  ['50% cotton/lụa #1', '/products/search/50%25%20cotton%2Fl%E1%BB%A5a%20%231'],
  ['"><script>alert(1)</script>', '/products/search/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
])('paths.search: %j has the URL %s', (term, address) => {
  expect(paths.search(cleanSearchTerm(term))).toBe(address)
})
