import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../testing/checkout-fixture.ts'
import { findMentions } from '../testing/find-mentions.ts'
import { takeMails } from '../testing/mailbox-fixture.ts'
import type { Visitor } from '../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm của khách quen', 100)
})
afterAll(() => checkout.close())

let people = 0

/** A guest whom the shop knows by data that nobody else has. */
function stranger() {
  const number = String(100 + ++people)
  const own = { fullName: `Hồ Thị Vãng ${number}`, phone: `0936124${number}`, street: `5 Ngõ Quên ${number}` }
  return {
    visitor: checkout.visitor(),
    email: `vang${number}@x.vn`,
    own,
    words: [own.fullName, own.phone.slice(1), own.street, `vang${number}@x.vn`],
  }
}
type Stranger = ReturnType<typeof stranger>

async function buy({ visitor, email, own }: Stranger, status: 'pending' | 'delivered' | 'cancelled' = 'delivered'): Promise<string> {
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const address = { ...testAddress, ...own, note: `gọi ${own.phone}` }
  const placed = await checkout.order(visitor, { address, email, paymentMethod: 'cod', note: own.fullName })
  expect(placed.status).toBe(201)
  const id = placed.json._id as string
  if (status === 'cancelled') expect((await visitor.patch(`orders/${id}/status`, { status })).status).toBe(200)
  if (status === 'delivered') await checkout.db.update(schema.orders).set({ status, ipKey: null }).where(eq(schema.orders.id, id))
  return id
}

const erase = (phone: string, by: Visitor = admin) => by.post('orders/buyer/erase', { phone })

test('erase-buyer: nothing of a guest remains but the orders in the books', async () => {
  const guest = stranger()
  const { visitor, email, own, words } = guest
  const id = await buy(guest)
  const other = await buy(guest, 'cancelled')
  expect((await admin.delete(`orders/${other}`)).status).toBe(200)
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  await visitor.post('newsletter', { email })
  await visitor.post('contact', { fullName: own.fullName, email, message: `Gọi ${own.phone}` })
  const soldOut = await checkout.put('Đầm đã hết', 0)
  await visitor.post('alerts', { email, productId: soldOut, color: 'Xanh lam' })
  await admin.put('orders/buyer/notes', { phone: own.phone, notes: `${own.fullName} hay gọi`, tags: [] })
  await admin.patch(`orders/${id}/notes`, { notes: own.phone })
  await takeMails(checkout)
  expect((await findMentions(checkout.db, words)).length).toBeGreaterThan(8)

  expect(await erase(own.phone)).toMatchObject({ status: 200, json: { message: expect.stringContaining('Đã xoá dữ liệu') } })
  expect((await findMentions(checkout.db, words)).filter((found) => !found.startsWith('rate_counters'))).toEqual([])
  const [order] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id))
  expect(order).toMatchObject({ guestId: null, email: null, phone: '', status: 'delivered' })
  expect(order?.totalVnd).toBeGreaterThan(0)
  expect((await visitor.get(`orders/${id}`)).status).toBe(404)
  expect((await visitor.get('carts')).json.data.cart.items).toEqual([])
  const entries = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.buyer-erase'))
  expect(entries).toMatchObject([{ who: admin.userId, subject: id, details: null }])
  expect((await erase(own.phone)).status).toBe(404)
})

test('erase-buyer: an order under way keeps everything', async () => {
  const guest = stranger()
  await buy(guest)
  await buy(guest, 'pending')
  const before = await findMentions(checkout.db, guest.words)
  expect(await erase(guest.own.phone)).toMatchObject({ status: 409, json: { code: 'buyer_orders_open' } })
  expect(await findMentions(checkout.db, guest.words)).toEqual(before)
})

test('erase-buyer: what belongs to an account stays, also under the same phone and e-mail', async () => {
  const guest = stranger()
  const { visitor, userId, email } = await signUp(checkout)
  const id = await buy({ ...guest, visitor, email })
  await buy({ ...guest, email })
  await checkout.visitor().post('newsletter', { email })
  expect((await erase(guest.own.phone)).status).toBe(200)
  const [order] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id))
  expect(order).toMatchObject({ userId, shippingAddress: { fullName: guest.own.fullName } })
  expect(await checkout.db.$count(schema.newsletterSubscribers, eq(schema.newsletterSubscribers.email, email))).toBe(1)
})

test('erase-buyer: is for admins, with a recent password where the shop is protected', async () => {
  const guest = stranger()
  await buy(guest)
  const { visitor } = await signUp(checkout)
  expect([(await erase(guest.own.phone, checkout.visitor())).status, (await erase(guest.own.phone, visitor)).status]).toEqual([401, 403])
  expect((await findMentions(checkout.db, guest.words)).length).toBeGreaterThan(0)
})
