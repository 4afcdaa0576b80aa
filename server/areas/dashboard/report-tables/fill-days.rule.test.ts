import { expect, test } from 'vitest'
import { fillDays } from './fill-days.rule.ts'

const row = (id: string, orders: number) => ({ id, name: '', detail: '', now: [orders, 0], before: [0, 0] })

test.each([
  ['a past period', { from: '2026-03-01', to: '2026-03-03', today: '2026-04-01' }, ['2026-03-02'], '01 02 03'],
  ['a period that has not ended', { from: '2026-03-01', to: '2026-03-31', today: '2026-03-02' }, ['2026-03-01'], '01 02'],
  ['a counterpart after today', { from: '2026-03-01', to: '2026-03-05', today: '2026-03-02' }, ['2026-03-04'], '01 02 03 04'],
  ['a day beyond the period', { from: '2026-02-01', to: '2026-02-02', today: '2026-02-02' }, ['2026-02-04'], '01 02'],
  ['no sale at all', { from: '2026-03-01', to: '2026-03-02', today: '2026-03-02' }, [], '01 02'],
])('fill-days: has every day of %s', (_what, period, sold, days) => {
  const filled = fillDays(
    sold.map((day) => row(day, 3)),
    period,
  )
  expect(filled.map(({ id }) => id.slice(8)).join(' ')).toBe(days)
  expect(filled.every(({ name, id }) => name === id)).toBe(true)
  for (const { id, now } of filled) expect(now[0]).toBe(sold.includes(id) ? 3 : 0)
})
