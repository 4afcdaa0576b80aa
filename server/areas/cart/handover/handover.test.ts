import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { sweepHandovers } from './handover.ts'

let checkout: CheckoutFixture
let dress: string
let hat: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm hoa', 100)
  hat = await checkout.put('Mũ len', 100)
})
afterAll(() => checkout.close())

const draft = { fullName: 'Trần Thị Mai', phone: '0912345678', street: '12 Lê Lợi' }
const next = '/login?next=%2Fcheckout'
const create = (visitor: Visitor, body: object = { draft, next }) => visitor.post('carts/handovers', body)
async function linkOf(visitor: Visitor, body?: object): Promise<string> {
  const created = await create(visitor, body)
  expect(created.status).toBe(201)
  return created.json.data.token
}
const take = (visitor: Visitor, token: string) => visitor.post(`carts/handovers/${token}`, {})
const unitsIn = async (visitor: Visitor) =>
  ((await visitor.get('carts')).json.data.cart.items as { name: string; quantity: number }[]).map(({ name, quantity }) => [name, quantity])

test('handover: brings cart, code and checkout input into another browser, once', async () => {
  const inApp = await checkout.shopper({ [dress]: 2 })
  const token = await linkOf(inApp)
  const browser = checkout.visitor('en')
  expect((await browser.get(`carts/handovers/${token}`)).json.data).toEqual({ pieces: 2, hasDraft: true })
  // A preview adds nothing to a cart and creates no guest.
  expect(browser.cookies.size).toBe(0)
  const taken = await take(browser, token)
  expect(taken.json).toMatchObject({ data: { draft, next }, message: 'Your cart is in this browser now.' })
  expect(await unitsIn(browser)).toEqual([['Đầm hoa', 2]])
  expect(await unitsIn(inApp)).toEqual([['Đầm hoa', 2]])
  expect([(await take(browser, token)).status, (await checkout.visitor().get(`carts/handovers/${token}`)).status]).toEqual([404, 404])
})

test('handover: brings the wishes for a gift and an invoice, and nothing of an account or a payment', async () => {
  const wishes = {
    ...{ gift: 'on', giftMessage: 'Chúc bé Gạo\nhay ăn', giftWrap: 'on', giftDeliverOn: '2026-12-24' },
    ...{ hasGiver: 'on', giverName: 'Lê Thị Lan', giverPhone: '0905 000 222' },
    ...{ invoice: 'on', invoiceName: 'Công ty Hoa Sen', invoiceTaxCode: '0301234567', invoiceAddress: '1 Lê Lợi', invoiceEmail: 'ke@x.vn' },
  }
  const inApp = await checkout.shopper({ [dress]: 1 })
  const token = await linkOf(inApp, { next, draft: { ...draft, ...wishes, addressId: 'adr_x', paymentMethod: 'bank', card: '4111' } })
  const stored = JSON.stringify(await checkout.db.select().from(schema.cartHandovers))
  for (const left of ['adr_x', 'bank', '4111']) expect(stored).not.toContain(left)
  const browser = checkout.visitor()
  expect((await browser.get(`carts/handovers/${token}`)).json.data).toEqual({ pieces: 1, hasDraft: true })
  expect((await take(browser, token)).json.data.draft).toEqual({ ...draft, ...wishes })
})

test('handover: merges into a cart that is there, and does not double the cart of the same browser', async () => {
  const inApp = await checkout.shopper({ [dress]: 2, [hat]: 1 })
  const browser = await checkout.shopper({ [dress]: 1 })
  await take(browser, await linkOf(inApp))
  expect(new Map((await unitsIn(browser)) as [string, number][])).toEqual(
    new Map([
      ['Đầm hoa', 3],
      ['Mũ len', 1],
    ]),
  )
  expect((await take(inApp, await linkOf(inApp))).status).toBe(200)
  expect(await unitsIn(inApp)).toEqual([
    ['Đầm hoa', 2],
    ['Mũ len', 1],
  ])
})

test('handover: gives access to nothing else: neither a session, nor the guest, nor an order', async () => {
  const { visitor: inApp, id } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  await inApp.post('carts', { productId: hat, quantity: 1, color: 'Xanh lam' })
  const browser = checkout.visitor()
  await take(browser, await linkOf(inApp))
  expect(browser.cookies.get('memay_guest')).not.toBe(inApp.cookies.get('memay_guest'))
  expect((await browser.get(`orders/${id}`)).status).toBe(404)
  expect((await browser.get('users/me')).status).toBe(401)
})

test('handover: a signed-in reader gets the units into their own cart and stays who they are', async () => {
  const inApp = await checkout.shopper({ [hat]: 1 })
  const token = await linkOf(inApp)
  const reader = checkout.visitor()
  await reader.post('users/register', { username: 'noikhac', email: 'noikhac@x.vn', password: 'một mật khẩu dài' })
  expect((await take(reader, token)).status).toBe(200)
  expect(await unitsIn(reader)).toEqual([['Mũ len', 1]])
  expect((await reader.get('users/me')).status).toBe(200)
  expect((await create(reader)).status).toBe(403)
})

test('handover: expires, and stores neither its token nor the input for longer', async () => {
  const inApp = await checkout.shopper({ [dress]: 1 })
  const token = await linkOf(inApp)
  const rows = await checkout.db.select().from(schema.cartHandovers)
  expect(JSON.stringify(rows)).not.toContain(token)
  checkout.clock.advance(15 * minuteMs)
  expect((await take(checkout.visitor(), token)).status).toBe(404)
  await sweepHandovers(checkout)
  expect(await checkout.db.select().from(schema.cartHandovers).where(eq(schema.cartHandovers.next, next))).toEqual([])
})

test('handover: of concurrent uses of one link one succeeds', async () => {
  const token = await linkOf(await checkout.shopper({ [dress]: 1 }))
  const answers = await Promise.all([1, 2, 3].map(() => take(checkout.visitor(), token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test.each([
  ['another site', 'https://evil.vn/'],
  ['another host', '//evil.vn'],
  ['a backslash', '/\\evil.vn'],
  ['a script', 'javascript:alert(1)'],
])('handover: refuses to continue on %s', async (_, to) => {
  expect((await create(await checkout.shopper({ [dress]: 1 }), { next: to })).json.code).toBe('invalid_input')
})

test('handover: needs a cart, and is limited', async () => {
  expect((await create(checkout.visitor())).json.data).toEqual({ token: null, expiresAt: null })
  const emptied = await checkout.shopper({ [dress]: 1 })
  await emptied.delete('carts/clear')
  expect((await create(emptied)).json.data.token).toBeNull()
  const inApp = await checkout.shopper({ [dress]: 1 })
  expect((await create(inApp, { next, draft: { note: 'a'.repeat(1_001) } })).status).toBe(400)
  for (let more = 0; more < 20; more++) await create(inApp)
  expect((await create(inApp)).status).toBe(429)
  const guesser = checkout.visitor()
  const guesses = await Promise.all(Array.from({ length: 22 }, (_, n) => take(guesser, `${'A'.repeat(41)}${String(n).padStart(2, '0')}`)))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect((await take(guesser, 'x')).status).toBe(404)
})

test('handover: a request from another site is refused', async () => {
  const token = await linkOf(await checkout.shopper({ [dress]: 1 }))
  const forged = await checkout.visitor().post(`carts/handovers/${token}`, {}, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(forged.json.code).toBe('foreign_origin')
})
