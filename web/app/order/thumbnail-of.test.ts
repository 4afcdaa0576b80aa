import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail-of.ts'

test.each([
  ['/media/img_1/640.webp', '/media/img_1/160.webp'],
  ['/media/img_1/900.webp', '/media/img_1/160.webp'],
  ['/media/img_1/120.webp', '/media/img_1/120.webp'],
  ['/art/share.jpg', '/art/share.jpg'],
  ['', ''],
])('%s as %s', (image, small) => {
  expect(thumbnailOf(image)).toBe(small)
})
