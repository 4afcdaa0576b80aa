import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportTable, ReportTableName } from '../../../../contract/admin/reports.ts'
import { schema } from '../../../platform/database/client.ts'
import { deliverDress, openTestExchanges, stockBySize, type TestExchanges } from '../../../testing/exchange-fixture.ts'

let shop: TestExchanges
beforeAll(async () => {
  shop = await openTestExchanges()
})
afterAll(() => shop.checkout.close())

async function rowsOf(name: ReportTableName, language = 'vi'): Promise<Record<string, ReportTable['rows'][number]['now']>> {
  const { json } = await shop.admin.get(`reports/tables/${name}`, { headers: { 'accept-language': language } })
  return Object.fromEntries((json.data as ReportTable).rows.map((row) => [row.name, row.now]))
}

test('report tables: stock takes show what is missing and what is surplus', async () => {
  const { checkout, admin } = shop
  const { product } = await deliverDress(checkout, admin)
  expect(await stockBySize(checkout.db, product)).toMatchObject({ '2Y': [4, 0], '3Y': [5, 0], '8Y': [5, 0] })
  const begun = await admin.post('stock-takes', { scope: 'product', id: product })
  const path = `stock-takes/${begun.json.data.take._id}`
  const cells = (await admin.get(path)).json.data.products[0].cells as { _id: string; size: string }[]
  const counts: Record<string, number> = { '2Y': 1, '3Y': 7, '8Y': 5 }
  for (const { _id, size } of cells) {
    const put = await admin.put(`${path}/counts/${_id}`, { count: counts[size], expected: null })
    if (put.status !== 200) throw new Error(put.text)
  }
  expect(await rowsOf('takes')).toEqual({})
  expect((await admin.post(`${path}/post`)).status).toBe(200)
  // 100,000 a dress.
  expect(await rowsOf('takes')).toEqual({ Thiếu: [3, 300_000], Thừa: [2, 200_000] })
  expect(await rowsOf('takes', 'en')).toEqual({ Missing: [3, 300_000], Surplus: [2, 200_000] })
})

test('report tables: lines outside the catalogue are one row, apart from deleted products', async () => {
  const { checkout, admin } = shop
  const hat = await checkout.put('Mũ có sửa', 5)
  const order = await checkout.ordered({ [hat]: 1 }, { paymentMethod: 'cod' })
  const { version } = (await admin.get(`orders/${order.id}`)).json.data.order
  const custom = (name: string, amount: number) => ({ custom: { name }, price: { amount }, quantity: 1 })
  const lines = [{ line: 0, quantity: 1 }, custom('Sửa lai', 15_000), custom('Thêu tay', 25_000)]
  expect((await admin.post(`orders/${order.id}/edit`, { expectedVersion: version, lines })).status).toBe(200)
  expect(await rowsOf('products')).toMatchObject({ 'Mũ có sửa': [1, 100_000], 'Món ngoài danh mục': [2, 40_000] })
  expect(await rowsOf('categories', 'en')).toMatchObject({ 'Not in the catalogue': [2, 40_000] })
  expect(Object.keys(await rowsOf('categories'))).not.toContain('Sản phẩm đã xoá')
})

test('report tables: the returned parcel of a replacement is no returned order', async () => {
  const { exchangeIn, pack, moveParcel } = shop
  const before = (await rowsOf('returns'))['Kiện hoàn về'] ?? [0, 0]
  const { exchangeId } = await exchangeIn('approved')
  await moveParcel(await pack(exchangeId), ['picked_up', 'returning', 'returned'])
  expect((await rowsOf('returns'))['Kiện hoàn về'] ?? [0, 0]).toEqual(before)
})

test('report tables: written-off cash of an exchange leaves the sale of the order as it was', async () => {
  const { checkout, exchangeIn, pack, moveParcel } = shop
  const { id, exchangeId } = await exchangeIn('requested')
  const salesToday = async () => Object.values(await rowsOf('payments'))[0]?.[1] ?? 0
  const before = await salesToday()
  await checkout.db
    .update(schema.orderExchanges)
    .set({ differenceVnd: 40_000, differenceWay: 'cash' })
    .where(eq(schema.orderExchanges.id, exchangeId))
  await shop.admin.patch(`exchanges/${exchangeId}`, { status: 'approved', differenceWay: 'cash' })
  await moveParcel(await pack(exchangeId), ['delivered'])
  const entries = await checkout.db.select().from(schema.codLedger).where(eq(schema.codLedger.orderId, id))
  const entry = entries.find((each) => each.exchangeId === exchangeId)
  expect(entry?.amountVnd).toBe(40_000)
  const writtenOff = { action: 'write-off', reason: 'Khách không trả' }
  const changed = await shop.admin.patch(`payments/cod-ledger/${entry?.id}`, writtenOff)
  expect([changed.status, changed.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  expect(await salesToday()).toBe(before)
})

test('report tables: an order belongs to its day in Vietnam, with its discount, and with what was refunded in part', async () => {
  const { checkout, admin } = shop
  const scarf = await checkout.put('Khăn nửa đêm', 20, { price: 150_000 })
  const placeAt = async (moment: string, change: Partial<typeof schema.orders.$inferInsert> = {}) => {
    const { id } = await checkout.ordered({ [scarf]: 2 }, { paymentMethod: 'cod' })
    await checkout.db
      .update(schema.orders)
      .set({ createdAt: new Date(moment), ...change })
      .where(eq(schema.orders.id, id))
    return id
  }
  await placeAt('2026-10-15T16:59:59.999Z')
  const discounted = await placeAt('2026-10-15T17:00:00Z', { discountVnd: 30_000, totalVnd: 300_000, shippingVnd: 30_000 })
  await checkout.db.update(schema.orderLines).set({ discountVnd: 30_000 }).where(eq(schema.orderLines.orderId, discounted))
  const id = discounted
  await admin.patch(`orders/${id}/status`, { status: 'processing' })
  await admin.patch(`orders/${id}/status`, { status: 'shipped' })
  await admin.patch(`orders/${id}/status`, { status: 'delivered' })
  await admin.patch(`orders/${id}/payment`, { paymentStatus: 'paid' })
  expect((await admin.post('payments/refund', { orderId: id, amount: 50_000, reason: 'Lỗi chỉ' })).status).toBe(200)
  const of = async (name: ReportTableName, day: string) => rowsOf(`${name}?from=${day}&to=${day}` as ReportTableName)
  expect((await of('days', '2026-10-15'))['2026-10-15']?.[0]).toBe(1)
  expect((await of('days', '2026-10-16'))['2026-10-16']).toEqual([1, 300_000])
  // The goods after their discount, without delivery; a refund in part is in its own report.
  expect(await of('products', '2026-10-16')).toEqual({ 'Khăn nửa đêm': [2, 270_000] })
})
