import { expect, test } from 'vitest'
import { shortenAlt } from './list-product.rule.ts'

test.each([
  ['Đầm hoa nhí', 'Đầm hoa nhí'],
  ['', ''],
  ['Áo liền quần, cotton kẻ ô, màu lá sả: tay ngắn, cổ bo gân, ba nút bấm', 'Áo liền quần, cotton kẻ ô, màu lá sả'],
  ['Một chiếc đầm dài rất đẹp mà không có dấu câu nào trong cả một câu', 'Một chiếc đầm dài rất đẹp mà không có'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('shorten-alt: %j becomes %j', (alt, expected) => {
  expect(shortenAlt(alt)).toBe(expected)
})
