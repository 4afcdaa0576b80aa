import { describe, expect, test } from 'vitest'
import type { Child } from '../../../../contract/children.ts'
import type { SizeChart } from '../../../../contract/content.ts'
import { fitOf, fittingSizes } from './child-fit.rule.ts'
import { monthsUntilOutgrown } from './outgrow-size.rule.ts'

const row = (size: string, heightMin: number, heightMax: number, weightMin: number, weightMax: number) => ({
  size,
  heightMin,
  heightMax,
  weightMin,
  weightMax,
})
const twoYears = row('2Y', 86, 96, 12, 14)
const chart: SizeChart = { baby: [row('18-24M', 80, 86, 10.5, 12)], kids: [twoYears, row('3Y', 96, 103, 14, 16)] }
const child = (more: Partial<Child>): Child => ({
  childId: 'a',
  nickname: 'Bống',
  birthMonth: '2024-05',
  heightCm: 90,
  weightKg: null,
  measuredOn: '2026-11-26',
  ...more,
})
const months = monthsUntilOutgrown(twoYears, { height: 90, weight: null }, 30) ?? 0

describe('fitOf', () => {
  test('is the size of the adviser, with the months that the growth rule estimates', () => {
    expect(months).toBeGreaterThan(3)
    expect(fitOf(chart, child({}), '2026-11-26')).toEqual({ size: '2Y', fit: 'fits', months, isOutdated: false })
  })

  test.each([
    ['takes off the time since measuring', '2027-01-26', { months: months - 2, isOutdated: false }],
    ['is outdated once the child should have outgrown the size', '2027-10-26', { months: 0, isOutdated: true }],
    ['never counts a day before the measuring', '2026-10-01', { months, isOutdated: false }],
  ])('%s', (_, today, expected) => {
    expect(fitOf(chart, child({}), today)).toMatchObject(expected)
  })

  test('is null without measures or a chart', () => {
    expect(fitOf(chart, child({ heightCm: null }), '2026-11-26')).toBeNull()
    expect(fitOf({ baby: [], kids: [] }, child({}), '2026-11-26')).toBeNull()
  })
})

test.each([
  ['one size', {}, ['2Y']],
  ['the next, too, where the first is soon too small', { heightCm: 95.5 }, ['2Y', '3Y']],
  ['none for a child larger than every size', { heightCm: 120 }, []],
  ['none without measures', { heightCm: null }, []],
])('fittingSizes: %s', (_, more, sizes) => {
  expect(fittingSizes(chart, child(more), '2026-11-26')).toEqual(sizes)
})
