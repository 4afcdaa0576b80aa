import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  await admin.patch('settings', { bank: { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' } })
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const asked = (productId: string, more: object = {}) => ({
  items: [{ productId, color: 'Xanh lam', quantity: 2 }],
  address: testAddress,
  paymentMethod: 'cod',
  source: 'zalo',
  ...more,
})
const place = (body: object, headers: Record<string, string> = {}) => admin.post('orders/for-customer', body, { headers })

describe('order for a customer on the phone', () => {
  test('costs and reserves what any other order does, and returns a link and a message to send', async () => {
    const dress = await checkout.put('Đầm qua Zalo', 5)
    const placed = await place(asked(dress, { paymentMethod: 'momo', note: 'Giao giờ hành chính' }))
    expect(placed.status).toBe(201)
    const { order } = placed.json.data
    expect(order).toMatchObject({
      userId: null,
      email: null,
      subTotal: 200_000,
      shippingFee: 30_000,
      finalAmount: 230_000,
      status: 'pending',
      note: 'Giao giờ hành chính',
      history: [{ what: 'placed', by: 'admin', note: 'zalo' }],
    })
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 2 })
    expect(Date.parse(order.paymentDueDate) - Date.parse(order.orderDate)).toBe(dayMs)
    const { link, token, texts } = placed.json
    expect(link).toBe(`http://localhost:3000/checkout/payment/${order._id}?token=${token}`)
    expect(texts.vi).toContain(`2 × Đầm qua Zalo (Xanh lam): 200.000`)
    expect(texts.vi).toMatch(/Dự kiến nhận: \d{2}\/\d{2}( – \d{2}\/\d{2})?\n/)
    for (const text of [texts.vi, texts.en]) {
      expect(text).toContain(link)
      expect(text).toContain(order.orderNumber)
    }
    const stranger = checkout.visitor()
    expect((await stranger.get(`orders/${order._id}?token=${token}`)).json.data.order.finalAmount).toBe(230_000)
    expect((await checkout.pay(stranger, { id: order._id, amount: 230_000, token })).status).toBe(200)
  })

  test('writes an audit entry, and a mail where there is an e-mail', async () => {
    const dress = await checkout.put('Đầm gọi điện', 5)
    const { json } = await place(asked(dress, { email: 'Lan@Example.vn', source: 'phone', language: 'en' }))
    const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, json._id))
    expect(entry).toMatchObject({ who: admin.userId, what: 'order.placed', details: { source: 'phone' } })
    const mail = (await takeMails(checkout)).find(({ to }) => to.includes('lan@example.vn'))
    expect(mail?.text).toContain('You pay in cash')
    expect(json.link).toContain(`/orders/${json._id}?token=`)
  })

  test('counts a coupon, and can be paid by transfer', async () => {
    const dress = await checkout.put('Đầm chuyển khoản', 5)
    const made = await admin.post('discounts', { code: 'CHAT10', kind: 'percent', value: 10, usageLimit: 1 })
    expect(made.status).toBe(201)
    const { json } = await place(asked(dress, { paymentMethod: 'bank', discountCode: 'chat10' }))
    expect(json.data.order).toMatchObject({ discount: 20_000, paymentMethod: 'bank', finalAmount: 210_000 })
    expect(json.texts.vi).toContain(`Nội dung chuyển khoản: ${json.orderNumber}`)
    const again = await place(asked(dress, { discountCode: 'chat10' }))
    expect([again.status, again.json.code]).toEqual([409, 'discount_used_up'])
    const paid = await admin.patch(`orders/${json._id}/payment`, { paymentStatus: 'paid', reference: 'VCB 123' })
    expect(paid.json.data.order).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
  })

  test('merges lines of the same variant, and is refused without enough stock', async () => {
    const dress = await checkout.put('Đầm hai lần', 3)
    const piece = { productId: dress, color: 'Xanh lam' }
    const two = await place(
      asked(dress, {
        items: [
          { ...piece, quantity: 1 },
          { ...piece, quantity: 1 },
        ],
      }),
    )
    expect(two.json.data.order.items).toMatchObject([{ quantity: 2 }])
    const refused = await place(asked(dress))
    expect(refused.json).toMatchObject({ code: 'order_items_changed', issues: [{ path: 'items.0' }] })
    expect(refused.json.message).not.toContain('giỏ hàng')
    const unknown = await place(asked(dress, { items: [{ productId: dress, color: 'Tím', quantity: 1 }] }))
    expect(unknown.json.issues).toEqual([{ path: 'items.0', message: 'Sản phẩm không có màu hoặc size này.' }])
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 2 })
  })

  test('is one order for one key, however often it is sent', async () => {
    const dress = await checkout.put('Đầm một lần', 9)
    const first = await place(asked(dress), { 'idempotency-key': 'k1' })
    const second = await place(asked(dress), { 'idempotency-key': 'k1' })
    expect(second.json._id).toBe(first.json._id)
    const other = await place(asked(dress, { items: [{ productId: dress, color: 'Xanh lam', quantity: 3 }] }), { 'idempotency-key': 'k1' })
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_reused'])
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 2 })
  })

  test('can be entered by staff and admins only', async () => {
    const dress = await checkout.put('Đầm ai lên', 9)
    expect((await checkout.visitor().post('orders/for-customer', asked(dress))).status).toBe(401)
    const { visitor, userId } = await signUp(checkout)
    expect((await visitor.post('orders/for-customer', asked(dress))).status).toBe(403)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    expect((await visitor.post('orders/for-customer', asked(dress))).status).toBe(201)
    expect((await place({ ...asked(dress), items: [] })).status).toBe(400)
    expect((await place({ ...asked(dress), source: 'fax' })).status).toBe(400)
  })
})

describe('preview', () => {
  test('shows the total and what would refuse the order', async () => {
    const dress = await checkout.put('Đầm xem trước', 1)
    const preview = await admin.post('orders/for-customer/preview', {
      items: [
        { productId: dress, color: 'Xanh lam', quantity: 1 },
        { productId: dress, color: 'Xanh lam', quantity: 2 },
      ],
      province: 'Huế',
      discountCode: 'KHONGCO',
    })
    expect(preview.json.data).toMatchObject({
      lines: [
        { unitPrice: 100_000, free: 1, problem: null },
        // Lines of one variant share its stock.
        { free: 0, problem: 'Sản phẩm này đã hết hàng.' },
      ],
      subTotal: 100_000,
      discount: 0,
      discountProblem: 'Mã giảm giá này không dùng được.',
      shippingFee: 30_000,
      total: 130_000,
      payment: [
        { method: 'momo', available: true },
        { method: 'cod', available: true },
        { method: 'bank', available: true },
      ],
    })
    const nothing = await admin.post('orders/for-customer/preview', { items: [], province: 'Tỉnh Cà Mau' })
    expect(nothing.json.data).toMatchObject({ lines: [], total: 0, shippingFee: null, shippingProblem: expect.any(String) })
    expect((await checkout.visitor().post('orders/for-customer/preview', { items: [] })).status).toBe(401)
  })
})
