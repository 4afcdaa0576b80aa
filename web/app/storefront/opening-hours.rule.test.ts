import { expect, test } from 'vitest'
import { formatOpeningDays, formatOpeningTimes, isOpenAt } from './opening-hours.rule.ts'

const officeHours = { days: [1, 2, 3, 4, 5, 6], open: '09:00', close: '17:00' }
const store = { days: [1, 2, 3, 4, 5, 6, 0], open: '08:00', close: '20:00' }
const inVietnam = (moment: string) => new Date(`${moment}+07:00`)

test('isOpenAt: Monday to Saturday, from nine to five in Vietnam', () => {
  const cases = [
    ['2026-11-20T08:59:59', false],
    ['2026-11-20T09:00:00', true],
    ['2026-11-20T16:59:59', true],
    ['2026-11-20T17:00:00', false],
    ['2026-11-21T12:00:00', true],
    ['2026-11-22T12:00:00', false],
  ] as const
  for (const [moment, isOpen] of cases) expect(isOpenAt(officeHours, inVietnam(moment)), moment).toBe(isOpen)
})

test('isOpenAt: uses the day in Vietnam, not the reader’s', () => {
  expect(isOpenAt(officeHours, new Date('2026-11-22T23:30:00Z'))).toBe(false)
  expect(isOpenAt(officeHours, new Date('2026-11-23T02:30:00Z'))).toBe(true)
  expect(isOpenAt(store, new Date('2026-11-22T01:00:00Z'))).toBe(true)
})

test('formatOpeningDays and formatOpeningTimes: words and figures', () => {
  expect(formatOpeningTimes(officeHours)).toBe('9:00–17:00')
  expect(formatOpeningDays(officeHours.days, 'vi', 'Hằng ngày')).toBe('Thứ Hai – Thứ Bảy')
  expect(formatOpeningDays(officeHours.days, 'en', 'Every day')).toBe('Monday – Saturday')
  expect(formatOpeningDays([1, 3, 5], 'en', 'Every day')).toBe('Monday, Wednesday, Friday')
  expect(formatOpeningDays([6, 0], 'en', 'Every day')).toBe('Saturday, Sunday')
  expect(formatOpeningDays(store.days, 'en', 'Every day')).toBe('Every day')
  expect(formatOpeningDays([1, 3], 'en', 'Every day')).toBe('Monday, Wednesday')
})
