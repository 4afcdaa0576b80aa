import { expect, test } from 'vitest'
import { addMinutes } from '../../../contract/durations.ts'
import { nextQuery } from './reconcile-payments.ts'

const now = new Date('2026-11-21T08:00:00Z')
const inMinutes = (minutes: number) => addMinutes(now, minutes)
const secondsUntil = (next: Date | null) => (next ? (next.getTime() - now.getTime()) / 1_000 : null)

test('next-query: often while a shopper pays, rarely for a day afterwards, and then never', () => {
  expect([0, 1, 2, 3, 200].map((queries) => secondsUntil(nextQuery(queries, now, inMinutes(30))))).toEqual([10, 20, 40, 40, 40])
  expect(secondsUntil(nextQuery(3, now, inMinutes(-1)))).toBe(600)
  expect(secondsUntil(nextQuery(500, now, inMinutes(-1_439)))).toBe(600)
  expect(nextQuery(500, now, inMinutes(-1_440))).toBeNull()
})
