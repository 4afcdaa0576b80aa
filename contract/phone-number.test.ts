import { expect, test } from 'vitest'
import { formatPhone, parsePhone, phoneHref, unbrokenPhone } from './phone-number.ts'

test('a number in a text stays on one line, and is a number still where it was copied from there', () => {
  const shown = unbrokenPhone('+84912345678')
  expect(shown).toBe('0912\u00a0345\u00a0678')
  expect(parsePhone(shown)).toBe('+84912345678')
  expect(formatPhone('+84912345678')).toBe('0912 345 678')
})

test('a number as the shop wrote it is kept together too', () => {
  expect(unbrokenPhone('0234 382 2222')).toBe('0234\u00a0382\u00a02222')
})

test.each([
  ['+84912345678', 'tel:+84912345678'],
  ['0234 382 2222', 'tel:02343822222'],
  ['0234\u00a0382\u00a02222', 'tel:02343822222'],
])('a link to %j has no blanks', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
