import { expect, test } from 'vitest'
import { facebookShareUrl, zaloShareUrl } from './share-urls.ts'

const url = 'https://memay.vn/products/dam-hoa?lng=en'

test('each network is told the address of the page, and nothing else', () => {
  expect(new URL(facebookShareUrl(url)).searchParams.get('u')).toBe(url)
  expect(JSON.parse(atob(new URL(zaloShareUrl(url)).searchParams.get('d') ?? ''))).toEqual({ url })
})

test('an address with Vietnamese letters is shared in the letters that addresses have', () => {
  const content = atob(new URL(zaloShareUrl('https://memay.vn/products/đầm')).searchParams.get('d') ?? '')
  expect(JSON.parse(content)).toEqual({ url: 'https://memay.vn/products/%C4%91%E1%BA%A7m' })
})
