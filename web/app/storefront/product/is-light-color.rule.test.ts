import { expect, test } from 'vitest'
import { isLightColor } from './is-light-color.rule.ts'

test.each([
  ['#ffffff', true],
  ['#f3ead8', true],
  ['#c58a2b', false],
  ['#2f4a66', false],
  ['#000000', false],
])('isLightColor: %s is light: %s', (hex, isLight) => {
  expect(isLightColor(hex)).toBe(isLight)
})
