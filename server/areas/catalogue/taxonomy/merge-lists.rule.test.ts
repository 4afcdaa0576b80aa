import { expect, it } from 'vitest'
import { mergeLists } from './merge-lists.rule.ts'

const merge = (before: string, wanted: string, there: string) =>
  mergeLists({ before: [...before], wanted: [...wanted], there: [...there] }).join('')

it.each([
  ['nobody else', 'abc', 'cab', 'abc', 'cab'],
  ['the other put in', 'abc', 'cab', 'abcd', 'cabd'],
  ['the other took out', 'abc', 'cabd', 'bc', 'cbd'],
  ['both put in the same', 'a', 'ad', 'ad', 'ad'],
  ['both took out the same', 'ab', 'b', 'b', 'b'],
  ['the other put in where one took all out', 'ab', '', 'abc', 'c'],
  ['the other set another order', 'abc', 'bca', 'cab', 'bca'],
  ['one put in twice', 'a', 'abb', 'a', 'ab'],
])('merge-lists: %s', (_, before, wanted, there, merged) => {
  expect(merge(before, wanted, there)).toBe(merged)
})
