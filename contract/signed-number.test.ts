import { expect, test } from 'vitest'
import { formatAmount, formatPrice } from './money.ts'
import { formatChange, formatDifference, withMinus } from './signed-number.ts'

test('signed-number: negative numbers have a minus sign, not a hyphen', () => {
  expect([formatAmount(-5_000), formatPrice(-1_250_000)]).toEqual(['\u22125.000\u00a0₫', '\u22121.250.000\u00a0₫'])
  expect(withMinus(new Intl.NumberFormat('vi-VN').format(-12.5))).toBe('\u221212,5')
})

test('signed-number: differences and changes have their sign, zero has none', () => {
  expect([5_000, -5_000, 0].map(formatDifference)).toEqual(['+5.000\u00a0₫', '\u22125.000\u00a0₫', '0\u00a0₫'])
  expect([3, -3, 0].map(formatChange)).toEqual(['+3', '\u22123', '0'])
})
