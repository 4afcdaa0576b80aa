import { expect, test } from 'vitest'
import { inField, moveOption } from './move-option.rule.ts'

test.each([
  ['ArrowDown', inField, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, inField],
  ['ArrowDown', 5, 3, inField],
  ['ArrowUp', inField, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, inField],
  ['ArrowDown', inField, 1, 0],
  ['ArrowDown', inField, 0, undefined],
  ['ArrowUp', inField, 0, undefined],
  ['Enter', 1, 3, undefined],
  ['Home', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('moveOption: %s from %i of %i leads to %s', (key, active, count, next) => {
  expect(moveOption(key, active, count)).toBe(next)
})
