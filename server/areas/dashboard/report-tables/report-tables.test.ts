import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReportTable, type ReportTableName, reportTableNames, reportTables } from '../../../../contract/admin/reports.ts'
import { addDays } from '../../../../contract/durations.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
const regular = nextPhone()

const setOrder = (id: string, change: Partial<typeof schema.orders.$inferInsert>) =>
  checkout.db.update(schema.orders).set(change).where(eq(schema.orders.id, id))
const read = async (name: ReportTableName, query = '', language = 'vi'): Promise<ReportTable> =>
  (await admin.get(`reports/tables/${name}${query}`, { headers: { 'accept-language': language } })).json.data
const rowsOf = async (name: ReportTableName, query = '', language = 'vi') =>
  Object.fromEntries((await read(name, query, language)).rows.map((row) => [row.name, [row.now, row.before]]))

/** Two sales of this week, one of the week before by a buyer who came back, and two orders that are no sales. */
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('=Đầm', 50, { price: 200_000, sizes: undefined })
  const buy = (phone: string, quantity = 1) =>
    checkout.ordered({ [dress]: quantity }, { paymentMethod: 'cod', address: { ...testAddress, phone } })
  const earlier = await buy(regular)
  await setOrder(earlier.id, { createdAt: addDays(checkout.clock.now(), -8) })
  await buy(regular, 2)
  const phoned = await buy(nextPhone())
  await setOrder(phoned.id, { source: 'zalo', discountVnd: 20_000, discountCode: 'BETHO', totalVnd: phoned.amount - 20_000 })
  await checkout.ordered({ [dress]: 5 }, { paymentMethod: 'momo' })
  const cancelled = await buy(nextPhone())
  await admin.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
})
afterAll(() => checkout.close())

test('report tables: are for admins, and refuse what is no report or no period', async () => {
  const { visitor, userId } = await signUp(checkout)
  expect((await checkout.visitor().get('reports/tables/products')).status).toBe(401)
  expect((await visitor.get('reports/tables/products')).status).toBe(403)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  for (const path of ['products', 'products/export.csv']) expect((await visitor.get(`reports/tables/${path}`)).status).toBe(403)
  for (const path of ['secrets', 'products?period=year', 'products?from=2026-01-01', 'products?from=2024-01-01&to=2026-01-01'])
    expect([path, (await admin.get(`reports/tables/${path}`)).status]).toEqual([path, 400])
})

test.each(reportTableNames)('report tables: %s has its columns, in Vietnamese and in English', async (name) => {
  for (const language of ['vi', 'en']) {
    const table = await read(name, '?period=30d', language)
    const columns = reportTables[name].length
    for (const { now, before } of [...table.rows, ...(table.total ? [table.total] : [])])
      expect([now.length, before.length]).toEqual([columns, columns])
  }
})

test('report tables: count sales by product, by both periods, beside their sum', async () => {
  const { rows, total, period, hasMore } = await read('products')
  expect(rows).toMatchObject([{ id: dress, name: '=Đầm', now: [3, 600_000], before: [1, 200_000] }])
  expect(total).toEqual({ now: [3, 600_000], before: [1, 200_000] })
  expect(hasMore).toBe(false)
  const today = vietnamDay(checkout.clock.now())
  expect(period).toMatchObject({ to: today, from: vietnamDay(checkout.clock.now(), -6) })
  expect((await read('products', '?from=2020-01-01&to=2020-01-31')).rows).toEqual([])
})

test('report tables: group orders by day, province, source, payment and code', async () => {
  const days = (await read('days')).rows
  expect(days).toHaveLength(7)
  expect(days.at(-1)?.now[0]).toBe(2)
  expect(days.reduce((sum, { before }) => sum + (before[0] ?? 0), 0)).toBe(1)
  expect((await rowsOf('provinces'))['Thành phố Huế']?.map((sums) => sums?.[0])).toEqual([2, 1])
  const sources = await rowsOf('sources')
  expect([sources['Trang web']?.[0]?.[0], sources.Zalo?.[0]?.[0]]).toEqual([1, 1])
  expect(Object.keys(await rowsOf('payments', '', 'en'))).toEqual(['Cash on delivery'])
  expect((await rowsOf('discounts')).BETHO).toMatchObject([
    [1, expect.any(Number), 20_000],
    [0, 0, 0],
  ])
  expect(Object.keys(await rowsOf('sizes'))).toEqual(['Không có size'])
  expect(Object.values(await rowsOf('categories'))).toEqual([
    [
      [3, 600_000],
      [1, 200_000],
    ],
  ])
})

test('report tables: tell buyers who came back from new ones', async () => {
  const { 'Khách mới': fresh, 'Khách quay lại': returning } = await rowsOf('customers')
  expect([fresh?.[0]?.[0], returning?.[0]?.[0]]).toEqual([1, 1])
  expect([fresh?.[1]?.[0], returning?.[1]?.[0]]).toEqual([1, 0])
})

test('report tables: value the stock at its prices, without a period', async () => {
  const { rows, period, total } = await read('stock')
  expect(period).toBe(null)
  const [onHand = 0, , value = 0] = rows[0]?.now ?? []
  expect(value).toBe(onHand * 200_000)
  expect(total?.now[2]).toBe(value)
})

test('report tables: count what came back, without a sum over its kinds', async () => {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const refund = {
    id: 'rfd_1',
    orderId: order.id,
    amountVnd: 50_000,
    reason: 'x',
    way: 'hand' as const,
    state: 'done' as const,
    openedBy: 'x',
  }
  await checkout.db.insert(schema.refunds).values({ ...refund, doneAt: checkout.clock.now() })
  const table = await read('returns')
  expect(table.rows).toMatchObject([{ id: 'refunds', name: 'Hoàn tiền', now: [1, 50_000] }])
  expect(table.total).toBe(null)
  await setOrder(order.id, { createdAt: addDays(checkout.clock.now(), -300) })
})

test('report tables: count searches without a result by day', async () => {
  const day = vietnamDay(checkout.clock.now())
  const old = vietnamDay(checkout.clock.now(), -9)
  await checkout.db.insert(schema.searchMissDays).values([
    { day, termKey: 'ao mua', term: 'áo mưa', count: 3 },
    { day: old, termKey: 'ao mua', term: 'áo mưa', count: 1 },
  ])
  expect(await rowsOf('searches')).toEqual({ 'áo mưa': [[3], [1]] })
})

test('report tables: are files for spreadsheets, without formulas, and the download is audited', async () => {
  const { text, headers } = await admin.get('reports/tables/products/export.csv?separator=semicolon', {
    headers: { 'accept-language': 'vi' },
  })
  expect(headers['content-disposition']).toMatch(/report-products-.*\.csv/)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('Sản phẩm;Mã;Số chiếc;Số chiếc (kỳ trước);Doanh thu;Doanh thu (kỳ trước)')
  expect(first).toMatch(/^'=Đầm;[^;]+;3;1;600000;200000$/)
  const stock = await admin.get('reports/tables/stock/export.csv', { headers: { 'accept-language': 'en' } })
  expect(stock.text).toContain('Category,On hand,Reserved,Value\r\n')
  const [written] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'report.export'))
  expect(written).toMatchObject({ who: admin.userId, subject: 'products' })
})

test('report tables: an admin may read so many a minute', async () => {
  const other = await openCheckoutFixture({ RATE_LIMIT_PER_MINUTE: '20' })
  const reader = await signInAdmin(other)
  const statuses: number[] = []
  for (let n = 0; n < 3; n++) statuses.push((await reader.get('reports/tables/payments')).status)
  expect(statuses).toEqual([200, 200, 429])
  await other.close()
})
