import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { transact } from '../platform/database/transaction.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../testing/checkout-fixture.ts'
import { takeMails } from '../testing/mailbox-fixture.ts'
import { signInAdmin } from '../testing/users-fixture.ts'
import { notifySubscribers } from './back-in-stock/back-in-stock.ts'

/** The shop's request limits are raised, so that only the mail limits apply. */
let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ RATE_LIMIT_PER_MINUTE: '10000000' })
  dress = await checkout.put('Đầm', 10_000)
})
afterAll(() => checkout.close())
afterEach(async () => {
  checkout.clock.advance(3_601_000)
  await takeMails(checkout)
})

const password = 'một mật khẩu dài'
const mailsTo = async (to: string) => (await takeMails(checkout)).filter((mail) => mail.to === to)
/**
 * Confirms all open orders: a mailbox may have only a few, and these tests are not about that limit. Concurrent calls lock the
 * rows in one order, so that they do not deadlock.
 */
async function confirmOrders(): Promise<void> {
  await transact(checkout.db, async (tx) => {
    const open = await tx.select({ id: schema.orders.id }).from(schema.orders).orderBy(schema.orders.id).for('update')
    const ids = open.map(({ id }) => id)
    await tx.update(schema.orders).set({ confirmedAt: checkout.clock.now() }).where(inArray(schema.orders.id, ids))
  })
}
const buy = async (email: string, address = {}) => {
  await confirmOrders()
  return checkout.order(await checkout.shopper({ [dress]: 1 }), { email, address: { ...testAddress, phone: nextPhone(), ...address } })
}

describe('mailbox-limits: an unverified mailbox', () => {
  test('gets five order mails an hour for any number of guests, and every order is placed', async () => {
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await buy(n % 2 ? 'Nan.Nhan@x.vn' : 'nan.nhan@x.vn'))
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.message}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await mailsTo('nan.nhan@x.vn')).toHaveLength(5)
    checkout.clock.advance(3_601_000)
    await buy('nan.nhan@x.vn')
    expect(await mailsTo('nan.nhan@x.vn')).toHaveLength(1)
  })

  test('gets no more for concurrent orders, with tags of the same mailbox, or after cancelling and ordering again', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => buy(`cung.luc+${n}@x.vn`)))
    expect((await takeMails(checkout)).filter(({ to }) => to.startsWith('cung.luc+'))).toHaveLength(5)
    for (let n = 0; n < 4; n++) {
      const { visitor, id } = await checkout.ordered({ [dress]: 1 }, { email: 'dat.huy@x.vn', paymentMethod: 'cod' })
      expect((await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })).status).toBe(200)
    }
    expect(await mailsTo('dat.huy@x.vn')).toHaveLength(5)
  })

  test('gets three codes an hour, also after deleting and registering the account again, with the same response each time', async () => {
    const email = 'ma.xac.nhan@x.vn'
    const answers: string[] = []
    for (let round = 0; round < 4; round++) {
      const stranger = checkout.visitor()
      const registered = await stranger.post('users/register', { username: `nguoila${round}`, email, password })
      answers.push(`${registered.status} ${registered.json.message}`)
      await stranger.post('users/resend-otp')
      expect((await stranger.delete('users/me', { confirm: email, password })).status).toBe(200)
    }
    expect(new Set(answers).size).toBe(1)
    // Deleting the account withdrew unsent mails; they still count.
    const last = checkout.visitor()
    await last.post('users/register', { username: 'nguoila', email, password })
    expect(await mailsTo(email)).toEqual([])
    expect(await last.post('users/resend-otp')).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  })

  test('gets three codes and resets in total', async () => {
    const email = 'ma.va.lien.ket@x.vn'
    await checkout.visitor().post('users/register', { username: 'malienket', email, password })
    for (let n = 0; n < 5; n++) expect((await checkout.visitor().post('users/forgot-password', { email })).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(3)
  })

  test('gets back-in-stock mails later instead of losing them', async () => {
    const admin = await signInAdmin(checkout)
    const email = 'cho.hang@x.vn'
    const hats = await Promise.all(Array.from({ length: 7 }, (_, n) => checkout.put(`Mũ chờ ${n}`, 0)))
    for (const hat of hats) await checkout.visitor().post('alerts', { productId: hat, color: 'Xanh lam', email })
    for (const hat of hats) {
      const [variant] = (await admin.get(`stock?product=${hat}`)).json.data.products[0].colors[0].variants
      await admin.patch(`stock/${variant._id}`, { change: 1, reason: 'sewn' })
    }
    await notifySubscribers(checkout.platform)
    expect(await mailsTo(email)).toHaveLength(5)
    await notifySubscribers(checkout.platform)
    expect(await mailsTo(email)).toEqual([])
    checkout.clock.advance(3_601_000)
    await notifySubscribers(checkout.platform)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await checkout.db.$count(schema.stockAlerts)).toBe(0)
  })
})

test('mailbox-limits: a verified owner gets a mail for every order', async () => {
  const email = 'khach.quen@x.vn'
  const regular = checkout.visitor()
  await regular.post('users/register', { username: 'khachquen', email, password })
  const code = /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0]
  expect((await regular.post('users/verify-otp', { otp: code })).status).toBe(200)
  for (let n = 0; n < 7; n++) {
    await regular.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    await confirmOrders()
    expect((await checkout.order(regular)).status).toBe(201)
  }
  expect(await mailsTo(email)).toHaveLength(7)
})

test('mailbox-limits: a stranger gains nothing by the e-mail of a verified owner', async () => {
  const email = 'khach.quen@x.vn'
  for (let n = 0; n < 7; n++) await buy(email)
  expect(await mailsTo(email)).toHaveLength(5)
})

test('mailbox-limits: code attempts for one mailbox are counted over all codes and accounts', async () => {
  const email = 'doan.ma@x.vn'
  const answers: number[] = []
  for (let round = 0; round < 3; round++) {
    const stranger = checkout.visitor()
    await stranger.post('users/register', { username: `doanma${round}`, email, password })
    for (let n = 0; n < 5; n++) answers.push((await stranger.post('users/verify-otp', { otp: `00000${n}` })).status)
    await stranger.delete('users/me', { confirm: email, password })
  }
  expect(answers).toEqual([...Array(10).fill(400), ...Array(5).fill(429)])
})

test('mailbox-limits: no counter contains an e-mail', async () => {
  await buy('rieng.tu@x.vn')
  const keys = (await checkout.db.select().from(schema.rateCounters)).map(({ key }) => key)
  expect(keys.some((key) => key.startsWith('mail-order:'))).toBe(true)
  expect(keys.filter((key) => /^mail-/.test(key) && key.includes('@'))).toEqual([])
})

describe('mailbox-limits: no mail contains a link that a visitor made', () => {
  const evil = 'Trúng thưởng! http://evil.example/x www.evil.com evil.com a@evil.com'
  const links = /(?:https?|ftp):\/\/(?!localhost:3000)|www\.\S|evil\.(?:example|com)|@evil/i

  test('of an order: neither in its name nor in its address', async () => {
    const email = 'lien.ket@x.vn'
    const placed = await buy(email, { fullName: evil, street: evil })
    expect(placed.status).toBe(201)
    const guest = checkout.visitor()
    await guest.patch(`orders/${placed.json._id}/status?token=${placed.json.token}`, { status: 'cancelled' })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(mails.some(({ text }) => text.includes('Cảm ơn Trúng thưởng! http: //evil. example/x'))).toBe(true)
    for (const { text, html, subject } of mails) {
      for (const words of [text, html, subject]) expect(words).not.toMatch(links)
    }
  })

  test('of a message to the shop', async () => {
    await checkout.visitor().post('contact', { fullName: evil, email: 'lan@x.vn', message: `${evil}\n${evil}` })
    const [mail] = (await takeMails(checkout)).filter(({ subject }) => /Lời nhắn/.test(subject))
    expect(mail?.text.replaceAll(/mailto:\S+/g, '')).not.toMatch(
      /(?:https?|ftp):\/\/(?!localhost:3000)|www\.\S|(?<!@)evil\.(?:example|com)/i,
    )
    expect(mail?.text).toContain('lan@x.vn')
  })
})
