import { expect, test } from 'vitest'
import { userText, withoutLinks } from './user-text.ts'

test.each([
  ['http://evil.example/x', 'http: //evil. example/x'],
  ['HTTPS://EVIL.EXAMPLE', 'HTTPS: //EVIL. EXAMPLE'],
  ['You won: www.evil.com now', 'You won: www. evil. com now'],
  ['evil.com', 'evil. com'],
  ['bit.ly/abc', 'bit. ly/abc'],
  ['trúng-thưởng.vn', 'trúng-thưởng. vn'],
  ['evil。com', 'evil。 com'],
  ['evil．com', 'evil． com'],
  ['evil.рф', 'evil. рф'],
  ['evil.xn--p1ai', 'evil. xn--p1ai'],
  ['evil\u2060.\u200bcom', 'evil. com'],
  ['http://localhost:3000', 'http: //localhost:3000'],
  ['http://1.2.3.4/x', 'http: //1 . 2 . 3 . 4/x'],
  ['1.2.3.4:8080/x', '1 . 2 . 3 . 4:8080/x'],
  ['mailto:a@evil.com', 'mailto: a @ evil. com'],
  ['Win at a@evil.com', 'Win at a @ evil. com'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['Lan\r\nBcc: x@evil.com\thttp://evil.com', 'Lan Bcc: x @ evil. com http: //evil. com'],
  ['Lan\u202eelpmaxe', 'Lanelpmaxe'],
])('user-text: a mail shows %j as %j', (written, shown) => {
  expect(userText(written)).toBe(shown)
})

test.each([
  'Nguyễn Thị Hồng-Nhung',
  'Trần Văn A.',
  'Ng. Văn Nam',
  'Lê Q.B',
  'Đỗ Mười Hai, v.v',
  'Đặng Thị Thuỳ Trâm',
  'Đặng Thị Thuỳ Trâm'.normalize('NFD'),
  "O'Neil (mẹ bé Bin)",
  'Số 12/3, ngõ 34 đường Nguyễn Trãi, P. 5, Q. 3',
  'Tổ 7, thôn Phước Lộc',
  'Set No.5, size 6.5, 1.290.000 ₫, 0905.123.456',
  '🌸 Mẹ Sóc 🌸',
])('user-text: %j stays as written', (name) => {
  expect(userText(name)).toBe(name)
})

test('user-text: a long text is cut after sixty characters, never within one', () => {
  expect(userText('ệ'.normalize('NFD').repeat(80))).toBe(`${'ệ'.normalize('NFD').repeat(59)}…`)
  expect([...new Intl.Segmenter().segment(userText('👩‍👧'.repeat(300)))].length).toBeLessThanOrEqual(60)
  expect(userText('x'.repeat(60))).toBe('x'.repeat(60))
  expect(userText('x'.repeat(61), 10)).toBe(`${'x'.repeat(9)}…`)
})

test("user-text: in the shop's own texts only links are defused, not prices and e-mails", () => {
  const text = 'Tổng 1.290.000 ₫. Bạn viết cho tiem@memay.vn, (an.nguyen@x.vn), nhé.\nXem http://a.vn/b và www.c.vn@d.vn'
  expect(withoutLinks(text)).toBe(
    'Tổng 1.290.000 ₫. Bạn viết cho tiem@memay.vn, (an.nguyen@x.vn), nhé.\nXem http: //a. vn/b và www. c. vn@d. vn',
  )
})
