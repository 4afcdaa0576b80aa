import { expect, test } from 'vitest'
import { comeBackLater } from './come-back-later.ts'

test.each(['/', '/products/dam-hoa', '/api/products', '/api/orders'])('a newcomer is asked to try again: %s', (url) => {
  expect(() => comeBackLater({ url, headers: {} })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

test.each(['/assets/root-C5tYIe3i.css', '/media/img_1/320.webp', '/art/logo.svg', '/offline.css'])(
  'a page that was sent gets its files: %s',
  (url) => {
    expect(() => comeBackLater({ url, headers: {} })).not.toThrow()
  },
)
