import { expect, test } from 'vitest'
import { fromVietnamLocalTime, vietnamDay, vietnamLocalTime, vietnamMidnight } from './vietnam-time.ts'

test('vietnam-time: a day begins at 17:00 UTC of the day before', () => {
  expect(vietnamDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(vietnamDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
  expect(vietnamMidnight('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z')
})

test('vietnam-time: the value of a date and time field is Vietnam’s time, and back', () => {
  expect(vietnamLocalTime(new Date('2026-11-20T17:05:30Z'))).toBe('2026-11-21T00:05')
  expect(fromVietnamLocalTime('2026-11-21T00:05').toISOString()).toBe('2026-11-20T17:05:00.000Z')
})
