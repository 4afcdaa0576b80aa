import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hourlyLimits } from '../../../contract/orders/cash-limits.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  const brand = { name: 'Mẹ May', tagline: { vi: '', en: '' }, phone: '+84234567890', email: '', city: { vi: 'Huế', en: 'Huế' } }
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { brand }))
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Placed = Awaited<ReturnType<CheckoutFixture['order']>>
const countOf = (responses: Placed[], code: string | undefined) => responses.filter(({ json }) => json.code === code).length
const orderOf = (visitor: Visitor, phone: string) => checkout.order(visitor, { paymentMethod: 'cod', address: { ...testAddress, phone } })

/** Orders as a new guest at an IP of their own, unless one is given. */
async function asGuest(phone: string, { language = 'vi', ip }: { language?: 'vi' | 'en'; ip?: string } = {}) {
  const visitor = await checkout.shopper({ [dress]: 1 }, language, ip)
  return { visitor, placed: await orderOf(visitor, phone) }
}

async function cancel(visitor: Visitor, { json }: Placed): Promise<void> {
  expect((await visitor.patch(`orders/${json._id}/status`, { status: 'cancelled' })).status).toBe(200)
}

test('orders of an hour: ten of one phone, cancelled ones included, from any IP and at once', async () => {
  const phone = nextPhone()
  for (let turn = 0; turn < 8; turn++) {
    const { visitor, placed } = await asGuest(phone)
    await cancel(visitor, placed)
  }
  const guests = await Promise.all(Array.from({ length: 6 }, () => checkout.shopper({ [dress]: 1 })))
  const last = await Promise.all(guests.map((guest) => orderOf(guest, phone)))
  expect([countOf(last, undefined), countOf(last, 'too_many_orders')]).toEqual([2, 4])
  const { placed } = await asGuest(phone)
  expect(placed.status).toBe(429)
  expect(placed.json.message).toMatch(/thử lại sau (59|60) phút, hoặc gọi tiệm 0234.567.890 để/)
  expect(Number(placed.headers['retry-after'])).toBeGreaterThan(3_400)
  const english = (await asGuest(phone, { language: 'en' })).placed
  expect(english.json.message).toMatch(/try again in (59|60) minutes, or call the shop 0234.567.890 and/)
  checkout.clock.advance(3_601_000)
  expect((await asGuest(phone)).placed.status).toBe(201)
})

test('orders of an hour: thirty of one account', async () => {
  const { visitor } = await signUp(checkout)
  const again = async () => {
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    return orderOf(visitor, nextPhone())
  }
  for (let turn = 0; turn < hourlyLimits.perAccount; turn++) {
    const placed = await again()
    expect(placed.status, placed.text).toBe(201)
    await cancel(visitor, placed)
  }
  const refused = await again()
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_orders'])
  checkout.clock.advance(3_601_000)
  expect((await again()).status).toBe(201)
})

test('orders of an hour: guests of one IP are not limited, because a carrier puts thousands behind it', async () => {
  const guests = []
  for (let turn = 0; turn < 63; turn++) guests.push(await checkout.shopper({ [dress]: 1 }, 'vi', `2001:db8:60:60::${turn + 2}`))
  // No more at once than the pool has connections: a busy machine would refuse the others.
  for (let from = 0; from < guests.length; from += 9) {
    const placed = await Promise.all(guests.slice(from, from + 9).map((guest) => orderOf(guest, nextPhone())))
    for (const { status } of placed) expect(status).toBe(201)
  }
})

test('orders of an hour: that staff enter are not limited', async () => {
  const admin = await signInAdmin(checkout)
  const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
  const order = { items, address: { ...testAddress, phone: nextPhone() }, paymentMethod: 'cod', source: 'phone' }
  for (let turn = 0; turn < hourlyLimits.perPhone + 1; turn++) {
    expect((await admin.post('orders/for-customer', order)).status).toBe(201)
  }
})

test('orders of an hour: the limits are fixed, and no environment variable changes them', () => {
  expect(hourlyLimits).toEqual({ perPhone: 10, perAccount: 30 })
})
