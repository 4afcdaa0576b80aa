import { expect, test } from 'vitest'
import { burstMs, digestDue, digestLengthOf, digestMs, maxAlertsPerBurst, maxAlertsPerHour } from './alert-limits.rule.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test.each([
  ['the quarter of an hour it was placed in', '10:07:00.000', '10:07:01.000', '10:15:00.000'],
  ['the next one if it was placed exactly on the boundary', '10:15:00.000', '10:15:00.000', '10:30:00.000'],
  ['the current one if its own is over', '10:14:59.990', '10:15:00.000', '10:30:00.000'],
  ['its own if it is handled in the last millisecond', '10:00:00.000', '10:14:59.999', '10:15:00.000'],
])('digest-due: an order counts in %s', (_, placed, now, due) => {
  expect(digestDue(at(placed), at(now), digestMs)).toEqual(at(due))
})

test('digest-due: an order of a burst counts in its minute, or in the current one', () => {
  expect(digestDue(at('10:07:20.000'), at('10:07:21.000'), burstMs)).toEqual(at('10:08:00.000'))
  expect(digestDue(at('10:07:59.900'), at('10:08:00.100'), burstMs)).toEqual(at('10:09:00.000'))
})

test.each([
  ['the first for a while is notified at once', { withinHour: 3, withinMinute: 0 }, 0],
  ['a few within a minute are notified one by one', { withinHour: 7, withinMinute: maxAlertsPerBurst - 1 }, 0],
  ['more within a minute are counted', { withinHour: 8, withinMinute: maxAlertsPerBurst }, burstMs],
  ['the last one below the hourly limit', { withinHour: maxAlertsPerHour - 1, withinMinute: 0 }, 0],
  ['the first one beyond it', { withinHour: maxAlertsPerHour, withinMinute: 0 }, digestMs],
])('digest-length: %s', (_, earlier, length) => {
  expect(digestLengthOf(earlier)).toBe(length)
})
