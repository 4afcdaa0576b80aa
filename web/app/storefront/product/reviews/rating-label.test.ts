import { expect, test } from 'vitest'
import { ratingLabel } from './rating-label.ts'

test.each([
  [0, null],
  [0.4, null],
  [1, 'poor'],
  [3, 'good'],
  [3.6, 'veryGood'],
  [5, 'excellent'],
  [6, 'excellent'],
])('ratingLabel: %d stars are %s', (stars, word) => {
  expect(ratingLabel(stars)).toBe(word)
})
