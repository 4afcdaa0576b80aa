import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '../../platform/csv.ts'
import { schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import type { Visitor } from '../../test-shop.ts'
import { anAddress, openTestTill, type TestTill } from '../checkout/test-till.ts'
import { writeSettings } from '../content/content.ts'
import { openOffice, signUp } from './test-office.ts'

let till: TestTill
let office: Visitor & { userId: string }
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
})
afterAll(() => till.close())

/** The lines of a file, each by the names of its columns. */
function linesOf(text: string): Record<string, string>[] {
  const read = readCsv(text)
  if (!('rows' in read)) throw new Error('not a file of values')
  const [head, ...rows] = read.rows.map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries((head ?? []).map((name, at) => [name, cells[at] ?? ''])))
}

/** The same order again and again, so that a file has more than one page of them; many of them at the same moment. */
async function copy(orderId: string, times: number): Promise<string[]> {
  const [row] = await till.db.select().from(schema.orders).where(eq(schema.orders.id, orderId))
  const lines = await till.db.select().from(schema.orderLines).where(eq(schema.orderLines.orderId, orderId))
  if (!row) throw new Error('no such order')
  const { searchFolded: _derived, ...order } = row
  const copies = Array.from({ length: times }, (_, n) => ({ ...order, id: `${orderId}${n}`, orderNumber: `MMCOPY${n}` }))
  await till.db.insert(schema.orders).values(copies)
  await till.db.insert(schema.orderLines).values(copies.flatMap(({ id }) => lines.map((line) => ({ ...line, orderId: id }))))
  return copies.map(({ orderNumber }) => orderNumber)
}

test('orders are written into a file: all of them, once each, with sums that are numbers and texts that are no formulas', async () => {
  const dress = await till.put('=SUM(1;2)', 500)
  const address = { ...anAddress, fullName: '@Mai' }
  const { placed: first } = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address, note: '-1 áo' })
  const placed = [first.orderNumber, ...(await copy(first._id, 102))]
  const answer = await office.get('orders/export.csv')
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = linesOf(answer.text)
  expect(lines.map((line) => line['Số đơn']).toSorted()).toEqual(placed.toSorted())
  expect(lines[0]).toMatchObject({
    'Người nhận': "'@Mai",
    'Tổng cộng': '130000',
    'Số món': '1',
    'Lời nhắn': "'-1 áo",
    'Trạng thái': 'pending',
  })
  expect(lines[0]?.['Món hàng']).toBe("'=SUM(1;2) (Xanh lam) × 1")
  expect(lines[0]?.['Điện thoại']).toMatch(/^'\+84/)
  const few = await office.get(`orders/export.csv?query=${first.orderNumber}&separator=semicolon`, { headers: { 'accept-language': 'en' } })
  expect(linesOf(few.text)).toMatchObject([{ 'Order number': first.orderNumber }])
  const traces = await till.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.export'))
  expect(traces).toHaveLength(2)
})

test('what an order was asked for beforehand stands behind all other columns, and what of it has come', async () => {
  const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
  await transact(till.db, (tx) => writeSettings(till.platform, tx, { bank, cod: { deposit: { from: 200_000, percent: 30 } } }))
  const dress = await till.put('Đầm cọc', 900)
  const [waiting, paid] = [
    await till.ordered({ [dress]: 2 }, { paymentMethod: 'cod' }),
    await till.ordered({ [dress]: 2 }, { paymentMethod: 'cod' }),
  ]
  expect((await office.post(`payments/cod/${paid.id}/deposit`, { reference: 'FT 881' })).status).toBe(200)
  const small = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const { text } = await office.get('orders/export.csv', { headers: { 'accept-language': 'en' } })
  expect(text.slice(0, text.indexOf('\r\n')).split(',').slice(-3)).toEqual(['Note', 'Deposit asked', 'Deposit received'])
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

test('customers are written into a file, found as in their list, without any secret', async () => {
  const { email, userId } = await signUp(till)
  await till.db.update(schema.users).set({ fullName: '+Lan', phone: '+84912345678' }).where(eq(schema.users.id, userId))
  const { text, headers } = await office.get('users/export.csv')
  expect(headers['content-disposition']).toContain('customers-')
  const line = linesOf(text).find((each) => each['E-mail'] === email)
  expect(line).toMatchObject({ 'Họ tên': "'+Lan", 'Số đơn': '0', 'Vai trò': 'customer', 'Bị khoá': '0' })
  expect(text).not.toMatch(/\$|argon|scrypt/)
  expect(linesOf((await office.get(`users/export.csv?query=${email}`)).text)).toHaveLength(1)
})

test('guests are written into a file of the same columns, each of them once, and who took it along is written down', async () => {
  const dress = await till.put('Đầm khách lẻ', 500)
  const address = { ...anAddress, fullName: '=Khách Vãng Lai', phone: '0987111222', street: '12 Chi Lăng' }
  await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address: { ...address, fullName: 'Tên Cũ' } })
  await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address, email: 'vang.lai@example.vn' })
  const { text, headers } = await office.get('users/guests/export.csv')
  expect(headers['content-disposition']).toContain('guests-')
  const [headOfGuests] = text.split('\r\n')
  const [headOfAccounts] = (await office.get('users/export.csv')).text.split('\r\n')
  expect(headOfGuests).toBe(headOfAccounts)
  const lines = linesOf(text).filter((line) => line['Điện thoại']?.endsWith('987111222'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ 'Họ tên': "'=Khách Vãng Lai", 'E-mail': 'vang.lai@example.vn', 'Vai trò': 'guest', 'Số đơn': '2' })
  expect(lines[0]?.['Địa chỉ']).toContain('12 Chi Lăng, ')
  expect(linesOf((await office.get('users/guests/export.csv?query=111222')).text)).toHaveLength(1)
  const [written] = await till.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, 'guests'))
  expect(written).toMatchObject({ what: 'customer.export' })
})

test('files are the admins’: nobody 401, customers and staff 403', async () => {
  const { visitor: customer } = await signUp(till)
  const { visitor: staff, userId } = await signUp(till)
  await till.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  for (const file of ['orders/export.csv', 'users/export.csv', 'users/guests/export.csv', 'products/export.csv'])
    expect(await Promise.all([till.visitor(), customer, staff].map(async (visitor) => (await visitor.get(file)).status))).toEqual([
      401, 403, 403,
    ])
})
