import { describe, expect, test } from 'vitest'
import { monthsUntilOutgrown } from './outgrow-size.rule.ts'

const size = (heightMax: number, weightMax: number) => ({ size: 'x', heightMin: 0, heightMax, weightMin: 0, weightMax })

describe('monthsUntilOutgrown', () => {
  test.each([
    ['a child of three months in 3-6M: its weight comes first', size(67, 7.5), { height: 61, weight: 6.1 }, null, 2],
    ['of a size for light ones', size(90, 7), { height: 61, weight: 6.1 }, 3, 1],
    ['by height alone', size(71, 8.5), { height: 67, weight: null }, null, 2],
    ['by weight alone', size(71, 8.5), { height: null, weight: 7.6 }, null, 2],
    ['a tall one of its age grows on along its own curve', size(71, 99), { height: 66, weight: null }, 3, 2],
    ['a small one of the same height has longer', size(71, 99), { height: 66, weight: null }, 8, 4],
    ['already too tall', size(61, 6), { height: 62, weight: 5 }, null, 0],
    ['at its limit', size(61, 6), { height: 61, weight: null }, null, 0],
    ['a schoolchild has more than a year', size(133, 28), { height: 121, weight: 22 }, 78, 24],
  ] as const)('%s', (_, row, measures, age, months) => {
    expect(monthsUntilOutgrown(row, measures, age)).toBe(months)
  })

  test('returns null without measures, or for an implausible one', () => {
    expect(monthsUntilOutgrown(size(61, 6), { height: null, weight: null }, 4)).toBeNull()
    expect(monthsUntilOutgrown(size(999, 999), { height: 60, weight: null }, null)).toBeNull()
    expect(monthsUntilOutgrown(size(120, 40), { height: 60, weight: null }, 60)).toBeNull()
  })

  test('never gets longer as the child grows', () => {
    const months = Array.from(
      { length: 60 },
      (_, n) => monthsUntilOutgrown(size(96, 14), { height: 60 + n * 0.6, weight: null }, null) ?? -1,
    )
    expect(months).toEqual([...months].sort((a, b) => b - a))
  })
})
