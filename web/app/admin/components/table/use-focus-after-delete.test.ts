import { expect, test } from 'vitest'
import { nextRowIndex } from './use-focus-after-delete.ts'

test.each([
  ['the first of three goes: the second is first now', 0, 2, 0],
  ['the last goes: the one before it is last now', 2, 2, 1],
  ['several at the end go', 9, 4, 3],
])('next-row-index: %s', (_what, place, left, expected) => {
  expect(nextRowIndex(place, left)).toBe(expected)
})
