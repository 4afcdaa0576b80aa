import { expect, test } from 'vitest'
import * as enContent from './en/content-pages.ts'
import * as enProduct from './en/shop-product.ts'
import en from './en.ts'
import * as viContent from './vi/content-pages.ts'
import * as viProduct from './vi/shop-product.ts'
import vi from './vi.ts'

/** Claims that only the owner can make: about fabric and dye, who sews and where, awards, response times. */
const claims =
  /hữu cơ|nhuộm|củ nâu|lá chàm|muslin|cotton|vải đũi|may tay|mũi kim|bà ngoại|minh hoạ|(?<!t)huế|cây cỏ|nhạy cảm|giải thưởng|ngày làm việc|từ năm \d|organic|\bdye|indigo|turmeric|linen|handmade|sewn by|illustration|sensitive|grandm|award|working day|since \d/i

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

test.each([
  ['vi', [vi, viContent, viProduct]],
  ['en', [en, enContent, enProduct]],
])('storefront texts: claim nothing that the owner has not written (%s)', (_, parts) => {
  const texts = textsIn(parts)
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => claims.test(text))).toEqual([])
})
