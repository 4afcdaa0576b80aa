import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/vietnam-time.ts'
import { daysToTet } from './tet.rule.ts'

test.each([
  ['2026-11-24', 74],
  ['2027-02-05', 1],
  ['2027-02-06', 0],
  ['2027-02-07', 353],
  ['2040-02-12', 0],
  ['2040-02-13', null],
])('days to Tết: %s is %s days before', (today, days) => expect(daysToTet(today)).toBe(days))

/** It reckons some new moons near midnight a day later, and Vietnam's midnight is an hour after China's. */
test('days to Tết: agrees with the lunar calendar of the platform, within a day', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Shanghai' })
  for (let day = '2026-01-01'; daysToTet(day) !== null; day = dayAfter(day, (daysToTet(day) ?? 0) + 1)) {
    const tet = dayAfter(day, daysToTet(day) ?? 0)
    const shown = [0, 1].map((late) => lunar.format(new Date(`${dayAfter(tet, late)}T04:00:00Z`)))
    expect([tet, shown]).toEqual([tet, expect.arrayContaining(['1/1'])])
  }
})
