import { expect, test } from 'vitest'
import { repairUrl } from './repair-url.ts'

test.each([
  ['/products/search/50%', '/products/search/50%25'],
  ['/products/search/100%%20cotton?sort=newest', '/products/search/100%25%20cotton?sort=newest'],
  ['/products/search/%zz%C4%91', '/products/search/%25zz%C4%91'],
  ['/products/search/b%C3%A9', null],
  ['/%ff%', null],
  ['//elsewhere.example/%', null],
])('repair-url: %s becomes %s', (url, mended) => expect(repairUrl(url)).toBe(mended))
