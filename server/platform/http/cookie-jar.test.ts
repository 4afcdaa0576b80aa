import { expect, test } from 'vitest'
import { mergeCookies } from './cookie-jar.ts'

test.each([
  ['a first cookie', undefined, ['guest=a; Path=/; HttpOnly'], 'guest=a'],
  ['one beside others', 'lng=vi', ['guest=a=b; Path=/; Max-Age=60'], 'lng=vi; guest=a=b'],
  ['a new value', 'sid=old; lng=vi', ['sid=new; Path=/'], 'sid=new; lng=vi'],
  ['one that ends', 'sid=old; lng=vi', ['sid=; Path=/; Max-Age=0'], 'lng=vi'],
  ['one that ended', 'sid=old', ['sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], undefined],
  ['nothing', 'sid=a', [], 'sid=a'],
  ['nobody', undefined, [], undefined],
])('cookie-jar: %s', (_what, header, set, carried) => {
  expect(mergeCookies(header, set)).toBe(carried)
})
