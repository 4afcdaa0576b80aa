import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { openTestGoogle, type TestGoogle } from '../../testing/google-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'

let checkout: CheckoutFixture
let google: TestGoogle
let dress: string
beforeAll(async () => {
  google = await openTestGoogle()
  checkout = await openCheckoutFixture(google.environment)
  google.state.clock = checkout.clock
  dress = await checkout.put('Đầm của khách', 100)
})
afterAll(async () => {
  await checkout.close()
  await google.close()
})

const password = 'một mật khẩu dài'
let people = 0
const anEmail = () => `don${++people}@x.vn`
const bought = (email: string) => checkout.ordered({ [dress]: 1 }, { email, paymentMethod: 'cod' })
async function register(email: string, visitor: Visitor = checkout.visitor()) {
  const response = await visitor.post('users/register', { username: `don${++people}`, email, password })
  expect(response.status).toBe(201)
  return { visitor, message: response.json.message as string }
}
const numbersOf = async (visitor: Visitor) =>
  ((await visitor.get('orders/user')).json.data.orders as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber)
async function codeFor(email: string) {
  const mail = (await takeMails(checkout)).filter(({ to, subject }) => to === email && /xác nhận/.test(subject)).at(-1)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
}

test('claim: a guest who registers in the browser of the order has it in the account at once', async () => {
  const email = anEmail()
  const { visitor, placed, id } = await bought(email)
  const { message } = await register(email, visitor)
  expect(message).toContain('Đơn hàng bạn đã đặt nay nằm trong tài khoản.')
  expect(await numbersOf(visitor)).toEqual([placed.orderNumber])
  expect((await visitor.get(`orders/${id}`)).status).toBe(200)
})

test('claim: a sign-in in another person’s browser takes none of that person’s orders', async () => {
  const { visitor } = await bought(anEmail())
  await register(anEmail(), visitor)
  expect(await numbersOf(visitor)).toEqual([])
})

test('claim: an e-mail brings its orders only once it is verified', async () => {
  const email = anEmail()
  const first = await bought(email)
  const second = await bought(email)
  await bought(anEmail())
  const { visitor } = await register(email)
  expect(await numbersOf(visitor)).toEqual([])
  expect((await visitor.get(`orders/${first.id}`)).status).toBe(404)
  const wrong = await visitor.post('users/verify-otp', { otp: 'abc' })
  expect(wrong.status).toBe(400)
  expect(await numbersOf(visitor)).toEqual([])
  const verified = await visitor.post('users/verify-otp', { otp: await codeFor(email) })
  expect(verified.json.message).toBe('Email của bạn đã được xác nhận. 2 đơn hàng bạn đã đặt nay nằm trong tài khoản.')
  expect((await numbersOf(visitor)).sort()).toEqual([first.placed.orderNumber, second.placed.orderNumber].sort())
})

test('claim: a later guest order is in the account at the next sign-in, and stays open for its browser', async () => {
  const email = anEmail()
  const { visitor } = await register(email)
  await visitor.post('users/verify-otp', { otp: await codeFor(email) })
  const { visitor: guest, placed, id, token } = await bought(email)
  const again = await checkout.visitor().post('users/login', { email, password })
  expect(again.json.message).toContain('nay nằm trong tài khoản')
  expect(await numbersOf(visitor)).toEqual([placed.orderNumber])
  expect((await guest.get(`orders/${id}`)).status).toBe(200)
  expect((await checkout.visitor().get(`orders/${id}?token=${token}`)).status).toBe(200)
})

test('claim: a link from a mail verifies an e-mail, and so does Google', async () => {
  const email = anEmail()
  const { placed } = await bought(email)
  await register(email)
  await checkout.visitor().post('users/forgot-password', { email })
  const token = /reset-password\/([\w-]+)/.exec((await takeMails(checkout)).at(-1)?.text ?? '')?.[1]
  await checkout.visitor().post(`users/reset-password/${token}`, { newPassword: 'mật khẩu thứ hai' })
  const back = checkout.visitor()
  await back.post('users/login', { email, password: 'mật khẩu thứ hai' })
  expect(await numbersOf(back)).toEqual([placed.orderNumber])

  const gmail = anEmail()
  const other = await bought(gmail)
  const visitor = checkout.visitor()
  const credential = await google.credential({ sub: gmail, email: gmail })
  expect((await visitor.post('users/google-login', { credential })).json.message).toContain('nay nằm trong tài khoản')
  expect(await numbersOf(visitor)).toEqual([other.placed.orderNumber])
})

test('claim: an order moves once, and an order of an account stays there', async () => {
  const email = anEmail()
  const owner = (await register(anEmail())).visitor
  await owner.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const { _id } = (await checkout.order(owner, { email, paymentMethod: 'cod' })).json
  await checkout.db.update(schema.orders).set({ email }).where(eq(schema.orders.id, _id))
  const { visitor } = await register(email)
  await visitor.post('users/verify-otp', { otp: await codeFor(email) })
  expect(await numbersOf(visitor)).toEqual([])
  expect(await numbersOf(owner)).toHaveLength(1)
})

const boughtByPhone = () => checkout.ordered({ [dress]: 1 }, { email: undefined, paymentMethod: 'cod' })

test('claim: an order without an e-mail belongs to no account before it is claimed by its link', async () => {
  const { visitor: guest, placed, id, token } = await boughtByPhone()
  expect(placed.email).toBeNull()
  await register(anEmail(), guest)
  expect(await numbersOf(guest)).toEqual([])
  const { visitor } = await register(anEmail())
  expect((await visitor.post(`orders/${id}/claim`)).status).toBe(404)
  expect((await visitor.post(`orders/${id}/claim?token=${'x'.repeat(32)}`)).status).toBe(404)
  expect((await visitor.post(`orders/ord_unknown/claim?token=${token}`)).status).toBe(404)
  const claimed = await visitor.post(`orders/${id}/claim?token=${token}`)
  expect(claimed.status, claimed.text).toBe(200)
  expect(claimed.json.message).toBe('Đơn hàng đã nằm trong tài khoản của bạn.')
  expect(await numbersOf(visitor)).toEqual([placed.orderNumber])
  expect((await visitor.post(`orders/${id}/claim?token=${token}`)).status).toBe(200)
  // After the claim the link still opens the order, and moves it to no other account.
  expect((await checkout.visitor().get(`orders/${id}?token=${token}`)).status).toBe(200)
  expect((await guest.post(`orders/${id}/claim?token=${token}`)).status).toBe(404)
})

test('claim: requires an account', async () => {
  const { id, token } = await boughtByPhone()
  expect((await checkout.visitor().post(`orders/${id}/claim?token=${token}`)).status).toBe(401)
})

test('claim: an order with an e-mail goes to the account that has verified the e-mail, and to no other', async () => {
  const { id, token } = await bought(anEmail())
  const { visitor } = await register(anEmail())
  expect((await visitor.post(`orders/${id}/claim?token=${token}`)).status).toBe(404)
})

test('claim: mails go to the account’s e-mail only where it is verified', async () => {
  const unproven = await register(anEmail())
  const first = await boughtByPhone()
  const kept = await unproven.visitor.post(`orders/${first.id}/claim?token=${first.token}`)
  expect(kept.json.data.order.email).toBeNull()
  expect((await unproven.visitor.post(`orders/${first.id}/resend-mail`)).json.code).toBe('order_without_email')

  const email = anEmail()
  const proven = await register(email)
  await proven.visitor.post('users/verify-otp', { otp: await codeFor(email) })
  const second = await boughtByPhone()
  const claimed = await proven.visitor.post(`orders/${second.id}/claim?token=${second.token}`)
  expect(claimed.json.data.order.email).toBe(email)
  expect((await proven.visitor.post(`orders/${second.id}/resend-mail`)).status).toBe(200)
})
