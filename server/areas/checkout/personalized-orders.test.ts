import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { putRabbit } from '../../testing/personalization-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp, testPassword } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

describe('personalized order', () => {
  /** An order of two rabbits with two names. */
  async function orderTwo(language: 'vi' | 'en' = 'vi') {
    const rabbit = await putRabbit(checkout)
    const guest = checkout.visitor(language)
    await guest.post('carts', rabbit.line(rabbit.wish('An')))
    await guest.post('carts', rabbit.line(rabbit.wish('Bình', [{ fieldId: rabbit.birthday, value: '2/9/2026' }])))
    const placed = await checkout.order(guest, { paymentMethod: 'cod', email: 'mai@example.vn' })
    expect(placed.status, placed.text).toBe(201)
    return { ...rabbit, guest, order: placed.json.data.order, token: placed.json.token }
  }

  test('keeps names, labels and prices as they were ordered, whatever the owner does', async () => {
    const { id, guest, order } = await orderTwo('en')
    expect(order).toMatchObject({ subTotal: 245_000, finalAmount: 275_000 })
    await admin.patch(`products/${id}`, { personalization: [] })
    const { items } = await checkout.read(guest, order._id)
    expect(
      items.map(({ price, personalization = [] }) => [price, personalization.map(({ label, text }) => `${label.en}: ${text.en}`)]),
    ).toEqual([
      [120_000, ['Name: An', 'Thread: Indigo']],
      [125_000, ['Name: Bình', 'Birthday: 2/9/2026', 'Thread: Indigo']],
    ])
    expect(items[1]?.personalization?.[1]).toMatchObject({ label: { vi: 'Ngày sinh' }, price: 5_000 })
    const forAdmin = (await admin.get(`orders/${order._id}`)).json.data.order
    expect(forAdmin.items[0].personalization[0]).toMatchObject({ label: { vi: 'Tên bé' }, text: { vi: 'An' } })
  })

  test('names them in the mail, as text and as HTML, and in the file of orders', async () => {
    await takeMails(checkout)
    const { order } = await orderTwo()
    const mail = (await takeMails(checkout)).find(({ to }) => to === 'mai@example.vn')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Tên bé: An')
      expect(part).toContain('Ngày sinh: 2/9/2026')
      expect(part).toContain('Màu chỉ: Chàm')
    }
    const csv = (await admin.get(`orders/export.csv?query=${order.orderNumber}`)).text
    expect(csv).toContain('Thỏ bông thêu tên (Xanh lam, Tên bé: An, Màu chỉ: Chàm) × 1')
  })

  test('shares a discount by the prices with their names, and reserves units of both', async () => {
    const { line, wish } = await putRabbit(checkout, 2)
    await admin.post('discounts', { code: 'TEN10', kind: 'percent', value: 10 })
    const guest = checkout.visitor()
    await guest.post('carts', line(wish('An')))
    await guest.post('carts', line(wish('Bình')))
    const placed = await checkout.order(guest, { discountCode: 'TEN10' })
    expect(placed.json.data.order).toMatchObject({ subTotal: 240_000, discount: 24_000, finalAmount: 246_000 })
  })

  test('is not exchanged by its buyer; staff may replace one', async () => {
    const sized = await checkout.put('Áo len thêu tên', 0, {
      sizes: [{ size: '2Y' }, { size: '3Y' }],
      stock: ['2Y', '3Y'].map((size) => ({ color: 'Xanh lam', size, onHand: 5 })),
      personalization: [{ kind: 'text', label: { vi: 'Tên', en: 'Name' }, required: true, price: 20_000, maxLength: 12 }],
    })
    const [field] = (await checkout.visitor().get(`products/${sized}`)).json.product.personalization
    const guest = checkout.visitor('en')
    const wish = [{ fieldId: field._id, value: 'An' }]
    await guest.post('carts', { productId: sized, color: 'Xanh lam', size: '2Y', quantity: 1, personalization: wish })
    const { json } = await checkout.order(guest, { paymentMethod: 'cod' })
    await admin.post(`payments/cod/${json._id}/confirm`, {})
    for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${json._id}/status`, { status })
    const exchange = { position: 0, size: '3Y', reason: 'Chật' }
    const refused = await guest.post(`orders/${json._id}/exchanges`, exchange)
    expect(refused.json).toMatchObject({ code: 'exchange_personalized', message: expect.stringContaining('cannot be exchanged') })
    expect((await admin.post(`orders/${json._id}/exchanges`, exchange)).status).toBe(201)
  })

  test('of a customer on the phone: the same rules and prices', async () => {
    const { id, wish } = await putRabbit(checkout)
    const item = { productId: id, color: 'Xanh lam', quantity: 1 }
    const items = [
      { ...item, personalization: wish('An') },
      { ...item, personalization: wish('Bình') },
      { ...item, personalization: wish('An ') },
    ]
    const preview = (await admin.post('orders/for-customer/preview', { items: [...items, item] })).json.data
    expect(preview.lines.map(({ unitPrice, problem }: { unitPrice: number; problem: string | null }) => [unitPrice, problem])).toEqual([
      ...[120_000, 120_000, 120_000].map((price) => [price, null]),
      [100_000, 'Có chỗ chưa đúng trong phần làm riêng cho bé.'],
    ])
    const address = { fullName: 'Chị Thảo', phone: '0906777999', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '1 Lê Lợi' }
    const rest = { address, paymentMethod: 'cod', source: 'zalo' }
    expect((await admin.post('orders/for-customer', { ...rest, items: [item] })).json.code).toBe('order_items_changed')
    const placed = await admin.post('orders/for-customer', { ...rest, items })
    expect(placed.json.data.order.items.map(({ quantity, price }: { quantity: number; price: number }) => [quantity, price])).toEqual([
      [2, 120_000],
      [1, 120_000],
    ])
    expect(placed.json.texts.vi).toContain('(Xanh lam, Tên bé: Bình, Màu chỉ: Chàm)')
  })

  test('loses the names when its account is erased', async () => {
    const { line, wish } = await putRabbit(checkout)
    const { visitor, email } = await signUp(checkout)
    await visitor.post('carts', line(wish('An')))
    expect((await visitor.get('users/me/export')).text).toContain('An')
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    expect((await visitor.patch(`orders/${placed.json._id}/status`, { status: 'cancelled' })).status).toBe(200)
    const erased = await visitor.delete('users/me', { confirm: email, password: testPassword })
    expect(erased.status, erased.text).toBeLessThan(300)
    const lines = await checkout.db.select().from(schema.orderLines).where(eq(schema.orderLines.orderId, placed.json._id))
    expect(lines.map(({ personalization, unitVnd }) => [personalization, unitVnd])).toEqual([[null, 120_000]])
  })
})
