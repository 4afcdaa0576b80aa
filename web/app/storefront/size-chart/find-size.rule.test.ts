import { describe, expect, test } from 'vitest'
import type { SizeChart } from '../../../../contract/content.ts'
import { findSize } from './find-size.rule.ts'
import { parseSizeAge } from './parse-size-age.rule.ts'

const row = (size: string, heightMin: number, heightMax: number, weightMin: number, weightMax: number) => ({
  size,
  heightMin,
  heightMax,
  weightMin,
  weightMax,
})
const chart: SizeChart = {
  baby: [row('0-3M', 50, 61, 3.3, 6), row('3-6M', 61, 67, 6, 7.5), row('6-9M', 67, 71, 7.5, 8.5)],
  kids: [row('2Y', 86, 96, 12, 14), row('3Y', 96, 103, 14, 16)],
}

describe('findSize', () => {
  test.each([
    ['by height alone', 58, null, '0-3M', 'fits', 'height', false],
    ['by weight alone', null, 7, '3-6M', 'fits', 'weight', false],
    ['by both alike', 64, 6.8, '3-6M', 'fits', 'both', false],
    ['a heavy one: the larger', 58, 7, '3-6M', 'fits', 'weightOverHeight', false],
    ['a tall one: the larger', 69, 7, '6-9M', 'fits', 'height', false],
    ['on the border: the larger', 61, null, '3-6M', 'fits', 'height', true],
    ['on the border by weight alone: the larger', null, 6, '3-6M', 'fits', 'weight', true],
    ['on the border by weight: the larger', 60, 6, '3-6M', 'fits', 'weightOverHeight', true],
    ['between two sizes that do not touch: the larger', 80, null, '2Y', 'fits', 'height', true],
    ['a very new one', 48, 3, '0-3M', 'below', 'both', false],
    ['small but heavy enough', 48, 4, '0-3M', 'fits', 'both', false],
    ['as tall as the largest', 103, null, '3Y', 'fits', 'height', false],
    ['out of everything', 104, null, '3Y', 'above', 'height', false],
    ['out of everything by weight', 98, 17, '3Y', 'above', 'weightOverHeight', false],
    ['out of everything by weight alone', null, 17, '3Y', 'above', 'weight', false],
  ] as const)('%s', (_, height, weight, size, fit, by, isBetween) => {
    const advice = findSize(chart, { height, weight })
    expect({ ...advice, row: advice?.row.size }).toEqual({ row: size, fit, by, isBetween })
  })

  test('returns null without measures', () => {
    expect(findSize(chart, { height: null, weight: null })).toBeNull()
    expect(findSize({ baby: [], kids: [] }, { height: 60, weight: 5 })).toBeNull()
  })

  test('never gets smaller as the child grows', () => {
    const order = [...chart.baby, ...chart.kids].map(({ size }) => size)
    const places = Array.from({ length: 160 }, (_, i) => findSize(chart, { height: 45 + i / 2, weight: null })).map((found) =>
      order.indexOf(found?.row.size ?? ''),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})

test.each([
  ['0-3M', { from: 0, to: 3, unit: 'months' }],
  ['12-18m', { from: 12, to: 18, unit: 'months' }],
  ['2Y', { from: 2, to: null, unit: 'years' }],
  ['4-5Y', { from: 4, to: 5, unit: 'years' }],
  ['70', null],
  ['Một cỡ', null],
])('parseSizeAge: %s', (size, age) => {
  expect(parseSizeAge(size)).toEqual(age)
})
