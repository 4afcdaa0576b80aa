import { expect, test } from 'vitest'
import { groupSizes } from './group-sizes.rule.ts'

const row = (size: string) => ({ size, heightMin: 1, heightMax: 2, weightMin: 1, weightMax: 2 })
const chart = { baby: ['0-3M', '3-6M', '12-18M'].map(row), kids: ['2Y', '10Y'].map(row) }

test.each([
  ['ordered as the chart, not by the alphabet', ['12-18M', '3-6M', '0-3M'], [['baby', '0-3M', '3-6M', '12-18M']]],
  [
    'babies before children',
    ['10Y', '2Y', '3-6M'],
    [
      ['baby', '3-6M'],
      ['kids', '2Y', '10Y'],
    ],
  ],
  ['written as the shop writes them', ['3-6m'], [['baby', '3-6m']]],
  [
    'unknown ones last',
    ['Một cỡ', '2Y'],
    [
      ['kids', '2Y'],
      ['other', 'Một cỡ'],
    ],
  ],
  ['none', [], []],
])('groupSizes: %s', (_, inUse, groups) => {
  expect(groupSizes(inUse, chart).map(({ group, sizes }) => [group, ...sizes.map(({ size }) => size)])).toEqual(groups)
})

test('groupSizes: without a size chart there is one group', () => {
  expect(groupSizes(['2Y'], { baby: [], kids: [] })).toEqual([{ group: 'other', sizes: [{ size: '2Y' }] }])
})
