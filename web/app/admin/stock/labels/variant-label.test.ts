import { expect, test } from 'vitest'
import { labelDigits } from './variant-label.tsx'

test('variant-label: the number of a variant has eight digits', () => {
  expect(labelDigits(42)).toBe('00000042')
})
