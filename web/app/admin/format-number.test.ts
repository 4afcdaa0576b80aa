import { expect, test } from 'vitest'
import { formatNumber, formatShortNumber, niceAxisMax } from './format-number.ts'

test.each([
  [0, '0', '0'],
  [950, '950', '950'],
  [45_000, '45 k', '45 k'],
  [1_200_000, '1,2 tr', '1,2 m'],
  [20_000_000, '20 tr', '20 m'],
  [3_400_000_000, '3,4 tỷ', '3,4 bn'],
])('format-short-number: %d', (value, vi, en) => {
  expect([formatShortNumber(value, 'vi'), formatShortNumber(value, 'en')]).toEqual([vi, en])
})

test.each([
  [0, 4],
  [3, 4],
  [7, 10],
  [11, 20],
  [21, 50],
  [1_000_000, 1_000_000],
  [1_000_001, 2_000_000],
])('nice-axis-max: an axis for %d ends at %d', (value, top) => {
  expect(niceAxisMax(value, 4)).toBe(top)
})

test('format-number: groups thousands', () => {
  expect(formatNumber(12_345)).toBe('12.345')
})
