import { expect, test } from 'vitest'
import { mondayOf, planSewing, type SewnWeek, sewnByDay } from './plan-sewing.rule.ts'

/** Saturday, in the week of Monday the 16th. */
const today = '2026-11-21'
const week = (monday: string, pieces: number): SewnWeek => ({ week: monday, pieces })

test.each([
  ['nothing to sew takes no time', { leadDays: 10, pieces: 0 }, [], 0, []],
  ['a piece is booked in the week it is ready', { leadDays: 10, pieces: 1 }, [], 10, [week('2026-11-30', 1)]],
  ['a week with room for it keeps its day', { leadDays: 10, pieces: 5 }, [week('2026-11-30', 15)], 10, [week('2026-11-30', 5)]],
  ['a full week moves it by one', { leadDays: 10, pieces: 1 }, [week('2026-11-30', 20)], 17, [week('2026-12-07', 1)]],
  [
    'two full weeks move it by two',
    { leadDays: 10, pieces: 1 },
    [week('2026-11-30', 20), week('2026-12-07', 21)],
    24,
    [week('2026-12-14', 1)],
  ],
  [
    'what finds no room goes into the next week',
    { leadDays: 10, pieces: 8 },
    [week('2026-11-30', 15)],
    17,
    [week('2026-11-30', 5), week('2026-12-07', 3)],
  ],
  [
    'a large order fills several weeks',
    { leadDays: 3, pieces: 50 },
    [],
    17,
    [week('2026-11-23', 20), week('2026-11-30', 20), week('2026-12-07', 10)],
  ],
  [
    'a gap between full weeks is used',
    { leadDays: 10, pieces: 2 },
    [week('2026-11-30', 19), week('2026-12-07', 20), week('2026-12-14', 0)],
    24,
    [week('2026-11-30', 1), week('2026-12-14', 1)],
  ],
  ['full weeks before it do not matter', { leadDays: 10, pieces: 1 }, [week('2026-11-23', 99)], 10, [week('2026-11-30', 1)]],
  ['over the turn of the year', { leadDays: 41, pieces: 1 }, [week('2026-12-28', 20)], 48, [week('2027-01-04', 1)]],
] as [string, { leadDays: number; pieces: number }, SewnWeek[], number, SewnWeek[]][])(
  'plan-sewing: %s',
  (_, asked, booked, days, weeks) => {
    expect(planSewing({ today, weeklyPieces: 20, booked, ...asked })).toEqual({ days, weeks })
  },
)

test('plan-sewing: without a weekly capacity there is always room', () => {
  expect(planSewing({ today, leadDays: 7, pieces: 500, weeklyPieces: null, booked: [week('2026-11-23', 900)] })).toEqual({
    days: 7,
    weeks: [week('2026-11-23', 500)],
  })
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('monday-of: the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test.each([
  ['2026-12-11', '2026-12-10'],
  ['2026-12-14', '2026-12-13'],
  ['2027-02-01', '2026-12-13'],
  [null, '2026-12-13'],
])('sewn-by-day: units of the week of 7 December that arrive from %s on are sewn by %s', (deliveryFrom, day) =>
  expect(sewnByDay('2026-12-07', deliveryFrom)).toBe(day),
)
