import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { nextPhone, testAddress } from '../../../testing/checkout-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { createLocation } from '../../content/content.ts'
import { readSandboxCredentials } from './momo-sandbox.sql.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  await transact(shop.db, (tx) =>
    createLocation(shop.platform, tx, { location: 'Huế', provinceCodes: ['46'], shippingFee: 30_000, days: [1, 2] }),
  )
})
afterAll(() => shop.close())

/** A shopper at the pay page, in a shop without any settings. */
async function atPayPage(language: 'vi' | 'en' = 'vi') {
  const dress = await catalogue.put('Đầm <thử> & "mẫu"', { stock: [{ color: 'Xanh lam', onHand: 3 }] })
  const visitor = shop.visitor(language, '127.0.0.1')
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const { json } = await visitor.post('orders', { address: { ...testAddress, phone: nextPhone() }, paymentMethod: 'momo' })
  const started = await visitor.post('payments/momo/initiate', { orderId: json._id, amount: json.finalAmount, payType: 'qr', userId: null })
  const url = new URL(started.json.data.paymentUrl)
  expect(url.origin).toBe('http://localhost:3000')
  return { visitor, id: json._id as string, page: url.pathname + url.search }
}

const press = (visitor: Visitor, page: string, decision: string, headers: Record<string, string> = {}) =>
  visitor.post(page, `decision=${decision}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...headers },
  })
const stateOf = async (visitor: Visitor, id: string) => (await visitor.get(`payments/${id}/status`)).json.data

test('sandbox page: shows what is paid, in the shopper’s language, without a script', async () => {
  const { visitor, page } = await atPayPage('en')
  const shown = await visitor.get(page)
  expect(shown.status).toBe(200)
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.text).toContain('130.000')
  for (const words of ['<html lang="en">', 'Pay', 'Refuse', 'Let it expire', 'the callback is lost']) expect(shown.text).toContain(words)
  expect(shown.text).not.toMatch(/<script|style=|javascript:/)
  expect((await visitor.get('/sandbox/momo/style.css')).headers['content-type']).toContain('text/css')
})

test('sandbox page: paying returns to the shop, and the order is paid before the browser arrives', async () => {
  const { visitor, id, page } = await atPayPage()
  const sent = await press(visitor, page, 'pay')
  expect(sent.status).toBe(303)
  const back = new URL(String(sent.headers.location))
  expect(`${back.origin}${back.pathname}`).toBe(`http://localhost:3000/checkout/payment/${id}`)
  expect(back.searchParams.get('resultCode')).toBe('0')
  expect(await stateOf(visitor, id)).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
  const seenAgain = await visitor.get(page)
  expect(seenAgain.text).toContain('Thành công.')
  expect(seenAgain.text).not.toContain('<button')
})

test.each([
  ['refuse', 'failed', 'declined-by-user'],
  ['expire', 'expired', 'expired'],
])('sandbox page: choosing to %s allows another attempt', async (decision, state, code) => {
  const { visitor, id, page } = await atPayPage()
  expect((await press(visitor, page, decision)).status).toBe(303)
  expect(await stateOf(visitor, id)).toMatchObject({ paymentStatus: 'unpaid', attempt: { state, code }, canPayAgain: true })
})

test('sandbox page: without a callback the browser’s return is enough to find out, and so is time', async () => {
  const { visitor, id, page } = await atPayPage()
  const sent = await press(visitor, page, 'pay-unheard')
  expect((await stateOf(visitor, id)).paymentStatus).toBe('unpaid')
  const query = new URL(String(sent.headers.location)).search.slice(1)
  expect((await visitor.post('payments/momo/return', { orderId: id, query })).json.data.paymentStatus).toBe('paid')

  const other = await atPayPage()
  await press(other.visitor, other.page, 'pay-unheard')
  shop.clock.advance(11_000)
  await shop.areas.payments.reconcile()
  expect((await stateOf(other.visitor, other.id)).paymentStatus).toBe('paid')
})

test('sandbox page: refuses a payment from another site, or by a URL the sandbox did not create', async () => {
  const { visitor, id, page } = await atPayPage()
  expect((await press(visitor, page, 'pay', { origin: 'https://evil.test' })).status).toBe(403)
  expect((await visitor.get(page.replace(/s=./, 's=x'))).status).toBe(404)
  expect((await press(visitor, page, 'steal')).status).toBe(400)
  expect((await stateOf(visitor, id)).paymentStatus).toBe('unpaid')
})

test('sandbox keys: are generated once, stored, and never exposed', async () => {
  const keys = await readSandboxCredentials(shop.db)
  expect(await readSandboxCredentials(shop.db)).toEqual(keys)
  expect(keys.secretKey).toMatch(/^[0-9a-f]{48}$/)
  const { text } = await shop.visitor().get('settings')
  expect(text).not.toContain(keys.secretKey)
})

test.each<Record<string, string>>([
  { PUBLIC_URL: 'https://memay.test' },
  { NODE_ENV: 'production', PUBLIC_URL: 'https://memay.test' },
  { SANDBOX: '0' },
])('sandbox: there is no wallet where it is off: %j', async (environment) => {
  const other = await openTestShop(environment)
  expect((await other.visitor().get('/sandbox/momo/style.css')).text).toBe('page')
  expect((await other.visitor().get('/sandbox/momo/pay?t=a&s=b')).text).toBe('page')
  expect((await other.visitor().post('payments/momo/callback', {})).status).toBe(404)
  await other.close()
})

test('sandbox page: refuses a payment from another machine without SANDBOX=1', async () => {
  const { page } = await atPayPage()
  expect((await shop.app.inject({ url: page, remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  const payload = 'decision=pay'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await shop.app.inject({ method: 'POST', url: page, remoteAddress: '203.0.113.7', headers, payload })).statusCode).toBe(404)
})
