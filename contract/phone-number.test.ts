import { expect, test } from 'vitest'
import { formatPhone, parsePhone, phoneHref, unbrokenPhone } from './phone-number.ts'

test('phone-number: a number in a text never wraps, and stays a number after copying', () => {
  const shown = unbrokenPhone('+84912345678')
  expect(shown).toBe('0912\u00a0345\u00a0678')
  expect(parsePhone(shown)).toBe('+84912345678')
  expect(formatPhone('+84912345678')).toBe('0912 345 678')
})

test("phone-number: a number in the shop's own spelling never wraps either", () => {
  expect(unbrokenPhone('0234 382 2222')).toBe('0234\u00a0382\u00a02222')
})

test.each([
  ['+84912345678', 'tel:+84912345678'],
  ['0234 382 2222', 'tel:02343822222'],
  ['0234\u00a0382\u00a02222', 'tel:02343822222'],
])('phone-number: a link to %j has no blanks', (phone, href) => {
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
])('phone-number: %j is parsed as %s', (written, e164) => {
  expect(parsePhone(written)).toBe(e164)
  expect(parsePhone(formatPhone(e164))).toBe(e164)
})

test.each(['', '1', '912345678', '0112345678', '09123456789', '091234567', '+1 912 345 678', '0234 382 222', 'chín một hai', '84'])(
  'phone-number: %j is refused',
  (written) => {
    expect(parsePhone(written)).toBeNull()
  },
)

test('phone-number: a landline is formatted with a separate area code', () => {
  expect(formatPhone('+842343822222')).toBe('0234 382 2222')
  expect(formatPhone('+842438251234')).toBe('024 3825 1234')
})
