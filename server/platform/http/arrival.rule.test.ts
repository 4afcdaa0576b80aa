import { expect, test } from 'vitest'
import { type Arrival, type ArrivalLimits, assessArrival } from './arrival.rule.ts'

const limits: ArrivalLimits = { requestMs: 14_000, uploadMs: 300_000, windowMs: 14_000, uploadBytes: 32_768 }

/** How long a body may take that arrives at this rate: seconds until it is refused, or its own time. */
function secondsOf(isUpload: boolean, size: number, bytesPerSecond: (second: number) => number): number | 'arrived' {
  let arrival: Arrival = { begunAt: 0, isUpload, windowAt: 0, windowBytes: 0 }
  let bytes = 0
  for (let second = 1; second <= 400; second++) {
    bytes += bytesPerSecond(second)
    if (bytes >= size) return 'arrived'
    const next = assessArrival(arrival, second * 1_000, bytes, limits)
    if (next === 'too_slow') return second
    arrival = next
  }
  throw new Error('never refused')
}

const megabyte = 1_000_000

test.each<[string, boolean, number, (second: number) => number, number | 'arrived']>([
  ['a form that trickles', false, megabyte, () => 100, 14],
  ['a form that arrives in time', false, megabyte, () => 100_000, 'arrived'],
  ['a photo at 0.3 Mbit/s', true, 10 * megabyte, () => 37_500, 'arrived'],
  ['a photo of 3 MB on a bad connection', true, 3 * megabyte, () => 20_000, 'arrived'],
  ['a photo with a gap of ten seconds', true, 2 * megabyte, (second) => (second > 10 && second <= 20 ? 0 : 50_000), 'arrived'],
  ['a photo that stops at once', true, megabyte, () => 0, 14],
  ['a photo that stops in the middle', true, 9 * megabyte, (second) => (second <= 28 ? 50_000 : 0), 42],
  ['a photo of a byte a second', true, megabyte, () => 1, 14],
  ['a photo that never ends', true, 1_000 * megabyte, () => 100_000, 300],
])('request arrival: %s', (_what, isUpload, size, rate, expected) => {
  expect(secondsOf(isUpload, size, rate)).toBe(expected)
})
