import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { schema } from '../platform/database/client.ts'
import { findInvariantErrors } from '../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../testing/checkout-fixture.ts'
import { findMentions } from '../testing/find-mentions.ts'
import { openTestGoogle, type TestGoogle } from '../testing/google-fixture.ts'
import { takeMails } from '../testing/mailbox-fixture.ts'
import type { Visitor } from '../testing/shop-fixture.ts'
import { createFirstAdmin } from './accounts/accounts.ts'

let checkout: CheckoutFixture
let google: TestGoogle
let dress: string
let admin: Visitor
beforeAll(async () => {
  google = await openTestGoogle()
  checkout = await openCheckoutFixture(google.environment)
  google.state.clock = checkout.clock
  dress = await checkout.put('Đầm của người đi', 100)
  await createFirstAdmin(checkout.platform)
  admin = checkout.visitor()
  await admin.post('users/login', { email: 'admin@memay.test', password: 'mot mat khau dai' })
})
afterAll(async () => {
  await checkout.close()
  await google.close()
})

const password = 'một mật khẩu dài'
let people = 0

/** A customer with all kinds of data; no other has their name, phone or street. */
async function regular() {
  const number = 100 + ++people
  const name = `quen${number}`
  const email = `${name}@x.vn`
  const own = { fullName: `Huỳnh Thị Nhớ ${number}`, phone: `0935123${number}`, street: `7 Ngõ Vắng ${number}` }
  const person = checkout.visitor()
  const response = await person.post('users/register', { username: name, email, password, fullName: own.fullName, phone: own.phone })
  const sent = (await takeMails(checkout)).filter(({ to }) => to === email)
  await person.post('users/verify-otp', { otp: /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0] })
  await person.post('users/add-address', { ...testAddress, ...own })
  return { person, email, own, userId: response.json.data._id as string }
}
type Regular = Awaited<ReturnType<typeof regular>>

async function buy({ person, own }: Regular, status: 'pending' | 'delivered' | 'shipped' | 'cancelled' = 'delivered') {
  await person.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const address = { ...testAddress, ...own, note: 'cổng xanh' }
  const placed = await checkout.order(person, { address, paymentMethod: 'cod', note: `gọi ${own.phone}` })
  expect(placed.status).toBe(201)
  const { _id: id, finalAmount, token } = placed.json as { _id: string; finalAmount: number; token: string }
  if (status !== 'pending') await checkout.db.update(schema.orders).set({ status }).where(eq(schema.orders.id, id))
  return { id, finalAmount, token }
}

async function review({ userId, own }: Regular) {
  const id = newId('rev')
  const said = { rating: 5, title: 'Vải mát', comment: 'Con mặc êm', author: own.fullName, verifiedAt: new Date() }
  await checkout.db.insert(schema.reviews).values({ id, productId: dress, userId, ...said })
  return id
}

const erase = (person: Visitor, body: object) => person.delete('users/me', body)

test('personal-data: the export contains all data about the user, and none about others', async () => {
  const who = await regular()
  const { person, email, own, userId } = who
  const other = await regular()
  await buy(other)
  const { id } = await buy(who)
  await review(who)
  await person.post('newsletter', { email })
  await person.post('contact', { fullName: 'Nhớ', email, message: 'Khi nào có hàng ạ?' })
  await person.post('carts', { productId: dress, quantity: 2, color: 'Xanh lam' })
  await person.post('wishlists', { productId: dress })
  await admin.patch(`users/${userId}/notes`, { notes: 'Bé dị ứng len' })
  await admin.patch(`orders/${id}/notes`, { notes: 'Gọi trước khi giao' })
  const response = await person.get('users/me/export')
  expect(response.status).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="me-may-\d{4}-\d\d-\d\d\.json"$/)
  expect(response.headers['cache-control']).toBe('no-store')
  const { exportedAt, account, orders, reviews, cart, wishlist, letters, mails } = response.json
  expect(exportedAt).toMatch(/Z$/)
  expect(account).toMatchObject({ _id: userId, email, fullName: own.fullName, addresses: [{ street: own.street }] })
  expect(account.sessions).toHaveLength(1)
  // Internal notes are in the export and nowhere else.
  expect([account.notesOfShop, orders[0].notesOfShop]).toEqual(['Bé dị ứng len', 'Gọi trước khi giao'])
  expect(orders).toMatchObject([{ _id: id, shippingAddress: { street: own.street } }])
  expect(reviews).toMatchObject([{ title: 'Vải mát', author: own.fullName }])
  expect(cart.lines).toMatchObject([{ productId: dress, quantity: 2 }])
  expect(wishlist).toMatchObject([{ productId: dress }])
  expect(letters).toMatchObject({ newsletter: { consentVersion: expect.any(String) }, messages: [{ message: 'Khi nào có hàng ạ?' }] })
  expect(mails.length).toBeGreaterThan(0)
  expect(response.text).not.toMatch(/argon2|passwordHash|tokenHash/)
  expect(response.text).not.toContain(other.email)
  expect((await checkout.visitor().get('users/me/export')).status).toBe(401)
})

test('personal-data: the export omits data of an unverified e-mail', async () => {
  const email = 'nguoi-khac@x.vn'
  await checkout.visitor().post('newsletter', { email })
  await checkout.ordered({ [dress]: 1 }, { email, paymentMethod: 'cod' })
  const person = checkout.visitor()
  await person.post('users/register', { username: 'mao-danh', email, password })
  const { letters, mails, orders } = (await person.get('users/me/export')).json
  expect({ letters, mails, orders }).toEqual({ letters: { newsletter: null, messages: [] }, mails: [], orders: [] })
  expect((await erase(person, { confirm: email, password })).status).toBe(200)
  expect(await checkout.db.$count(schema.newsletterSubscribers, eq(schema.newsletterSubscribers.email, email))).toBe(1)
  expect(await checkout.db.$count(schema.orders, eq(schema.orders.email, email))).toBe(1)
})

test('personal-data: a deleted account is gone, its orders stay without a name, its reviews without an author', async () => {
  const who = await regular()
  const { person, email, own, userId } = who
  const { id, finalAmount, token } = await buy(who, 'pending')
  const moved = { ...testAddress, ...own, street: `${own.street} cũ` }
  expect((await admin.patch(`orders/${id}/address`, { address: moved })).status).toBe(200)
  expect((await admin.patch(`orders/${id}/notes`, { notes: `${own.fullName} gọi ${own.phone}` })).status).toBe(200)
  await checkout.db.update(schema.orders).set({ status: 'delivered', ipKey: null }).where(eq(schema.orders.id, id))
  const reviewId = await review(who)
  await checkout.db.insert(schema.orderEvents).values({ orderId: id, at: new Date(), what: 'note', by: 'admin', note: `gọi ${own.phone}` })
  expect((await admin.post('staff/invitations', { email, role: 'staff' })).status).toBe(201)
  await person.post('wishlists', { productId: dress })
  await person.post('newsletter', { email })
  await person.post('users/forgot-password', { email })
  await person.post('contact', { fullName: own.fullName, email, message: 'Chào cửa hàng' })
  await person.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const second = checkout.visitor()
  await second.post('users/login', { email, password })
  await takeMails(checkout)

  expect(await erase(person, { confirm: ` ${email.toUpperCase()} `, password })).toMatchObject({
    status: 200,
    json: { message: expect.stringContaining('đã được xoá') },
  })
  expect(person.cookies.has('memay_session')).toBe(false)
  expect((await second.get('users/me')).status).toBe(401)
  expect((await checkout.visitor().post('users/login', { email, password })).json.code).toBe('wrong_credentials')

  const [order] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id))
  expect(order).toMatchObject({
    totalVnd: finalAmount,
    userId: null,
    guestId: null,
    email: null,
    phone: '',
    note: null,
    status: 'delivered',
  })
  expect(order?.shippingAddress).toMatchObject({ province: 'Thành phố Huế', ward: '', street: '', phone: '' })
  expect((await checkout.visitor().get(`orders/${id}?token=${token}`)).status).toBe(404)
  const [said] = await checkout.db.select().from(schema.reviews).where(eq(schema.reviews.id, reviewId))
  expect(said).toMatchObject({ userId: null, author: 'Khách hàng', title: 'Vải mát', rating: 5 })

  const left = await findMentions(checkout.db, [email, own.fullName, own.phone.slice(1), own.street, userId])
  const { rows: jobs } = (await checkout.db.execute(sql`select name from pgboss.job where data::text like ${`%${email}%`}`)) as unknown as {
    rows: { name: string }[]
  }
  expect(jobs).toEqual([])
  // The audit log has an id that no longer identifies anyone; counters of mailboxes are hashed.
  expect(left).toEqual([`audit_entries: ${userId}`])
  // The orders were delivered by SQL, without the status events, stock, cash and confirmation of a real delivery.
  const bySql = /^(I10|I1 |I2 the cash of a delivered order|the IP of an order)/
  expect((await findInvariantErrors(checkout.db)).filter((error) => !bySql.test(error))).toEqual([])
  await checkout.visitor().post('users/register', { username: `lai-${userId}`.slice(0, 40), email, password })
  expect((await checkout.visitor().post('users/login', { email, password })).status).toBe(200)
})

test('personal-data: only the owner deletes an account: with e-mail and password, rate limited', async () => {
  const { person, email } = await regular()
  expect((await erase(checkout.visitor(), { confirm: email, password })).status).toBe(401)
  expect((await erase(person, { password })).status).toBe(400)
  expect((await erase(person, { confirm: 'khac@x.vn', password })).json).toMatchObject({
    code: 'wrong_confirmation',
    issues: [{ path: 'confirm' }],
  })
  for (const wrong of [undefined, 'sai rồi nhé']) {
    expect((await erase(person, { confirm: email, password: wrong })).json).toMatchObject({
      code: 'wrong_password',
      issues: [{ path: 'password' }],
    })
  }
  const foreign = { headers: { origin: 'https://evil.test' } }
  expect((await person.delete('users/me', { confirm: email, password }, foreign)).status).toBe(403)
  expect((await person.get('users/me')).status).toBe(200)
})

test('personal-data: a user with only Google sign-in deletes it with the e-mail alone', async () => {
  const person = checkout.visitor()
  await person.post('users/google-login', { credential: await google.credential({ sub: '42', email: 'chi-google@gmail.com' }) })
  expect((await erase(person, { confirm: 'chi-google@gmail.com' })).status).toBe(200)
  expect(await checkout.db.$count(schema.userIdentities, eq(schema.userIdentities.subject, '42'))).toBe(0)
})

test.each(['pending', 'shipped'] as const)(
  'personal-data: an order that is %s needs its address: the account stays unchanged',
  async (status) => {
    const who = await regular()
    const { person, email } = who
    await buy(who, status)
    expect(await erase(person, { confirm: email, password })).toMatchObject({ status: 409, json: { code: 'orders_under_way' } })
    expect((await person.get('users/me')).json.data.addresses).toHaveLength(1)
  },
)

test('personal-data: an order placed during the deletion of its account has no name left', async () => {
  const { person, email } = await regular()
  await person.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const address = { ...testAddress, fullName: 'Nhớ Vội Vàng' }
  const [placed, erased] = await Promise.all([
    checkout.order(person, { address, paymentMethod: 'cod' }),
    erase(person, { confirm: email, password }),
  ])
  expect(placed.status === 201 && erased.status === 200).toBe(false)
})

test('personal-data: the last admin cannot be deleted, one of two can', async () => {
  const leave = { confirm: 'admin@memay.test', password: 'mot mat khau dai' }
  expect(await erase(admin, leave)).toMatchObject({ status: 409, json: { code: 'last_admin' } })
  const { userId } = await regular()
  await admin.patch(`users/${userId}`, { role: 'admin' })
  expect((await erase(admin, leave)).status).toBe(200)
})
