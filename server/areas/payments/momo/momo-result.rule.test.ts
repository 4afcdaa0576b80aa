import { expect, test } from 'vitest'
import { isFinalMomoResult, type MomoOutcome, momoMessageKey, momoOutcome, momoResults } from './momo-result.rule.ts'

const documented: Record<Exclude<MomoOutcome, 'unknown'>, number[]> = {
  paid: [0],
  authorised: [9000],
  pending: [1000, 7000, 7002, 8000],
  expired: [1005],
  'request-error': [10, 11, 12, 13, 20, 21, 22, 40, 41, 42, 43, 45, 47],
  failed: [98, 99, 1001, 1002, 1003, 1004, 1006, 1007, 1017, 1026, 1080, 1081, 1088, 2019, 4001, 4002, 4100],
}

test('momo-result: has all 36 results of MoMo, and 8000 of an older list', () => {
  const known = Object.values(documented).flat()
  expect(known).toHaveLength(37)
  expect(
    Object.keys(momoResults)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(known.sort((a, b) => a - b))
})

test.each(Object.entries(documented))('momo-result: these mean %s: %j', (outcome, codes) => {
  for (const code of codes) expect([code, momoOutcome(code)]).toEqual([code, outcome])
})

test('momo-result: only a final result ends a payment', () => {
  for (const code of Object.keys(momoResults).map(Number)) {
    expect([code, isFinalMomoResult(code)]).toEqual([code, ['paid', 'failed', 'expired'].includes(momoOutcome(code))])
  }
})

test.each([
  [1001, 'insufficient-funds'],
  [1005, 'expired'],
  [1006, 'declined-by-user'],
  [13, 'momo-unavailable'],
  [7002, 'being-processed'],
])('momo-result: %d shows the text "%s" to the shopper', (code, key) => expect(momoMessageKey(code)).toBe(key))

test.each([1, -1, 1.5, Number.NaN, 31_337])('momo-result: an unknown result (%d) is neither paid nor failed', (code) => {
  expect(momoOutcome(code)).toBe('unknown')
  expect(momoMessageKey(code)).toBe('unknown-result')
  expect(isFinalMomoResult(code)).toBe(false)
})
