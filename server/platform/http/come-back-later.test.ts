import { expect, test } from 'vitest'
import { comeBackLater } from './come-back-later.ts'

const none = () => false

test.each(['/', '/products/dam-hoa', '/api/products', '/api/orders'])('a newcomer is asked to try again: %s', (url) => {
  expect(() => comeBackLater({ url, method: 'GET', headers: {} }, none)).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

test.each(['/assets/root-C5tYIe3i.css', '/media/img_1/320.webp', '/art/logo.svg', '/offline.css'])(
  'a page that was sent gets its files: %s',
  (url) => {
    expect(() => comeBackLater({ url, method: 'GET', headers: {} }, none)).not.toThrow()
  },
)

test('what cannot wait is let in', () => {
  const isUrgent = ({ url, method }: { url: string; method: string }) => method === 'POST' && url === '/api/orders'
  expect(() => comeBackLater({ url: '/api/orders', method: 'POST', headers: {} }, isUrgent)).not.toThrow()
  expect(() => comeBackLater({ url: '/api/orders', method: 'GET', headers: {} }, isUrgent)).toThrow()
})
