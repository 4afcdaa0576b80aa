import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { createMailSamples } from './mail-samples.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The sandbox responds only to this IP. */
const thisMachine = '127.0.0.1'

test('mail-samples: the dev mailbox links to a list of every template, in both languages', async () => {
  const visitor = shop.visitor('vi', thisMachine)
  expect((await visitor.get('/sandbox/mail')).text).toContain('<a href="/sandbox/mail-samples">Xem mẫu thư</a>')
  const { text, status } = await visitor.get('/sandbox/mail-samples')
  expect(status).toBe(200)
  const samples = await createMailSamples(shop.platform)('vi')
  for (const { name } of samples)
    for (const language of ['vi', 'en']) expect(text).toContain(`href="/sandbox/mail-samples/${language}/${name}"`)
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length)
})

test('mail-samples: a template is shown as text and as a page, in the language of its link', async () => {
  const visitor = shop.visitor('vi', thisMachine)
  const { text, headers } = await visitor.get('/sandbox/mail-samples/en/order-received-cash')
  expect(text).toContain('We have your order MM261124-7K3F')
  expect(text).toContain('<iframe sandbox="" title="Nội dung trình bày" src="/sandbox/mail-samples/en/order-received-cash/html">')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  const html = await visitor.get('/sandbox/mail-samples/en/order-received-cash/html')
  expect(html.text).toContain('<html lang="en"')
  expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/)
  expect((await visitor.get('/sandbox/mail-samples/vi/order-received-cash/html')).text).toContain('<html lang="vi"')
  expect((await visitor.get('/sandbox/mail-samples/vi/none')).status).toBe(404)
  expect((await visitor.get('/sandbox/mail-samples/fr/order-paid')).status).toBeGreaterThanOrEqual(400)
})

test('mail-samples: exist only where the dev mailbox does', { timeout: 30_000 }, async () => {
  const elsewhere = await shop.app.inject({ url: '/sandbox/mail-samples', remoteAddress: '203.0.113.7' })
  expect(elsewhere.statusCode).toBe(404)
  const real = await openTestShop({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect((await real.visitor().get('/sandbox/mail-samples')).text).toBe('page')
  await real.close()
})

test.each(['vi', 'en'] as const)(
  'mail-samples: every template has a subject, a text and a page without gaps in its data: %s',
  async (language) => {
    for (const { name, subject, text, html } of await createMailSamples(shop.platform)(language)) {
      for (const part of [subject, text, html]) expect([name, /undefined|\bnull\b|NaN|\[object/.exec(part)?.[0]]).toEqual([name, undefined])
      expect([name, text.length > 40, html.includes('</html>')]).toEqual([name, true, true])
      // Gmail cuts a mail off at 102 kB, and loads pictures by absolute URLs alone.
      expect([name, Buffer.byteLength(html) < 100_000]).toEqual([name, true])
      const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
      expect([name, pictures.length > 0, pictures.filter((tag) => !/ src="https?:\/\/[^"]+" alt="/.test(tag))]).toEqual([name, true, []])
    }
  },
)

test('mail-samples: no file that writes a mail is left out', async () => {
  const folder = import.meta.dirname
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const files = await Promise.all(paths.map(async (path) => ({ path, code: await readFile(join(folder, path), 'utf8') })))
  const samples = files.filter(({ path }) => basename(path) === 'mail-samples.ts').map(({ code }) => code)
  const writers = files.filter(({ code }) => /\b(renderMail|orderMail)\(/.test(code))
  expect(writers.length).toBeGreaterThan(10)
  const missing = writers.filter(({ path }) => !samples.some((code) => code.includes(`/${basename(path)}'`)))
  expect(missing.map(({ path }) => path)).toEqual([])
})
