import { expect, test } from 'vitest'
import type { SetUp } from '../../../../contract/content.ts'
import { stepAfter, stepBefore, stepOf, withDone } from './set-up.rule.ts'

const none: SetUp = { done: [], isOver: false }

test.each<[string, string | null, SetUp, string]>([
  ['a new shop', null, none, 'name'],
  ['two screens done', null, { done: ['name', 'seller'], isOver: false }, 'delivery'],
  ['one skipped', null, { done: ['name', 'delivery', 'policies', 'mail'], isOver: false }, 'seller'],
  ['all done', null, { done: ['name', 'seller', 'delivery', 'policies', 'mail'], isOver: true }, 'name'],
  ['a URL with a screen', 'mail', none, 'mail'],
  ['a URL with nonsense', 'x', none, 'name'],
])('set-up: with %s it opens the right screen', (_what, wanted, setUp, expected) => {
  expect(stepOf(wanted, setUp)).toBe(expected)
})

test('set-up: a saved screen is done once, in the sequence of the screens, and the fifth ends it', () => {
  const two = withDone(withDone(none, 'delivery'), 'name')
  expect(two).toEqual({ done: ['name', 'delivery'], isOver: false })
  expect(withDone(two, 'name')).toEqual(two)
  expect(withDone({ done: ['name', 'seller', 'delivery', 'policies'], isOver: false }, 'mail').isOver).toBe(true)
})

test('set-up: screens follow each other', () => {
  expect([stepBefore('name'), stepAfter('name'), stepBefore('mail'), stepAfter('mail')]).toEqual([
    undefined,
    'seller',
    'policies',
    undefined,
  ])
})
