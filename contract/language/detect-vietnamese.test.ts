import { expect, test } from 'vitest'
import { isVietnamese } from './detect-vietnamese.ts'

test.each([
  ['Áo gile len hàng hoa', true],
  ['Yếm quần túi thỏ', true],
  ['Mũ rộng vành', true],
  ['Váy', true],
  ['Khăn tay khâu tay, nhuộm chàm ở Huế.\n\nGiặt máy ở 30 độ, dùng túi giặt Oeko-Tex.', true],
  ['Flower-row knitted vest', false],
  ['Silk áo dài', false],
  ['Áo dài for Tết', false],
  ['Sewn in Huế from linen. The áo dài of our mothers, made small; wash it by hand.', false],
  ['Crème brûlée romper', false],
  ['Yếm 2', true],
  ['', false],
])('detect-vietnamese: %s: %s', (text, is) => {
  expect(isVietnamese(text)).toBe(is)
})
