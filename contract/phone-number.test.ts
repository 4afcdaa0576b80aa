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

test.each([
  ['0912345678', '+84912345678'],
  ['0912 345 678', '+84912345678'],
  ['0912.345.678', '+84912345678'],
  ['0912-345-678', '+84912345678'],
  ['+84 912 345 678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['84 (0)912 345 678', '+84912345678'],
  ['+84 (0)912.345.678', '+84912345678'],
  ['0084 912 345 678', '+84912345678'],
  ['(+84) 912 345 678', '+84912345678'],
  ['0842 345 678', '+84842345678'],
  ['\u00a00912\u2011345\u2011678 ', '+84912345678'],
  ['0234 382 2222', '+842343822222'],
  ['(024) 3825 1234', '+842438251234'],
  ['+84 28 3829 1234', '+842838291234'],
])('phone: %j is %s', (written, e164) => {
  expect(parsePhone(written)).toBe(e164)
  expect(parsePhone(formatPhone(e164))).toBe(e164)
})

test.each(['', '1', '912345678', '0112345678', '09123456789', '091234567', '+1 912 345 678', '0234 382 222', 'chín một hai', '84'])(
  'phone: %j is none',
  (written) => {
    expect(parsePhone(written)).toBeNull()
  },
)

test('phone: a landline is read with its area code apart', () => {
  expect(formatPhone('+842343822222')).toBe('0234 382 2222')
  expect(formatPhone('+842438251234')).toBe('024 3825 1234')
})
