import { expect, test } from 'vitest'
import { planPeriod } from './plan-period.rule.ts'

const noon = new Date('2026-03-31T05:00:00Z') // 12:00 in Vietnam
const iso = (moment: Date) => moment.toISOString()

test.each([
  ['today', '2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30T05:00:00.000Z', 'hour'],
  ['7d', '2026-03-25', '2026-03-31', '2026-03-18', '2026-03-24T05:00:00.000Z', 'day'],
  ['30d', '2026-03-02', '2026-03-31', '2026-01-31', '2026-03-01T05:00:00.000Z', 'day'],
  // February has no 31st day: it is compared as a whole.
  ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28T17:00:00.000Z', 'day'],
  ['last-month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31T17:00:00.000Z', 'day'],
] as const)('plan-period: compares %s with the same part of the period before', (period, from, to, previousFrom, previousEnd, unit) => {
  const plan = planPeriod({ period }, noon)
  expect(plan).toMatchObject({ unit, now: { from, to }, before: { from: previousFrom } })
  expect(iso(plan.before.end)).toBe(previousEnd)
  expect(plan.before.end <= plan.now.start).toBe(true)
})

test('plan-period: compares past days as a whole', () => {
  const plan = planPeriod({ period: '7d', from: '2026-01-10', to: '2026-01-11' }, noon)
  expect(plan.now).toMatchObject({ from: '2026-01-10', to: '2026-01-11' })
  expect([iso(plan.before.start), iso(plan.before.end), plan.before.to]).toEqual([
    '2026-01-07T17:00:00.000Z',
    '2026-01-09T17:00:00.000Z',
    '2026-01-09',
  ])
})

test('plan-period: a day begins at midnight in Vietnam', () => {
  const late = new Date('2026-01-01T17:30:00Z') // 00:30 on the 2nd
  const plan = planPeriod({ period: 'today' }, late)
  expect(plan.now.from).toBe('2026-01-02')
  expect(iso(plan.before.end)).toBe('2025-12-31T17:30:00.000Z')
})

test('plan-period: compares future days with as many before', () => {
  const plan = planPeriod({ period: '7d', from: '2027-01-01', to: '2027-01-02' }, noon)
  expect(plan.before).toMatchObject({ from: '2026-12-30', to: '2026-12-31' })
  expect(iso(plan.before.end)).toBe('2026-12-31T17:00:00.000Z')
})
