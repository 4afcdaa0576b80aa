import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vietnamTimeZone } from '../../../contract/vietnam-time.ts'
import { formatDateTime, formatDay, formatTime } from './format-date.ts'

test.each([
  ['2026-12-05', 'vi', '05/12/2026'],
  ['2026-12-05', 'en', '5 Dec 2026'],
  ['2026-09-30T17:00:00Z', 'vi', '01/10/2026'],
  ['2026-09-30T16:59:59Z', 'en', '30 Sept 2026'],
  ['2027-01-01', 'en', '1 Jan 2027'],
] as const)('formatDay: %s in %s reads %s', (when, language, written) => {
  expect(formatDay(when, language)).toBe(written)
})

test('formatDateTime: shows time and day in Vietnam’s time zone', () => {
  expect(formatDateTime('2026-11-20T20:05:00Z', 'vi')).toBe('03:05, 21/11/2026')
  expect(formatTime('2026-11-20T17:00:00Z')).toBe('00:00')
})

test('formatDay: agrees with Intl on every day', () => {
  const timeZone = vietnamTimeZone
  const vi = new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  const en = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (when) => {
      expect([formatDay(when, 'vi'), formatDay(when, 'en'), formatTime(when)]).toEqual([
        vi.format(when),
        en.format(when),
        time.format(when),
      ])
    }),
  )
})
