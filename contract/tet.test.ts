import { expect, test } from 'vitest'
import { nextTet } from './tet.ts'
import { dayAfter } from './vietnam-time.ts'

test.each([
  ['2026-11-26', '2027-02-06'],
  ['2027-02-05', '2027-02-06'],
  ['2027-02-06', '2028-01-26'],
  ['2036-01-27', '2036-01-28'],
  ['2036-01-28', undefined],
])('next-tet: after %s comes %s', (day, tet) => expect(nextTet(day)).toBe(tet))

test('next-tet: each is a new moon of the lunisolar calendar, give or take the day that UTC+7 differs', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const isNewYear = (day: string) => lunar.format(new Date(`${day}T12:00:00Z`)) === '1/1'
  let seen = 0
  for (let day = '2026-01-01'; ; seen++) {
    const tet = nextTet(day)
    if (!tet) break
    expect([tet, dayAfter(tet, 1)].some(isNewYear), tet).toBe(true)
    day = tet
  }
  expect(seen).toBe(11)
})
