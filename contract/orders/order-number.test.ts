import { expect, test } from 'vitest'
import { parseOrderNumber } from './order-number.ts'

test.each([
  'MM261124-G9A0',
  'mm261124-g9a0',
  'MM261124G9A0',
  'MM261124 G9A0',
  ' mm 261124 g9a0 ',
  '#MM261124-G9A0',
  'MM261124\u2011G9A0',
  'MM261124–G9A0',
  'MM 26 11 24 - G9 A0',
  '261124-G9A0',
  '261124g9ao',
  'mm26l124-g9aO',
  'Đơn hàng MM261124-G9A0',
  'Mã đơn: #mm261124 g9a0.',
  'ＭＭ２６１１２４－Ｇ９Ａ０',
])('order-number: %j is parsed as MM261124-G9A0', (written) => {
  expect(parseOrderNumber(written)).toBe('MM261124-G9A0')
})

test.each([
  '',
  'MM',
  'MM261124',
  'MM261124-G9A',
  'MM261124-G9A00',
  'MM261124-G9AU',
  'MM261324-G9A0',
  'MM261100-G9A0',
  '0912345678',
  'Thảo',
])('order-number: %j is refused', (written) => {
  expect(parseOrderNumber(written)).toBeNull()
})
