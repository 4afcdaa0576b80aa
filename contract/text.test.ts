import { expect, test } from 'vitest'
import { validationKey, validationMessage } from './language/validation-messages.ts'
import { Limit, Page } from './paging.ts'
import { formatPhone, parsePhone } from './phone.schema.ts'
import { Email, slugify, stripDiacritics, writtenText } from './text.ts'

test('text: search ignores diacritics, case and Unicode form', () => {
  expect(stripDiacritics('Đầm Bé Gái ước mơ Ỷ')).toBe('dam be gai uoc mo y')
  expect(stripDiacritics('hoà'.normalize('NFD'))).toBe(stripDiacritics('hòa'))
  expect(slugify('  Đầm hoa — Cổ Sen! ')).toBe('dam-hoa-co-sen')
})

test.each([
  ['0912345678', '+84912345678'],
  ['+84 912 345 678', '+84912345678'],
  ['84.912.345.678', '+84912345678'],
  ['0912-345-678', '+84912345678'],
  ['01234567890', null],
  ['02343123456', '+842343123456'],
  ['19001234', null],
  ['', null],
])('text: the phone "%s" is parsed as %s', (typed, e164) => {
  expect(parsePhone(typed)).toBe(e164)
})

test('text: a phone is formatted in groups', () => {
  expect(formatPhone('+84912345678')).toBe('0912 345 678')
})

test.each([' A@X.vn ', 'mẹ.may+1@huế.vn'])('text: the e-mail "%s" is accepted and lower-cased', (email) => {
  expect(Email.parse(email)).toBe(email.trim().toLowerCase())
})

test.each(['', 'a', 'a@b', 'a b@c.vn', 'a@c.vn\r\nBcc: x@y.vn', 'a@c.vn, d@e.vn', '<a@c.vn>'])('text: "%s" is not an e-mail', (email) => {
  expect(Email.safeParse(email).success).toBe(false)
})

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['a\u0000b', 'unreadable'],
  ['a\ud800', 'unreadable'],
  ['x'.repeat(11), 'max_length:10'],
])('text: the text %j is refused with %s', (text, key) => {
  expect(writtenText(10).safeParse(text, { error: validationKey }).error?.issues[0]?.message).toBe(key)
})

test('text: a text is stored exactly as written', () => {
  expect(writtenText(50).parse(' Bé Na 👨‍👩‍👧 ')).toBe(' Bé Na 👨‍👩‍👧 ')
})

test('text: a missing value is reported in both languages', () => {
  expect(validationMessage('required', 'en')).toBe('This field is required')
  expect(validationMessage('max_length:10', 'vi')).toBe('Dài nhất 10 ký tự')
})

test.each(['0', '-1', '1.5', '1e3', '10abc', ' 1', '', '1000000000000000000'])('text: "%s" is not a page number', (page) => {
  expect(Page.safeParse(page).success).toBe(false)
})

test('text: a page has 1 to 100 entries', () => {
  expect([Limit.safeParse('1').success, Limit.safeParse('100').success, Limit.safeParse('101').success]).toEqual([true, true, false])
})
