import { expect, test } from 'vitest'
import { maskEmails } from './mask-emails.ts'

test.each([
  ['550 5.1.1 <lan@x.vn>: user unknown', '550 5.1.1 <***@x.vn>: user unknown'],
  ['lan.nguyen+tag@mail.x.vn, mai@y.vn.', '***@mail.x.vn, ***@y.vn.'],
  ["recipient 'lan@[192.0.2.1]' refused", "recipient '***@[192.0.2.1]' refused"],
  ['<"lan mai"@x.vn> refused', '<***@x.vn> refused'],
  ['mailto:lan@x.vn', 'mailto:***@x.vn'],
  ['smtp://lan%40x.vn:25', 'smtp://***@x.vn:25'],
  ['lan@tên-miền.vn', '***@tên-miền.vn'],
  ["Cannot find module '/shop/node_modules/@react-router/node'", "Cannot find module '/shop/node_modules/@react-router/node'"],
  ['Error: 12 @ 3', 'Error: 12 @ 3'],
])('mask-emails: %s', (text, masked) => {
  expect(maskEmails(text)).toBe(masked)
})
