import { expect, test } from 'vitest'
import { lineName } from './line-name.rule.ts'

test.each([
  [['Đỏ', '2Y'], ', ', 'Đầm (Đỏ, 2Y)'],
  [['Đỏ', null, undefined], ' ', 'Đầm (Đỏ)'],
  [['', null], ', ', 'Đầm'],
])('line-name: with %j', (choices, separator, name) => {
  expect(lineName('Đầm', choices, separator)).toBe(name)
})
