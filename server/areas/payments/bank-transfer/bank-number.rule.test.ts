import { expect, test } from 'vitest'
import { bankNumberOf } from './bank-number.rule.ts'

test.each([
  ['FT26325001', 'FT26325001'],
  [' ft 2632 5001 ', 'FT26325001'],
  ['MBVCB.123-4/5', 'MBVCB.123-4/5'],
  ['0', '0'],
])('bank number: “%s” is %s', (text, number) => {
  expect(bankNumberOf(text)).toBe(number)
})

test.each(['tiền mặt', 'chuyển khoản ngày 21', 'FT tay', '', '   ', null, undefined])('bank number: “%s” is none', (text) => {
  expect(bankNumberOf(text)).toBeNull()
})
