import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductionResponse } from '../../../../contract/admin/production.ts'
import { dayMs } from '../../../../contract/durations.ts'
import { users, variants } from '../../../../db/schema.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

const read = async (visitor = admin): Promise<ProductionResponse['data']> => (await visitor.get('production')).json.data
const variantOf = async (productId: string) => {
  const [row] = await checkout.db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId))
  return row?.id ?? ''
}

async function sell(pieces: Record<string, number>): Promise<void> {
  const { id } = await checkout.ordered(pieces, { paymentMethod: 'cod' })
  expect((await admin.patch(`orders/${id}/status`, { status: 'processing' })).status).toBe(200)
}

test('production: lists what to sew with the figures of its number, largest first', async () => {
  const dress = await checkout.put('Đầm bán chạy', 8)
  const hat = await checkout.put('Mũ có người chờ', 0)
  const enough = await checkout.put('Áo còn nhiều', 90)
  await checkout.put('Mũ may đo', 0, { madeToOrder: true })
  await sell({ [dress]: 4, [enough]: 1 })
  await sell({ [dress]: 2 })
  await checkout.ordered({ [dress]: 2 })
  await checkout.ordered({ [enough]: 9 }, { paymentMethod: 'cod' })
  for (const email of ['mai@example.vn', 'lan@example.vn']) {
    expect((await checkout.visitor().post('alerts', { productId: hat, color: 'Xanh lam', email })).status).toBe(200)
    checkout.clock.advance(1_000)
  }
  const { next, nextTotal, capacity } = await read()
  expect(nextTotal).toBe(2)
  expect(next.map(({ name, pieces, waiting, free, reserved }) => ({ name, pieces, waiting, free, reserved }))).toEqual([
    { name: 'Đầm bán chạy', pieces: 5, waiting: 0, free: 0, reserved: 2 },
    { name: 'Mũ có người chờ', pieces: 2, waiting: 2, free: 0, reserved: 0 },
  ])
  expect(next[0]).toMatchObject({ soldPerWeek: 1.5, sewingDays: 7, coverDays: 14, daysLeft: 0, color: 'Xanh lam', size: '' })
  expect(capacity).toEqual({ places: null, used: 0 })
  const waiting = await admin.get(`stock/${await variantOf(hat)}/waiting`)
  expect(waiting.json.data).toMatchObject({ total: 2, people: [{ email: 'mai@example.vn' }, { email: 'lan@example.vn' }] })
})

test('production: units added as sewn leave the list and are shown as done today', async () => {
  const cap = await checkout.put('Nón lá nhí', 3)
  await sell({ [cap]: 3 })
  const variant = await variantOf(cap)
  const row = async () => (await read()).next.find(({ variantId }) => variantId === variant)
  expect(await row()).toMatchObject({ pieces: 3 })
  await admin.patch(`stock/${variant}`, { change: 3, reason: 'sewn' })
  expect(await row()).toBeUndefined()
  const { sewn } = await read()
  expect(sewn).toMatchObject([{ name: 'Nón lá nhí', pieces: 3, order: null }])
})

test('production: units of an order are being sewn, then sewn, until it is sent', async () => {
  await admin.patch('settings', { sewing: { weeklyPieces: 20 } })
  const gown = await checkout.put('Áo dài đặt may', 0, { madeToOrder: true, leadDays: 5 })
  const { id, placed } = await checkout.ordered({ [gown]: 2 }, { paymentMethod: 'cod' })
  expect((await read()).ordered).toEqual([])
  await admin.patch(`orders/${id}/status`, { status: 'processing' })
  expect((await read()).ordered).toMatchObject([
    { orderId: id, orderNumber: placed.orderNumber, name: 'Áo dài đặt may', pieces: 2, step: 'sewing', dueBy: expect.any(String) },
  ])
  await admin.patch(`orders/${id}/sewing`, { isSewn: true })
  const done = await read()
  expect(done.ordered).toMatchObject([{ step: 'sewn' }])
  const sewnForOrder = async () => (await read()).sewn.filter(({ order }) => order)
  expect(await sewnForOrder()).toMatchObject([{ name: 'Áo dài đặt may', pieces: 2, order: { _id: id } }])
  await admin.patch(`orders/${id}/sewing`, { isSewn: false })
  expect(await read()).toMatchObject({ ordered: [{ step: 'sewing' }], capacity: { places: 20 } })
  expect(await sewnForOrder()).toEqual([])
  await admin.patch(`orders/${id}/sewing`, { isSewn: true })
  checkout.clock.advance(dayMs)
  expect(await sewnForOrder()).toEqual([])
})

test('production: is for staff, not for customers', async () => {
  const { visitor: staff, userId } = await signUp(checkout)
  await checkout.db.update(users).set({ role: 'staff' }).where(eq(users.id, userId))
  expect((await staff.get('production')).status).toBe(200)
  expect((await staff.get('stock/none/waiting')).json.data).toEqual({ people: [], total: 0 })
  const { visitor: customer } = await signUp(checkout)
  for (const path of ['production', 'stock/none/waiting']) {
    expect([(await customer.get(path)).status, (await checkout.visitor().get(path)).status]).toEqual([403, 401])
  }
})
