import { expect, test } from 'vitest'
import { digestDue } from './alert-limits.rule.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test.each([
  ['the quarter of an hour it was placed in', '10:07:00.000', '10:07:01.000', '10:15:00.000'],
  ['the next one if it was placed exactly on the boundary', '10:15:00.000', '10:15:00.000', '10:30:00.000'],
  ['the current one if its own is over', '10:14:59.990', '10:15:00.000', '10:30:00.000'],
  ['its own if it is handled in the last millisecond', '10:00:00.000', '10:14:59.999', '10:15:00.000'],
])('digest-due: an order counts in %s', (_, placed, now, due) => {
  expect(digestDue(at(placed), at(now))).toEqual(at(due))
})
