import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../platform/csv.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

/** The rows of a file, keyed by the names of its columns. */
function linesOf(text: string): Record<string, string>[] {
  const read = readCsv(text)
  if (!('rows' in read)) throw new Error('not a file of values')
  const [head, ...rows] = read.rows.map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries((head ?? []).map((name, at) => [name, cells[at] ?? ''])))
}

/** Copies the order, so that a file has several pages; many of the copies have the same time. */
async function copy(orderId: string, times: number): Promise<string[]> {
  const [row] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, orderId))
  const lines = await checkout.db.select().from(schema.orderLines).where(eq(schema.orderLines.orderId, orderId))
  if (!row) throw new Error('no such order')
  const { searchFolded: _derived, ...order } = row
  const copies = Array.from({ length: times }, (_, n) => ({ ...order, id: `${orderId}${n}`, orderNumber: `MMCOPY${n}` }))
  await checkout.db.insert(schema.orders).values(copies)
  await checkout.db.insert(schema.orderLines).values(copies.flatMap(({ id }) => lines.map((line) => ({ ...line, orderId: id }))))
  return copies.map(({ orderNumber }) => orderNumber)
}

test('orders CSV: has each order once, with sums as numbers and texts that are no formulas', async () => {
  const dress = await checkout.put('=SUM(1;2)', 500)
  const address = { ...testAddress, fullName: '@Mai' }
  const { placed: first } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address, note: '-1 áo' })
  const placed = [first.orderNumber, ...(await copy(first._id, 102))]
  const response = await admin.get('orders/export.csv')
  expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = linesOf(response.text)
  expect(lines.map((line) => line['Số đơn']).toSorted()).toEqual(placed.toSorted())
  expect(lines[0]).toMatchObject({
    'Người nhận': "'@Mai",
    'Tổng cộng': '130000',
    'Số món': '1',
    'Lời nhắn': "'-1 áo",
    'Trạng thái': 'Chờ xác nhận',
    'Cách thanh toán': 'Tiền mặt khi nhận',
    'Thanh toán': 'Chưa trả',
  })
  expect(lines[0]?.['Món hàng']).toBe("'=SUM(1;2) (Xanh lam) × 1")
  expect(lines[0]?.['Điện thoại']).toMatch(/^'\+84/)
  const few = await admin.get(`orders/export.csv?query=${first.orderNumber}&separator=semicolon`, { headers: { 'accept-language': 'en' } })
  expect(linesOf(few.text)).toMatchObject([{ 'Order number': first.orderNumber, Status: 'pending', Payment: 'unpaid' }])
  const traces = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.export'))
  expect(traces).toHaveLength(2)
})

test('orders CSV: appends the columns of deposits, gifts and invoices after all others', async () => {
  const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank, cod: { deposit: { from: 200_000, percent: 30 } } }))
  const dress = await checkout.put('Đầm cọc', 900)
  const [waiting, paid] = [
    await checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod' }),
    await checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod' }),
  ]
  expect((await admin.post(`payments/cod/${paid.id}/deposit`, { reference: 'FT 881' })).status).toBe(200)
  const small = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const { text } = await admin.get('orders/export.csv', { headers: { 'accept-language': 'en' } })
  expect(text.slice(0, text.indexOf('\r\n')).split(',').slice(-14)).toEqual([
    ...['Note', 'Deposit asked', 'Deposit received'],
    ...['Gift', 'Wrapping fee', 'Gift message', 'Deliver on', 'Giver', 'Giver’s phone'],
    ...['Invoice to', 'Tax code', 'Address on the invoice', 'E-mail for the invoice', 'Invoice number'],
  ])
  const sums = ({ placed }: typeof paid) => {
    const line = linesOf(text).find((each) => each['Order number'] === placed.orderNumber)
    return [line?.['Deposit asked'], line?.['Deposit received']]
  }
  expect([waiting, paid, small].map(sums)).toEqual([
    ['69000', '0'],
    ['69000', '69000'],
    ['0', '0'],
  ])
})

test('customers CSV: has the customers of the list, without any secret', async () => {
  const { email, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ fullName: '+Lan', phone: '+84912345678' }).where(eq(schema.users.id, userId))
  const { text, headers } = await admin.get('users/export.csv')
  expect(headers['content-disposition']).toContain('customers-')
  const line = linesOf(text).find((each) => each['E-mail'] === email)
  expect(line).toMatchObject({ 'Họ tên': "'+Lan", 'Số đơn': '0', 'Vai trò': 'customer', 'Bị khoá': '0' })
  expect(text).not.toMatch(/\$|argon|scrypt/)
  expect(linesOf((await admin.get(`users/export.csv?query=${email}`)).text)).toHaveLength(1)
})

test('guests CSV: has each guest once in the same columns, and the download is audited', async () => {
  const dress = await checkout.put('Đầm khách lẻ', 500)
  const address = { ...testAddress, fullName: '=Khách Vãng Lai', phone: '0987111222', street: '12 Chi Lăng' }
  await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address: { ...address, fullName: 'Tên Cũ' } })
  await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address, email: 'vang.lai@example.vn' })
  const { text, headers } = await admin.get('users/guests/export.csv')
  expect(headers['content-disposition']).toContain('guests-')
  const [headOfGuests] = text.split('\r\n')
  const [headOfAccounts] = (await admin.get('users/export.csv')).text.split('\r\n')
  expect(headOfGuests).toBe(headOfAccounts)
  const lines = linesOf(text).filter((line) => line['Điện thoại']?.endsWith('987111222'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ 'Họ tên': "'=Khách Vãng Lai", 'E-mail': 'vang.lai@example.vn', 'Vai trò': 'guest', 'Số đơn': '2' })
  expect(lines[0]?.['Địa chỉ']).toContain('12 Chi Lăng, ')
  expect(linesOf((await admin.get('users/guests/export.csv?query=111222')).text)).toHaveLength(1)
  const [written] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, 'guests'))
  expect(written).toMatchObject({ what: 'customer.export' })
})

test('CSV files: are for admins: 401 without a session, 403 for customers and staff', async () => {
  const { visitor: customer } = await signUp(checkout)
  const { visitor: staff, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  for (const file of ['orders/export.csv', 'users/export.csv', 'users/guests/export.csv', 'products/export.csv'])
    expect(await Promise.all([checkout.visitor(), customer, staff].map(async (visitor) => (await visitor.get(file)).status))).toEqual([
      401, 403, 403,
    ])
})
