import { expect, test } from 'vitest'
import { brandOf, renderMail } from './mail-layout.ts'

const brand = { name: 'Tiệm', url: 'https://tiem.test', footer: ['12 Lê Lợi, Huế'] }

test('a mail says the same in html and in text', () => {
  const { html, text } = renderMail({
    language: 'vi',
    title: 'Xin chào',
    paragraphs: ['Dòng một\nDòng hai'],
    code: '123456',
    button: { label: 'Mở', url: 'https://tiem.test/a?b=1&c=2' },
    link: { label: 'Xem đơn', url: 'https://tiem.test/don?token=x&y=2' },
    table: { caption: 'Hàng', head: ['Tên', 'SL', 'Tiền'], rows: [['Áo', '2', '10 ₫']], foot: [['Tổng', '10 ₫']] },
    closing: ['Cảm ơn'],
    brand,
  })
  for (const words of ['Xin chào', 'Dòng một', 'Dòng hai', '123456', 'Mở', 'Hàng', 'Áo', 'Tổng', 'Cảm ơn', '12 Lê Lợi, Huế']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(html).toContain('<html lang="vi"')
  expect(html).toContain('href="https://tiem.test/a?b=1&amp;c=2"')
  expect(text).toContain('https://tiem.test/a?b=1&c=2')
  expect(html).toContain('<a href="https://tiem.test/don?token=x&amp;y=2" style="color:#8a3b2a">Xem đơn</a>')
  expect(text).toContain('Xem đơn:\nhttps://tiem.test/don?token=x&y=2')
})

test('what somebody typed is shown as typed and never becomes markup', () => {
  const nasty = `<img src=x onerror="alert('1')">&{{7*7}}`
  const { html, text } = renderMail({
    language: 'en',
    title: nasty,
    paragraphs: [nasty],
    table: { rows: [[nasty]] },
    brand: { ...brand, name: nasty },
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;{{7*7}}')
  expect(text).toContain(nasty)
})

test('a mail names the shop as its sender does', () => {
  const publicUrl = 'https://tiem.test'
  expect(brandOf({ mailFrom: 'Mẹ May <shop@tiem.test>', publicUrl })).toEqual({ name: 'Mẹ May', url: publicUrl })
  expect(brandOf({ mailFrom: '"Mẹ May" <shop@tiem.test>', publicUrl }).name).toBe('Mẹ May')
  expect(brandOf({ mailFrom: 'shop@tiem.test', publicUrl }).name).toBe('shop@tiem.test')
})
