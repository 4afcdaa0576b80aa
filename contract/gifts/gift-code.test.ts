import { expect, test } from 'vitest'
import { formatGiftCode, parseGiftCode } from './gift-code.ts'

test.each([
  ['7KQ4-0XN2-9BTR', '7KQ40XN29BTR'],
  [' 7kq4 oxn2 9btr ', '7KQ40XN29BTR'],
  ['7KQ40XN29BTR', '7KQ40XN29BTR'],
  ['il00-0000-0000', '110000000000'],
  ['7KQ4-0XN2-9BT', null],
  ['7KQ4-0XN2-9BTRR', null],
  ['7KQ4-0XN2-9BTU', null],
  ['', null],
  ['9'.repeat(5_000), null],
])('gift-code: reads %j as %j', (written, code) => {
  expect(parseGiftCode(written)).toBe(code)
})

test('gift-code: is written in groups of four', () => {
  expect(formatGiftCode('7KQ40XN29BTR')).toBe('7KQ4-0XN2-9BTR')
})
