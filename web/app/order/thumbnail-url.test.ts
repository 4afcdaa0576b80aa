import { expect, test } from 'vitest'
import { thumbnailUrl } from './thumbnail-url.ts'

test.each([
  ['/media/img_1/640.webp', '/media/img_1/160.webp'],
  ['/media/img_1/900.webp', '/media/img_1/160.webp'],
  ['/media/img_1/120.webp', '/media/img_1/120.webp'],
  ['/art/share.jpg', '/art/share.jpg'],
  ['', ''],
])('thumbnailUrl: %s becomes %s', (image, small) => {
  expect(thumbnailUrl(image)).toBe(small)
})
