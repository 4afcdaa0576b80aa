import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { searchTermFromUrl } from './search-term-from-url.ts'

const read = (address: string) => searchTermFromUrl(new URL(address, 'https://memay.vn'))

test.each(['đầm hoa', 'a/b', '50% cotton', '%2F', '%252F', '#1', '?x=1&y', '.', '..', '...', '_', 'x.data', '👶🏽'])(
  'searchTermFromUrl: %j reads back from its own URL',
  (term) => expect(read(paths.search(term))).toEqual({ term }),
)

test.each([
  ['/products/search', ''],
  ['/products/search/', ''],
  ['/products/search?query=', ''],
  ['/products/search?query=+', ''],
  ['/Products//Search/dam/?page=2', 'dam'],
  ['/products/search/%20dam%20', 'dam'],
  ['/products/search/?query=..', '..'],
])('searchTermFromUrl: %s searches for %j', (address, term) => expect(read(address)).toEqual({ term }))

test.each([
  ['/products/search?query=%252F', '/products/search/%252F'],
  ['/products/search?query=+dam+hoa', '/products/search/dam%20hoa'],
  ['/products/search/dam?query=lua', '/products/search/lua'],
  ['/products/search/dam?query=..', '/products/search?query=..'],
  // Half an emoji at the end could not be encoded in a URL.
  [`/products/search?query=${'x'.repeat(199)}%F0%9F%91%B6`, `/products/search/${'x'.repeat(199)}`],
])('searchTermFromUrl: a form posted to %s redirects to %s', (address, movedTo) => expect(read(address)).toEqual({ movedTo }))
