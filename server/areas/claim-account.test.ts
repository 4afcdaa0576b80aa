import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../testing/checkout-fixture.ts'
import { takeMails } from '../testing/mailbox-fixture.ts'
import { totpCode, totpStep } from './accounts/two-factor/totp.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm của người lạ', 100)
})
afterAll(() => checkout.close())

const password = 'một mật khẩu dài'
const ownersPassword = 'mật khẩu của chủ thư'
let people = 0

/** Registers an e-mail without verifying it, and uses the account: two-step login, address, cart, wishlist, order, notes. */
async function registerStranger() {
  const name = `giu-cho-${++people}`
  const email = `${name}@x.vn`
  const person = checkout.visitor()
  const registered = await person.post('users/register', { username: name, email, password, fullName: 'Kẻ Lạ', phone: '0935123456' })
  const userId = registered.json.data._id as string
  const { secret } = (await person.post('users/two-factor/setup', { password })).json.data
  await person.post('users/two-factor/enable', { code: totpCode(secret, totpStep(checkout.clock.now())) })
  await person.post('users/add-address', { ...testAddress, street: '9 Đường Lạ' })
  await checkout.db.insert(schema.userIdentities).values({ provider: 'google', subject: `la-${people}`, userId, createdAt: new Date() })
  await person.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(person, { address: testAddress, paymentMethod: 'cod' })
  expect(placed.status).toBe(201)
  await person.post('carts', { productId: dress, quantity: 2, color: 'Xanh lam' })
  await person.post('wishlist', { productId: dress })
  await checkout.db.update(schema.users).set({ internalNotes: 'khách khó' }).where(eq(schema.users.id, userId))
  await takeMails(checkout)
  return { person, email, name, userId, order: placed.json as { _id: string; token: string } }
}

async function resetByMail(email: string) {
  await checkout.visitor().post('users/forgot-password', { email })
  const mail = (await takeMails(checkout)).find(({ to, text }) => to === email && text.includes('/reset-password/'))
  const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const owner = checkout.visitor()
  expect((await owner.post(`users/reset-password/${token}`, { newPassword: ownersPassword })).status).toBe(200)
  return owner
}

test('claim-account: the first verification of an e-mail removes all data of the person who registered it', async () => {
  const { person, email, userId, order } = await registerStranger()
  const owner = await resetByMail(email)
  const response = await owner.post('users/login', { email, password: ownersPassword })
  expect(response).toMatchObject({
    status: 200,
    json: { data: { _id: userId, fullName: '', phone: null, addresses: [], emailVerified: true } },
  })
  expect((await owner.get('users/two-factor')).json.data).toMatchObject({ enabled: false, recoveryCodes: 0 })
  expect((await owner.get('carts')).json.data.cart.items).toEqual([])
  expect(await checkout.db.select().from(schema.wishes).where(eq(schema.wishes.userId, userId))).toEqual([])
  expect(await checkout.db.select().from(schema.userIdentities).where(eq(schema.userIdentities.userId, userId))).toEqual([])
  const [stored] = await checkout.db.select().from(schema.users).where(eq(schema.users.id, userId))
  expect(stored?.internalNotes).toBe('')
  expect((await person.get('users/me')).status).toBe(401)
  const known = await checkout.db.select().from(schema.knownDevices).where(eq(schema.knownDevices.userId, userId))
  expect(known).toHaveLength(1)
  // A later sign-in does not restore the stranger's order either.
  expect((await owner.get(`orders/${order._id}`)).status).toBe(404)
  expect((await checkout.visitor().get(`orders/${order._id}?token=${order.token}`)).status).toBe(200)
  const kept = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, order._id))
  expect(kept).toMatchObject([{ userId: null, email: null, phone: expect.any(String) }])
})

test('claim-account: a reset of a verified e-mail removes nothing', async () => {
  const { email, userId, order } = await registerStranger()
  await checkout.db.update(schema.users).set({ emailVerifiedAt: new Date() }).where(eq(schema.users.id, userId))
  const owner = await resetByMail(email)
  expect((await owner.post('users/login', { email, password: ownersPassword })).json).toMatchObject({ data: null, twoFactor: true })
  const [stored] = await checkout.db.select().from(schema.users).where(eq(schema.users.id, userId))
  expect(stored).toMatchObject({ fullName: 'Kẻ Lạ', internalNotes: 'khách khó' })
  expect(await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, order._id))).toMatchObject([{ userId, email }])
})

test('claim-account: guest orders with the e-mail still belong to its owner', async () => {
  const { email, userId } = await registerStranger()
  const guest = checkout.visitor()
  await guest.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(guest, { address: { ...testAddress, phone: '0935777888' }, email, paymentMethod: 'cod' })
  expect(placed.status).toBe(201)
  await resetByMail(email)
  expect(await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, placed.json._id))).toMatchObject([{ userId }])
})
