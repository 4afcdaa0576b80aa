import { expect, test } from 'vitest'
import { mailtoHref } from './mailto.ts'

test.each([
  ['lan@x.vn', undefined, 'mailto:lan@x.vn'],
  ['lan@x.vn', 'Đơn MM261120-JVY0', 'mailto:lan@x.vn?subject=%C4%90%C6%A1n%20MM261120-JVY0'],
  ['a?bcc=evil%40evil.vn&body=x@x.vn', 'A & B', 'mailto:a%3Fbcc%3Devil%2540evil.vn%26body%3Dx@x.vn?subject=A%20%26%20B'],
])('mailto: a mail to %j with subject %j starts with %j', (email, subject, href) => {
  expect(mailtoHref(email, subject)).toBe(href)
  const url = new URL(href)
  expect(decodeURIComponent(url.pathname)).toBe(email)
  expect([...url.searchParams.keys()]).toEqual(subject ? ['subject'] : [])
})
