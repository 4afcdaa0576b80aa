import { expect, test } from 'vitest'
import { addViewed, inSequence, parseViewed } from './viewed-products.rule.ts'

const twelve = Array.from({ length: 12 }, (_, n) => `p${n}`)

test.each([
  ['the first', [], 'a', ['a']],
  ['a new one', ['b', 'c'], 'a', ['a', 'b', 'c']],
  ['one seen before moves to the front', ['b', 'a'], 'a', ['a', 'b']],
  ['the thirteenth drops the oldest', twelve, 'a', ['a', ...twelve.slice(0, 11)]],
])('addViewed: %s', (_, ids, id, expected) => {
  expect(addViewed(ids, id)).toEqual(expected)
})

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["prd_a",7,null,"","a,b","prd_b"]', ['prd_a', 'prd_b']],
  [JSON.stringify([...twelve, 'x']), twelve],
])('parseViewed: %s', (stored, expected) => {
  expect(parseViewed(stored)).toEqual(expected)
})

test('inSequence: follows the ids and leaves out what is gone', () => {
  expect(inSequence([{ _id: 'a' }, { _id: 'b' }], ['b', 'gone', 'a'])).toEqual([{ _id: 'b' }, { _id: 'a' }])
})
