import { expect, test } from 'vitest'
import { brandOf, renderMail } from './template.ts'

const brand = { name: 'Tiệm', url: 'https://tiem.test', footer: ['12 Lê Lợi, Huế'] }

test('template: a mail has the same content in HTML and text', () => {
  const { html, text } = renderMail({
    language: 'vi',
    title: 'Xin chào',
    paragraphs: ['Dòng một\nDòng hai'],
    code: '123456',
    button: { label: 'Mở', url: 'https://tiem.test/a?b=1&c=2' },
    link: { label: 'Xem đơn', url: 'https://tiem.test/don?token=x&y=2' },
    table: { caption: 'Hàng', head: ['Tên', 'SL', 'Tiền'], rows: [['Áo', '2', '10 ₫']], foot: [{ label: 'Tổng', amount: '10 ₫' }] },
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
  expect(html).toContain('<a class="link" href="https://tiem.test/don?token=x&amp;y=2" style="color:#8f4128">Xem đơn</a>')
  expect(text).toContain('Xem đơn:\nhttps://tiem.test/don?token=x&y=2')
})

test('template: a product without an English name is marked as Vietnamese in an English mail', () => {
  const table = {
    head: ['Item', 'Total'],
    rows: [
      ['Yếm quần túi thỏ\nXanh lam · 2Y', '10 ₫'],
      ['Silk áo dài', '10 ₫'],
    ],
  }
  const render = (language: 'vi' | 'en') =>
    renderMail({ language, title: 'x', paragraphs: [], table, brand }).html.match(/<td[^>]*class="edge"[^>]*>/g)
  expect(render('en')?.map((cell) => cell.includes(' lang="vi"'))).toEqual([true, false, false, false])
  expect(render('vi')?.join('')).not.toContain('lang=')
})

test('template: pictures stand beside their items, and the sums below the amounts', () => {
  const table = {
    head: ['Tên', 'SL', 'Tiền'],
    rows: [
      ['Áo\nXanh · 2Y', '2', '10 ₫'],
      ['Mũ', '1', '5 ₫'],
    ],
    foot: [{ label: 'Tổng', amount: '15 ₫', isTotal: true }],
  }
  const render = (pictures: (string | null)[]) =>
    renderMail({ language: 'vi', title: 'Đơn', paragraphs: [], table: { ...table, pictures }, brand })
  const { html, text } = render(['https://tiem.test/media/a/160.jpg', null])
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(/^<img src="https:\/\/tiem\.test\/art\/icon-192\.png" alt="" width="40" height="40"/),
    expect.stringMatching(/^<img src="https:\/\/tiem\.test\/media\/a\/160\.jpg" alt="" width="56" height="70"/),
  ])
  expect(html).toContain('<th scope="col" colSpan="2"')
  expect(html).toContain('<th scope="row" colSpan="3"')
  expect(html).toContain('<strong>Áo</strong>')
  expect(render([null, null]).html).not.toContain('colSpan="3"')
  expect(text).toBe(render([]).text)
})

test('template: the list of mails shows the first words of the message', () => {
  const { html } = renderMail({ language: 'vi', title: 'Đơn', paragraphs: ['Cảm ơn bạn.\nHẹn gặp lại', 'Khác'], brand })
  expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>Cảm ơn bạn\.<\/div>/)
})

test('template: user text is shown as typed and never becomes markup', () => {
  const nasty = `<img src=x onerror="alert('1')">&{{7*7}}`
  const { html, text } = renderMail({
    language: 'en',
    title: nasty,
    paragraphs: [nasty],
    table: { rows: [[nasty]] },
    brand: { ...brand, name: nasty },
  })
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;{{7*7}}')
  expect(text).toContain(nasty)
})

test('template: only the total stands out, and sums align under the last column', () => {
  const { html, text } = renderMail({
    language: 'vi',
    title: 'Đơn',
    paragraphs: [],
    table: {
      head: ['Tên', 'SL', 'Tiền'],
      rows: [['Áo', '2', '10 ₫']],
      foot: [
        { label: 'Tạm tính', amount: '10 ₫' },
        { label: 'Tổng cộng', amount: '12 ₫', isTotal: true },
        { label: 'Đã gồm thuế', amount: '1 ₫' },
      ],
    },
    brand,
  })
  const sums = /<tfoot>(.*)<\/tfoot>/s.exec(html)?.[1] ?? ''
  const bold = [...sums.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row).filter((row) => row.includes('font-weight:bold'))
  expect(bold).toHaveLength(1)
  expect(bold[0]).toContain('12 ₫')
  expect(sums.match(/<th scope="row" colspan="2"/gi)).toHaveLength(3)
  expect(text).toContain('Tạm tính · 10 ₫\nTổng cộng · 12 ₫\nĐã gồm thuế · 1 ₫')
})

test('template: a table without a head is a list of facts: name, then value', () => {
  const { html } = renderMail({ language: 'vi', title: 'Nhắn', paragraphs: [], table: { rows: [['E-mail', 'a@b.vn']] }, brand })
  expect(html).toMatch(/<th scope="row"[^>]*>.*E-mail.*<\/th><td[^>]*text-align:left[^>]*>a@b\.vn<\/td>/)
})

test('template: a number with a hyphen does not wrap, a long word may', () => {
  const { html } = renderMail({ language: 'vi', title: 'Đơn MM261121-7K3F', paragraphs: [`size 18-24M, ${'dai-'.repeat(20)}`], brand })
  expect(html).toContain('<span style="white-space:nowrap">MM261121-7K3F</span></h1>')
  expect(html).toContain('<span style="white-space:nowrap">18-24M,</span>')
  expect(html).not.toContain('nowrap">dai-')
})

test('template: a mailto link shows the plain e-mail', () => {
  const button = { label: 'Trả lời', url: 'mailto:a%2Bb%40c.vn' }
  const { html, text } = renderMail({ language: 'vi', title: 'Nhắn', paragraphs: [], button, brand })
  expect(html).toContain('>a+b@c.vn</a>')
  expect(html).toContain('href="mailto:a%2Bb%40c.vn"')
  expect(text).toContain('Trả lời:\na+b@c.vn')
})

test('template: a mail names the shop like its sender', () => {
  const publicUrl = 'https://tiem.test'
  expect(brandOf({ mailFrom: 'Mẹ May <shop@tiem.test>', publicUrl })).toEqual({ name: 'Mẹ May', url: publicUrl })
  expect(brandOf({ mailFrom: '"Mẹ May" <shop@tiem.test>', publicUrl }).name).toBe('Mẹ May')
  expect(brandOf({ mailFrom: 'shop@tiem.test', publicUrl }).name).toBe('shop@tiem.test')
})

test('template: the text version also labels numbers and facts', () => {
  const mail = { language: 'vi' as const, title: 'Đơn', paragraphs: [], brand }
  const items = { head: ['Tên', 'SL', 'Tiền'], rows: [['Áo\nXanh · 2Y', '2', '10 ₫']] }
  expect(renderMail({ ...mail, table: items }).text).toContain('- Áo, Xanh · 2Y · SL 2 · 10 ₫')
  expect(renderMail({ ...mail, table: { rows: [['E-mail', 'a@b.vn']] } }).text).toContain('- E-mail: a@b.vn')
})

test('template: dark mode replaces every colour', () => {
  const { html } = renderMail({
    language: 'vi',
    title: 'Đơn',
    paragraphs: ['Chào bạn'],
    button: { label: 'Mở', url: 'https://tiem.test/a' },
    link: { label: 'Xem', url: 'https://tiem.test/b' },
    table: { head: ['Tên', 'Tiền'], rows: [['Áo', '10 ₫']], foot: [{ label: 'Tổng', amount: '10 ₫', isTotal: true }] },
    end: { label: 'Ngừng nhận', url: 'https://tiem.test/c' },
    brand,
  })
  const known = new Set([...html.matchAll(/\.(\w+) \{/g)].map(([, name]) => name))
  const coloured = [...html.matchAll(/<\w+ ([^>]*style="[^"]*#[0-9a-f]{6}[^"]*")/g)].map(([, attributes]) => attributes ?? '')
  expect(coloured.length).toBeGreaterThan(8)
  for (const attributes of coloured) {
    const names = /class="([^"]+)"/.exec(attributes)?.[1]?.split(' ') ?? []
    expect([attributes, names.filter((name) => known.has(name)).length > 0]).toEqual([attributes, true])
  }
})
