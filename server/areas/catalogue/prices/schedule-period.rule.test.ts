import { expect, test } from 'vitest'
import { isScheduled, isUndoable, overlapText, periodOf } from './schedule-period.rule.ts'

const now = new Date('2026-12-04T17:00:00Z')
const [past, later] = ['2026-12-04T16:59:59Z', '2026-12-04T17:00:01Z']

test('schedule period: a start in the past is now, and neither start nor end is no schedule', () => {
  expect(periodOf({ from: past }, now)).toEqual({ startsAt: now, endsAt: null })
  expect(periodOf({ from: later, until: '2026-12-05T17:00:00Z' }, now)).toEqual({
    startsAt: new Date(later),
    endsAt: new Date('2026-12-05T17:00:00Z'),
  })
  expect([{}, { from: past }, { from: later }, { until: later }].map((asked) => isScheduled(asked, now))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('schedule period: one without an end can be taken back for thirty days', () => {
  const startsAt = new Date('2026-11-04T17:00:00Z')
  expect(isUndoable({ state: 'done', startsAt }, new Date('2026-12-04T16:59:59Z'))).toBe(true)
  expect(isUndoable({ state: 'done', startsAt }, now)).toBe(false)
  expect(isUndoable({ state: 'running', startsAt }, now)).toBe(true)
  expect(isUndoable({ state: 'cancelled', startsAt }, now)).toBe(false)
})

test('schedule period: an overlap is described in the time of Vietnam', () => {
  expect(overlapText({ startsAt: now, endsAt: new Date('2026-12-06T16:59:00Z') }, 'vi')).toBe(
    'Đã có trong đợt đổi giá từ 00:00 05/12/2026 đến 23:59 06/12/2026',
  )
  expect(overlapText({ startsAt: now, endsAt: null }, 'en')).toBe('Already in a price change at 00:00 2026-12-05')
})
