import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTet, tetAhead } from '../../../../contract/tet.ts'
import { dayAfter } from '../../../../contract/vietnam-time.ts'
import { planSewing, type SewnWeek } from '../production/plan-sewing.rule.ts'
import { deliveredBeforeTet, placesBeforeTet } from './before-tet.rule.ts'

/** A Saturday; Tết is on Saturday, 6 February 2027. */
const today = '2027-01-09'
const tet = '2027-02-06'
const week = (monday: string, pieces: number): SewnWeek => ({ week: monday, pieces })
const deliveredIn = (days: number) => (sewingDays: number) => dayAfter(today, sewingDays + days)

test.each([
  ['2026-11-27', null],
  ['2026-11-28', tet],
  ['2027-02-05', tet],
  ['2027-02-06', null],
])('tet-ahead: seen from %s it is %s', (day, ahead) => expect(tetAhead(day)).toBe(ahead))

test.each([
  ['2027-02-05', tet],
  ['2027-02-06', null],
  [null, null],
])('delivered-before-tet: an order that arrives by %s', (deliveryTo, expected) => {
  expect(deliveredBeforeTet(today, deliveryTo)).toBe(expected)
})

test.each([
  ['three weeks are left', { leadDays: 7 }, [], 60],
  ['a long sewing time leaves fewer', { leadDays: 14 }, [], 40],
  ['booked places are gone', { leadDays: 7 }, [week('2027-01-11', 15), week('2027-01-18', 20)], 25],
  ['a week that is overbooked takes nothing from the others', { leadDays: 7 }, [week('2027-01-11', 99)], 40],
  ['weeks before it do not matter', { leadDays: 14 }, [week('2027-01-11', 20)], 40],
  ['a sewing time that ends after Tết leaves none', { leadDays: 30 }, [], 0],
] as [string, { leadDays: number }, SewnWeek[], number][])('places-before-tet: %s', (_, asked, booked, places) => {
  expect(placesBeforeTet({ today, weeklyPieces: 20, booked, deliveryTo: deliveredIn(5), ...asked })).toEqual({ tet, places })
})

test('places-before-tet: nothing is counted while Tết is more than ten weeks away', () => {
  const far = '2026-10-01'
  const asked = { today: far, leadDays: 7, weeklyPieces: 20, booked: [], deliveryTo: (days: number) => dayAfter(far, days) }
  expect(placesBeforeTet(asked)).toBeNull()
})

test('places-before-tet: exactly this many units are planned to arrive before Tết, and one more is not', () => {
  const load = fc.record({
    day: fc.integer({ min: 0, max: 69 }).map((days) => dayAfter('2026-11-28', days)),
    leadDays: fc.integer({ min: 1, max: 40 }),
    weeklyPieces: fc.integer({ min: 1, max: 8 }),
    days: fc.integer({ min: 0, max: 7 }),
    taken: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(load, ({ day, leadDays, weeklyPieces, days, taken }) => {
      const booked = taken.map((pieces, at) => week(dayAfter('2026-11-23', at * 7), pieces))
      const deliveryTo = (sewingDays: number) => dayAfter(day, sewingDays + days)
      const found = placesBeforeTet({ today: day, leadDays, weeklyPieces, booked, deliveryTo })
      if (found === null) return
      const arrives = (pieces: number) => deliveryTo(planSewing({ today: day, leadDays, pieces, weeklyPieces, booked }).days)
      const isBefore = (date: string) => date < (nextTet(day) as string)
      if (found.places > 0) expect(isBefore(arrives(found.places))).toBe(true)
      expect(isBefore(arrives(found.places + 1))).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})
