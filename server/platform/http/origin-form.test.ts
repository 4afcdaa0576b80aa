import { expect, test } from 'vitest'
import { originForm } from './origin-form.ts'

test.each([
  ['/login?next=http://x/y', '/login?next=http://x/y'],
  ['//evil.test/x', '//evil.test/x'],
  ['http://shop.example/my-account?x=1', '/my-account?x=1'],
  ['HTTP://user:pass@shop.example:80/api/users/me', '/api/users/me'],
  ['http://shop.example', '/'],
  ['http://shop.example?lng=en', '/?lng=en'],
  ['*', '/*'],
  [String.raw`/\evil.test\x?y=a\b`, String.raw`/%5Cevil.test%5Cx?y=a\b`],
  [String.raw`http://shop.example/\[`, '/%5C['],
])('origin-form: the target %s is read as %s', (target, url) => {
  expect(originForm(target)).toBe(url)
})
