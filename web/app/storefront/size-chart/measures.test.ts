import { expect, test } from 'vitest'
import { formatRange, readMeasure, toInches, toPounds } from './measures.ts'

test('formatMeasure and formatRange: use the decimal sign of the language', () => {
  expect(formatRange(7.5, 9, false)).toBe('7,5–9')
  expect(formatRange(7.5, 9, true)).toBe('7.5–9')
  expect(toInches(61, 67)).toBe('24–26 in')
  expect(toPounds(6, 7.5)).toBe('13–17 lb')
})

test.each([
  ['63', 63],
  [' 63,5 ', 63.5],
  ['63.5', 63.5],
  ['', null],
  ['abc', null],
  ['-3', null],
  ['6e1', null],
  ['39', null],
  ['400', null],
])('readMeasure: %j is read as %s', (text, value) => {
  expect(readMeasure(text, { min: 40, max: 150 })).toBe(value)
})
