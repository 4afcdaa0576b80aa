import { expect, test } from 'vitest'
import { mailPictureUrl } from './picture-url.rule.ts'

test.each([
  ['/media/img_1/800.webp', 'https://memay.vn/media/img_1/160.jpg'],
  ['/media/img_1/160.webp', 'https://memay.vn/media/img_1/160.jpg'],
  ['/media/img_1/90.webp', 'https://memay.vn/media/img_1/90.jpg'],
  ['/media/img_1/640.avif', 'https://memay.vn/media/img_1/160.jpg'],
  ['/art/category-hats.svg', 'https://memay.vn/art/category-hats.svg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['', null],
])('mailPictureUrl: %s is %s', (image, url) => expect(mailPictureUrl(image, 'https://memay.vn')).toBe(url))
