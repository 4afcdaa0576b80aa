import { expect, test } from 'vitest'
import { readCount, stepCount } from './read-count.rule.ts'

test.each([
  ['12', 12],
  [' 1 2 ', 12],
  ['1.200', 1_200],
  ['0', 0],
  ['', null],
  ['-1', undefined],
  ['1,5', undefined],
  ['năm', undefined],
  ['9999999', undefined],
])('read-count: %j is %j', (text, count) => {
  expect(readCount(text)).toBe(count)
})

test('step-count: starts from the number on record and never goes below zero', () => {
  expect(stepCount('', 5, 1)).toBe(6)
  expect(stepCount('3', 5, -1)).toBe(2)
  expect(stepCount('0', 5, -1)).toBe(0)
  expect(stepCount('x', 5, -1)).toBe(4)
})
