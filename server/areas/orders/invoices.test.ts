import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceRecipient } from '../../../contract/orders/invoices.ts'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp, testPassword } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm có hoá đơn', 500)
})
afterAll(() => checkout.close())

const company = { name: 'Công ty TNHH Mầm Xanh', taxCode: '0100109106', address: '5 Hùng Vương, Huế', email: 'ketoan@mamxanh.vn' }
const order = (invoice?: InvoiceRecipient) => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', ...(invoice ? { invoice } : {}) })
const wanted = async () => (await admin.get('orders?invoice=wanted&limit=50')).json.data.orders.map(({ _id }: { _id: string }) => _id)

describe('the invoice of an order', () => {
  test.each([
    [company, company],
    [
      { name: ' Chi nhánh Huế ', taxCode: ' 0100 109 106-001 ', address: company.address },
      { name: 'Chi nhánh Huế', taxCode: '0100109106-001', address: company.address },
    ],
    [
      { name: 'Lê Thị Lan', taxCode: '046190001234', address: '12 Lê Lợi' },
      { name: 'Lê Thị Lan', taxCode: '046190001234', address: '12 Lê Lợi' },
    ],
  ])('%j is stored as %j', async (invoice, stored) => {
    const { visitor, id, placed } = await order(invoice)
    expect(placed.invoice).toEqual(stored)
    expect((await checkout.read(visitor, id)).invoice).toEqual(stored)
    expect((await admin.get(`orders/${id}`)).json.data.order.invoice).toEqual(stored)
  })

  test('is absent where none is wished', async () => {
    expect((await order()).placed).not.toHaveProperty('invoice')
  })

  test.each([
    [{}, 'invoice.name', 'Vui lòng điền mục này'],
    [{ ...company, name: ' ' }, 'invoice.name', 'Vui lòng điền mục này'],
    [{ ...company, taxCode: '' }, 'invoice.taxCode', 'Vui lòng điền mục này'],
    [{ ...company, taxCode: '0100109107' }, 'invoice.taxCode', expect.stringContaining('Mã số thuế không đúng')],
    [{ ...company, address: 'x'.repeat(301) }, 'invoice.address', 'Dài nhất 300 ký tự'],
    [{ ...company, email: 'ketoan' }, 'invoice.email', 'Địa chỉ email không hợp lệ'],
  ])('refuses %j', async (invoice, path, message) => {
    const response = await checkout.order(await checkout.shopper({ [dress]: 1 }), { invoice: invoice as InvoiceRecipient })
    expect([response.status, response.json.code]).toEqual([400, 'invalid_input'])
    expect(response.json.issues[0]).toMatchObject({ path, message })
  })

  test('refuses a wrong tax code in English', async () => {
    const response = await checkout.order(await checkout.shopper({ [dress]: 1 }, 'en'), { invoice: { ...company, taxCode: '123' } })
    expect(response.json.issues[0].message).toContain('Invalid tax code')
  })

  test('is in the mail of the owner, line by line', async () => {
    const { id } = await order(company)
    const [mail] = await checkout.db
      .select()
      .from(schema.mails)
      .where(like(schema.mails.key, `new-order:${id}:%`))
    for (const line of ['Xuất hoá đơn: Công ty TNHH Mầm Xanh', 'Mã số thuế: 0100109106', 'Địa chỉ: 5 Hùng Vương, Huế']) {
      expect(mail?.text).toContain(line)
    }
  })

  test('is not shown to somebody who tracks the order by its phone', async () => {
    const { placed } = await order(company)
    const query = new URLSearchParams({ orderNumber: placed.orderNumber, phone: placed.shippingAddress.phone })
    const tracked = await checkout.visitor().get(`orders/track?${query}`)
    expect(tracked.status, tracked.text).toBe(200)
    expect(tracked.text).not.toContain('0100109106')
  })
})

describe('issuing an invoice', () => {
  test('notes its number and day, shows them to the buyer, and takes the order off the list', async () => {
    const { visitor, id } = await order(company)
    expect(await wanted()).toContain(id)
    const issued = await admin.patch(`orders/${id}/invoice`, { number: ' C26MMM-00000012 ' })
    expect([issued.status, issued.json.message]).toEqual([200, 'Đã lưu số hoá đơn.'])
    const invoice = { ...company, number: 'C26MMM-00000012', issuedAt: expect.stringMatching(/^2026-.*Z$/) }
    expect(issued.json.data.order.invoice).toEqual(invoice)
    expect((await checkout.read(visitor, id)).invoice).toEqual(invoice)
    expect(await wanted()).not.toContain(id)
    const entries = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
    expect(entries).toMatchObject([{ what: 'order.invoice', details: { from: null, to: 'C26MMM-00000012' } }])
  })

  test('can be reverted, and the same number again changes nothing', async () => {
    const { id } = await order(company)
    await admin.patch(`orders/${id}/invoice`, { number: '12' })
    await admin.patch(`orders/${id}/invoice`, { number: '12' })
    const reverted = await admin.patch(`orders/${id}/invoice`, { number: '' })
    expect(reverted.json.data.order.invoice).toEqual(company)
    expect(await wanted()).toContain(id)
    expect(await checkout.db.$count(schema.auditEntries, eq(schema.auditEntries.subject, id))).toBe(2)
  })

  test('is for staff, and for orders with an invoice', async () => {
    const { visitor, id } = await order(company)
    const { id: without } = await order()
    expect((await visitor.patch(`orders/${id}/invoice`, { number: '1' })).status).toBe(401)
    expect((await (await signUp(checkout)).visitor.patch(`orders/${id}/invoice`, { number: '1' })).status).toBe(403)
    expect((await admin.patch(`orders/${without}/invoice`, { number: '1' })).json.code).toBe('no_invoice_wanted')
    expect((await admin.patch('orders/ord_unknown/invoice', { number: '1' })).status).toBe(404)
    expect((await admin.patch(`orders/${id}/invoice`, { number: 'x'.repeat(41) })).status).toBe(400)
  })

  test('is not waited for where the order is cancelled', async () => {
    const { id } = await order(company)
    expect((await admin.patch(`orders/${id}/status`, { status: 'cancelled' })).status).toBe(200)
    expect(await wanted()).not.toContain(id)
  })
})

test('invoice: staff enter it with an order that they take', async () => {
  const { status, json } = await admin.post('orders/for-customer', {
    items: [{ productId: dress, color: 'Xanh lam', quantity: 1 }],
    ...{ address: testAddress, paymentMethod: 'cod', source: 'phone', invoice: { ...company, taxCode: '0100109106001' } },
  })
  expect([status, json.data?.order.invoice]).toEqual([201, { ...company, taxCode: '0100109106-001' }])
})

test('invoice: is in the CSV', async () => {
  const { id, placed } = await order(company)
  await admin.patch(`orders/${id}/invoice`, { number: '77' })
  const { text } = await admin.get(`orders/export.csv?query=${placed.orderNumber}`)
  expect(text).toContain('Mã số thuế')
  expect(text).toContain('Công ty TNHH Mầm Xanh')
  expect(text).toContain('ketoan@mamxanh.vn')
})

test('invoice: the buyer’s export contains it, the erasure removes it and keeps its number', async () => {
  const { visitor: buyer, email } = await signUp(checkout)
  await buyer.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const { _id: id } = (await checkout.order(buyer, { paymentMethod: 'cod', invoice: company })).json
  expect((await buyer.get('users/me/export')).json.orders[0].invoice).toEqual(company)
  await admin.patch(`orders/${id}/invoice`, { number: '78' })
  await admin.patch(`orders/${id}/status`, { status: 'cancelled' })
  const erased = await buyer.delete('users/me', { confirm: email, password: testPassword })
  expect(erased.status, erased.text).toBe(200)
  const [row] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id))
  expect(row).toMatchObject({ invoice: null, invoiceNumber: '78' })
})
