import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { notifySubscribers } from './back-in-stock.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

const ask = (productId: string, email: string, more: object = {}, language: 'vi' | 'en' = 'vi') =>
  checkout.visitor(language).post('alerts', { productId, color: 'Xanh lam', email, ...more })
const waiting = async () => (await checkout.db.select().from(schema.stockAlerts)).length
const mailsTo = async (email: string) => (await checkout.db.select().from(schema.mails)).filter(({ recipient }) => recipient === email)
async function refill(product: string, change = 1) {
  const [variant] = (await admin.get(`stock?product=${product}`)).json.data.products[0].colors[0].variants
  expect((await admin.patch(`stock/${variant._id}`, { change, reason: 'sewn' })).status).toBe(200)
}

describe('back-in-stock: an alert', () => {
  test("sends one mail when the variant is back, in the subscriber's language, and is deleted", async () => {
    const hat = await checkout.put('Mũ bông', 0, { nameEn: 'Fleece hat' })
    expect((await ask(hat, ' An@Example.vn ')).json.message).toBe('Có hàng lại, tiệm sẽ gửi bạn một email.')
    expect((await ask(hat, 'an@example.vn')).status).toBe(200)
    await ask(hat, 'ben@example.vn', { color: 'Blue' }, 'en')
    expect(await waiting()).toBe(2)
    await notifySubscribers(checkout.platform)
    expect(await mailsTo('an@example.vn')).toEqual([])
    await refill(hat, 3)
    await Promise.all([notifySubscribers(checkout.platform), notifySubscribers(checkout.platform)])
    await notifySubscribers(checkout.platform)
    const [mail, ...others] = await mailsTo('an@example.vn')
    expect([mail?.subject, others]).toEqual(['Mẹ May: Mũ bông đã có lại', []])
    expect(mail?.text).toContain('Màu Xanh lam bạn chờ đã có lại')
    expect(mail?.html).toMatch(/\/products\/mu-bong\?color=Xanh\+lam&amp;lng=vi/)
    expect(mail?.text).toMatch(/\/unsubscribe\/alerts\/[\w-]{43}/)
    expect((await mailsTo('ben@example.vn'))[0]).toMatchObject({ subject: 'Mẹ May: Fleece hat is back' })
    expect(await waiting()).toBe(0)
  })

  test('fires when an order releases its units', async () => {
    const last = await checkout.put('Mũ cuối', 1)
    const { visitor, id } = await checkout.ordered({ [last]: 1 }, { paymentMethod: 'cod' })
    await ask(last, 'chi@example.vn')
    await notifySubscribers(checkout.platform)
    expect(await mailsTo('chi@example.vn')).toEqual([])
    await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })
    await notifySubscribers(checkout.platform)
    expect(await mailsTo('chi@example.vn')).toHaveLength(1)
  })

  test('does not fire for a hidden product, and one link ends all alerts', async () => {
    const hidden = await checkout.put('Mũ kín', 0)
    const other = await checkout.put('Mũ khác', 0)
    const third = await checkout.put('Mũ ba', 0)
    for (const product of [hidden, other, third]) await ask(product, 'dung@example.vn')
    await refill(third)
    await notifySubscribers(checkout.platform)
    const token = /alerts\/([\w-]{43})/.exec((await mailsTo('dung@example.vn'))[0]?.text ?? '')?.[1]
    await admin.patch(`products/${hidden}`, { published: false })
    await refill(hidden)
    await notifySubscribers(checkout.platform)
    expect(await mailsTo('dung@example.vn')).toHaveLength(1)
    expect((await checkout.visitor().post('alerts/end', { token })).json.message).toBe('Bạn sẽ không nhận các lời nhắn này nữa.')
    expect(await waiting()).toBe(0)
    expect((await checkout.visitor().post('alerts/end', { token })).status).toBe(404)
    expect((await checkout.visitor().post('alerts/end', { token: 'x' })).status).toBe(404)
  })

  test('is part of the personal data export and deletion', async () => {
    const robe = await checkout.put('Áo choàng', 0)
    const visitor = checkout.visitor()
    await visitor.post('users/register', { username: 'giang', email: 'giang@example.vn', password: 'mot mat khau dai' })
    await checkout.db.update(schema.users).set({ emailVerifiedAt: new Date() })
    await ask(robe, 'giang@example.vn')
    const { json } = await visitor.get('users/me/export')
    expect(json.alerts ?? json.data?.alerts).toMatchObject([{ language: 'vi' }])
  })
})

test.each([
  [{ email: 'x' }, 400],
  [{ color: 'Tím' }, 404],
  [{ productId: 'prd_gone' }, 404],
  [{ size: 'x'.repeat(21) }, 400],
  [{ email: undefined }, 400],
])('back-in-stock: %j responds %d', async (wrong, status) => {
  const sold = await checkout.put('Mũ thử', 0)
  expect((await ask(sold, 'em@example.vn', wrong)).status).toBe(status)
})

test('back-in-stock: refuses a variant in stock, and ignores bots', async () => {
  const there = await checkout.put('Mũ có', 1)
  expect((await ask(there, 'em@example.vn')).json.code).toBe('back_already')
  const sewn = await checkout.put('Mũ may', 0, { madeToOrder: true })
  expect((await ask(sewn, 'em@example.vn')).json.code).toBe('back_already')
  const sized = await checkout.catalogue.put('Mũ size', { sizes: [{ size: '1Y' }], stock: [] })
  expect((await ask(sized, 'em@example.vn')).json.code).toBe('size_required')
  const before = await waiting()
  expect((await ask(sized, 'em@example.vn', { size: '1Y', website: 'http://spam' })).status).toBe(200)
  expect(await waiting()).toBe(before)
})

test('back-in-stock: limits the alerts for a mailbox', async () => {
  const sold = await checkout.put('Mũ nhiều', 0)
  const answers = []
  for (let n = 0; n < 22; n++) answers.push((await ask(sold, 'hoa@example.vn')).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})
