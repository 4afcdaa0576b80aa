import { expect, test } from 'vitest'
import { taxPercentOn } from './tax-percent.rule.ts'

const rates = [
  { from: '2027-01-01', percent: 10 },
  { from: '2025-07-01', percent: 8 },
]

test.each([
  ['2025-06-30T16:59:59Z', 0],
  ['2025-06-30T17:00:00Z', 8],
  ['2026-11-21T05:00:00Z', 8],
  ['2026-12-31T16:59:59Z', 8],
  ['2026-12-31T17:00:00Z', 10],
])('taxPercentOn: at %s it is %i percent', (when, percent) => {
  expect(taxPercentOn(rates, new Date(when))).toBe(percent)
})
