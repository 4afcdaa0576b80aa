import { expect, test } from 'vitest'
import { leastMatches } from './least-matches.rule.ts'

const context = {
  words: new Map([
    ['ao', 900],
    ['hoa', 40],
  ]),
  groups: new Map([
    ['dress', 700],
    ['sleepsack', 50],
  ]),
}

test.each([
  ["'@dress'", 700],
  ["'hoa'", 40],
  ["'unknown'", 0],
  ["('hoa' | '@dress' | '@unknown')", 700],
  ["('ao':A | ('ao' & !'@sleepsack'))", 850],
  // What one lexeme counts is more than these match.
  ["'ao':A", 0],
  ["'ao':*", 0],
  ["'ao' <-> 'hoa'", 0],
  ["('ao') & ('hoa')", 0],
  ["('hoa') & (('ao' | '@dress' | 'hoa'))", 0],
  ["('@dress') & (('ao':A | ('ao' & !'@sleepsack')))", 0],
  ["('c:category_1' | 'ao':A <-> 'hoa':A)", 0],
])('least-matches: %s matches at least %d products', (terms, least) => {
  expect(leastMatches(terms, context)).toBe(least)
})
