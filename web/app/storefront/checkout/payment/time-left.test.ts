import { expect, test } from 'vitest'
import { formatTimeLeft } from './time-left.ts'

const until = '2026-12-05T08:00:00Z'

test.each([
  ['2026-12-05T07:47:55Z', '12:05'],
  ['2026-12-05T07:59:51Z', '0:09'],
  ['2026-12-05T07:59:59.001Z', null],
  ['2026-12-05T08:00:00Z', null],
  ['2026-12-05T09:00:00Z', null],
  ['2026-12-05T06:57:55Z', '1:02:05'],
  ['2026-12-04T07:00:00Z', '25:00:00'],
])('formatTimeLeft: at %s there is %s left', (now, left) => {
  expect(formatTimeLeft(until, Date.parse(now))).toBe(left)
})

test('formatTimeLeft: an invalid time gives null', () => {
  expect(formatTimeLeft('soon', 0)).toBeNull()
})
