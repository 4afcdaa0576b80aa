import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../../../contract/admin/dashboard.ts'
import { addDays } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let staff: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  const person = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, person.userId))
  staff = person.visitor
  dress = await checkout.put('Đầm', 10, { price: 200_000 })
})
afterAll(() => checkout.close())

const report = async (visitor: Visitor, query = ''): Promise<Report> => (await visitor.get(`reports/summary${query}`)).json.data
const setOrder = (id: string, change: Partial<typeof schema.orders.$inferInsert>) =>
  checkout.db.update(schema.orders).set(change).where(eq(schema.orders.id, id))

test('reports: needs staff', async () => {
  expect((await checkout.visitor().get('reports/summary')).status).toBe(401)
  expect((await (await signUp(checkout)).visitor.get('reports/summary')).status).toBe(403)
})

test.each([
  'period=year',
  'from=2026-01-01',
  'from=2026-02-01&to=2026-01-01',
  'from=2026-01-01&to=2028-01-01',
  'from=2026-02-30&to=2026-03-01',
  'parts=secrets',
])('reports: refuses an invalid query: %s', async (query) => {
  const { status, json } = await admin.get(`reports/summary?${query}`)
  expect([status, json.code]).toEqual([400, 'invalid_input'])
})

test('reports: a new shop has zeros, a point for every day, and no division by zero', async () => {
  const { figures, bestSellers, work } = await report(admin)
  expect(figures).toMatchObject({ revenue: { now: 0, before: 0 }, average: { now: 0 }, conversion: { now: 0 }, unit: 'day' })
  expect(figures?.series).toHaveLength(7)
  expect(bestSellers).toEqual([])
  expect(work).toMatchObject({ toConfirm: 0, toPack: 0, late: 0, lowStock: 0, refunds: 0, mismatches: 0 })
})

test('reports: a sale counts once its money is certain, beside the week before', async () => {
  await checkout.put('Mũ', 1)
  const cash = await checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod' })
  const unpaid = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'momo' })
  const old = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  await setOrder(old.id, { createdAt: addDays(checkout.clock.now(), -8), deliveryTo: '2999-12-31' })
  const { figures, bestSellers, work } = await report(admin)
  expect(figures).toMatchObject({
    revenue: { now: cash.amount, before: old.amount },
    orders: { now: 1, before: 1 },
    average: { now: cash.amount },
    items: { now: 2, before: 1 },
    carts: { now: 2 },
  })
  expect(figures?.series.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(cash.amount)
  expect(figures?.series.reduce((sum, { before }) => sum + before.orders, 0)).toBe(1)
  expect(bestSellers).toMatchObject([{ productId: dress, name: 'Đầm', pieces: { now: 2, before: 1 }, revenue: 400_000 }])
  expect(work).toMatchObject({ toConfirm: 2, awaitingPayment: 1, lowStock: 1 })
  await setOrder(cash.id, { status: 'processing', deliveryTo: '2020-01-01' })
  await setOrder(unpaid.id, { deliveryTo: '2020-01-01' })
  expect((await report(admin, '?parts=work')).work).toMatchObject({ toConfirm: 1, toPack: 1, late: 1 })
  await setOrder(cash.id, { status: 'cancelled' })
  expect((await report(admin)).figures?.orders).toEqual({ now: 0, before: 1 })
  await setOrder(cash.id, { status: 'processing' })
})

test("reports: a best seller has its current name in the reader's language, and once hidden the name of the sale", async () => {
  const best = async (language: string) =>
    (await admin.get('reports/summary?parts=bestSellers', { headers: { 'accept-language': language } })).json.data.bestSellers[0]
  const change = (product: { nameEn?: string; published?: boolean }) =>
    checkout.db.update(schema.products).set(product).where(eq(schema.products.id, dress))
  await change({ nameEn: 'Dress' })
  expect(await best('en')).toMatchObject({ name: 'Dress', nameLanguage: 'en' })
  expect(await best('vi')).toMatchObject({ name: 'Đầm', nameLanguage: 'vi' })
  await change({ published: false })
  const sold = await best('en')
  expect([sold.name, sold.nameLanguage]).toEqual(['Đầm', undefined])
  await change({ published: true })
})

test('reports: an order just after midnight in Vietnam belongs to the new day', async () => {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  await setOrder(order.id, { createdAt: new Date('2026-05-01T17:05:00Z') })
  const hours = (await report(admin, '?from=2026-05-02&to=2026-05-02')).figures
  expect(hours).toMatchObject({ unit: 'hour', orders: { now: 1, before: 0 } })
  expect(hours?.series).toHaveLength(24)
  expect(hours?.series[0]).toMatchObject({ at: '2026-05-02T00', orders: 1 })
  expect((await report(admin, '?from=2026-05-01&to=2026-05-01')).figures?.orders.now).toBe(0)
})

test('reports: staff see tasks and units, and no amount', async () => {
  const whole = await report(staff)
  expect(whole.work).toMatchObject({ toPack: 1, refunds: null, mismatches: null, alerts: null })
  expect(whole.figures).toMatchObject({ revenue: null, average: null, refunded: null, orders: { now: 1 } })
  expect(whole.figures?.series.every(({ revenue, before }) => revenue === null && before.revenue === null)).toBe(true)
  expect(whole.bestSellers?.map(({ revenue }) => revenue)).toEqual([null])
})

test('reports: one part can be requested alone', async () => {
  expect(Object.keys(await report(admin, '?parts=bestSellers&period=month'))).toEqual(['madeAt', 'period', 'bestSellers'])
})
