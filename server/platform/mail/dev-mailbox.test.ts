import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { transact } from '../database/transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  for (const [key, subject] of [
    ['first', 'Mã xác nhận'],
    ['second', '<b>Hello</b>'],
  ] as const) {
    const mail = {
      key,
      class: 'order' as const,
      to: 'lan@memay.test',
      subject,
      text: 'Open https://memay.test/reset-password/x?a=1&b=2 <script>',
      html: '<p style="color:red">Hi</p>',
    }
    await transact(shop.db, (tx) => shop.platform.mail.write(tx, mail))
  }
})
afterAll(() => shop.close())

/** The sandbox responds only to this IP. */
const thisMachine = '127.0.0.1'

test('dev-mailbox: lists the mails of a trial shop, newest first', async () => {
  const { status, headers, text } = await shop.visitor('en', thisMachine).get('/sandbox/mail')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text.indexOf('&lt;b&gt;Hello')).toBeLessThan(text.indexOf('Mã xác nhận'))
  expect(text).toContain('waiting to be sent')
  expect((await shop.visitor('vi', thisMachine).get('/sandbox/mail')).text).toContain('Hộp thư thử nghiệm')
})

test('dev-mailbox: shows a mail as text with its links, and as a page without scripts', async () => {
  const list = await shop.visitor('vi', thisMachine).get('/sandbox/mail')
  const url = /href="(\/sandbox\/mail\/[^"]+)"/.exec(list.text)?.[1] ?? ''
  const { text } = await shop.visitor('vi', thisMachine).get(url)
  expect(text).toContain('<a href="https://memay.test/reset-password/x?a=1&amp;b=2">')
  expect(text).not.toContain('<script')
  expect(text).toContain(`<iframe sandbox="" title="Nội dung trình bày" src="${url}/html">`)
  const shown = await shop.visitor('vi', thisMachine).get(`${url}/html`)
  expect(shown.text).toBe('<p style="color:red">Hi</p>')
  expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
  expect((await shop.visitor('vi', thisMachine).get('/sandbox/mail/mail_none')).status).toBe(404)
})

test('dev-mailbox: does not exist with a mail server, at a public URL with any NODE_ENV, or with SANDBOX=0', async () => {
  const others: Record<string, string>[] = [
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { PUBLIC_URL: 'https://memay.test' },
    { NODE_ENV: 'production', PUBLIC_URL: 'https://memay.test' },
    { SANDBOX: '0' },
  ]
  for (const environment of others) {
    const other = await openTestShop(environment)
    expect((await other.visitor().get('/sandbox/mail')).text).toBe('page')
    await other.close()
  }
})

test('dev-mailbox: responds only to this machine, unless SANDBOX=1', async () => {
  const fromElsewhere = (app: TestShop['app']) => app.inject({ url: '/sandbox/mail', remoteAddress: '203.0.113.7' })
  expect((await fromElsewhere(shop.app)).statusCode).toBe(404)
  expect((await shop.visitor('vi', thisMachine).get('/sandbox/mail', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  expect((await shop.visitor('vi', thisMachine).get('/sandbox/mail', { headers: { host: 'rebound.example' } })).status).toBe(404)
  const trial = await openTestShop({ PUBLIC_URL: 'https://trial.test', SANDBOX: '1' })
  expect((await fromElsewhere(trial.app)).statusCode).toBe(200)
  await trial.close()
})

test('dev-mailbox: a sent mail with a code stays readable, though the database no longer has its text', async () => {
  const words = { subject: 'Mã', text: 'Mã của bạn: 123456', html: '<p>123456</p>' }
  const mail = { key: 'code', class: 'code' as const, to: 'lan@memay.test', ...words, secret: true }
  await transact(shop.db, (tx) => shop.platform.mail.write(tx, mail))
  await shop.platform.jobs.drain()
  const list = await shop.visitor('vi', thisMachine).get('/sandbox/mail')
  const url = /href="(\/sandbox\/mail\/[^"]+)"/.exec(list.text)?.[1] ?? ''
  expect((await shop.visitor('vi', thisMachine).get(url)).text).toContain('Mã của bạn: 123456')
  expect((await shop.visitor('vi', thisMachine).get(`${url}/html`)).text).toContain('123456')
})
