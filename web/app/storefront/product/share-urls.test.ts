import { expect, test } from 'vitest'
import { facebookShareUrl, zaloShareUrl } from './share-urls.ts'

const url = 'https://memay.vn/products/dam-hoa?lng=en'

test('share URLs: pass only the page’s URL to each network', () => {
  expect(new URL(facebookShareUrl(url)).searchParams.get('u')).toBe(url)
  expect(JSON.parse(atob(new URL(zaloShareUrl(url)).searchParams.get('d') ?? ''))).toEqual({ url })
})

test('share URLs: percent-encode Vietnamese letters', () => {
  const content = atob(new URL(zaloShareUrl('https://memay.vn/products/đầm')).searchParams.get('d') ?? '')
  expect(JSON.parse(content)).toEqual({ url: 'https://memay.vn/products/%C4%91%E1%BA%A7m' })
})
