import { expect, test } from 'vitest'
import { colorFamilies } from './color-families.rule.ts'

test.each([
  ['#ffffff', 'white'],
  ['#111111', 'black'],
  ['#888888', 'gray'],
  ['#cc2222', 'red'],
  ['#e7b8ac', 'pink'],
  ['#d9a441', 'yellow'],
  ['#ecd08d', 'yellow'],
  ['#a9b99b', 'green'],
  ['#2f4a66', 'blue'],
  ['#7d5238', 'brown'],
  ['#bd6d4e', 'terracotta'],
  ['#e2d3b8', 'beige'],
  ['#f4ead8', 'beige'],
  ['#7733aa', 'purple'],
])('color-families: %s is %s', (hex, family) => {
  expect(colorFamilies(hex)).toContain(family)
})

test('color-families: an unreadable value has none', () => {
  expect(colorFamilies('red')).toEqual([])
})
