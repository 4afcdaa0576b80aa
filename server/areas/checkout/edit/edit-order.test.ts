import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { putRabbit } from '../../../testing/personalization-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const readOrder = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order
const edit = async (id: string, body: object) => {
  const { version } = await readOrder(id)
  return admin.post(`orders/${id}/edit`, { expectedVersion: version, ...body })
}
const cash = (pieces: Record<string, number>, more = {}) => checkout.ordered(pieces, { paymentMethod: 'cod', ...more })
const confirm = async (id: string) => expect((await admin.patch(`orders/${id}/status`, { status: 'processing' })).status).toBe(200)
const blue = (productId: string) => ({ productId, color: 'Xanh lam' })

describe('edit of a cash order', () => {
  test('changes quantities, removes a line and adds another, and moves only that stock', async () => {
    const [dress, hat, sock] = [await checkout.put('Đầm sửa', 90), await checkout.put('Mũ bỏ', 90), await checkout.put('Vớ thêm', 5)]
    const order = await cash({ [dress]: 1, [hat]: 2 }, { email: 'sua@example.vn' })
    const body = {
      lines: [
        { line: 0, quantity: 3 },
        { variant: blue(sock), quantity: 2 },
      ],
    }
    const { version } = await readOrder(order.id)
    const preview = await admin.post(`orders/${order.id}/edit/preview`, { expectedVersion: version, ...body })
    expect(preview.json.data).toMatchObject({ subTotal: 500_000, shippingFee: 0, total: 500_000, totalBefore: 330_000, problem: null })
    expect(preview.json.data.payment).toEqual({ kind: 'cash', amount: 500_000 })

    const { status, json } = await edit(order.id, body)
    expect(status).toBe(200)
    expect(json.data.order).toMatchObject({ subTotal: 500_000, shippingFee: 0, finalAmount: 500_000 })
    expect(
      json.data.order.items.map(({ product, quantity }: { product: { name: string }; quantity: number }) => [product.name, quantity]),
    ).toEqual([
      ['Đầm sửa', 3],
      ['Vớ thêm', 2],
    ])
    expect(await Promise.all([dress, hat, sock].map((id) => stockOf(checkout.db, id).then(({ reserved }) => reserved)))).toEqual([3, 0, 2])
    const seen = (await order.visitor.get(`orders/${order.id}`)).json.data.order.history.at(-1)
    expect(seen).toMatchObject({ what: 'edited', from: '330000', to: '500000', by: 'admin' })
    expect(seen.staff).toBeUndefined()
    expect(seen.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['quantity', 'added', 'removed', 'shipping'])
    const edited = (await readOrder(order.id)).history.at(-1)
    expect(edited.staff).not.toBe('')
    const mail = (await takeMails(checkout)).find(({ subject }) => subject.includes('vừa được sửa'))
    expect(mail?.text).toContain('Thêm 2 × Vớ thêm (Xanh lam)')
    expect(mail?.text).toMatch(/trước 330\.000.₫, nay 500\.000.₫/)
  })

  test('takes a price by hand with its reason, an own fee, and a line that is not in the catalogue', async () => {
    const dress = await checkout.put('Đầm giá tay', 5)
    const order = await cash({ [dress]: 2 })
    const custom = { custom: { name: 'Sửa lai váy', note: 'Lên 2 cm' }, price: { amount: 20_000 }, quantity: 1 }
    const { json } = await edit(order.id, {
      lines: [{ line: 0, quantity: 2, price: { amount: 85_000, reason: 'Khách quen lấy tròn' } }, custom],
      shippingFee: 10_000,
    })
    expect(json.data.order).toMatchObject({ subTotal: 190_000, shippingFee: 10_000, finalAmount: 200_000, isOwnFee: true })
    expect(json.data.order.items).toMatchObject([
      { price: 85_000, priceReason: 'Khách quen lấy tròn' },
      { isCustom: true, note: 'Lên 2 cm', total: 20_000 },
    ])
    const { items } = (await order.visitor.get(`orders/${order.id}`)).json.data.order
    expect(items[0].priceReason).toBeUndefined()
    const [entry] = (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))).filter(
      ({ what }) => what === 'order.edited',
    )
    expect(entry).toMatchObject({
      who: admin.userId,
      details: { fromVnd: 230_000, toVnd: 200_000, reasons: [{ priceReason: 'Khách quen lấy tròn' }] },
    })
    // The fee and the price stay at the next edit; the shop's rule and the catalogue's price return when they are asked for.
    const kept = await edit(order.id, {
      lines: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    })
    expect(kept.json.data.order).toMatchObject({ subTotal: 105_000, shippingFee: 10_000 })
    const reset = await edit(order.id, { lines: [{ line: 0, quantity: 1, price: null }], shippingFee: null })
    expect(reset.json.data.order).toMatchObject({ subTotal: 100_000, shippingFee: 30_000, isOwnFee: false })
    await confirm(order.id)
    expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 4, reserved: 0, sold: 1 })
  })

  test('changes the size at the ordered price where both cost the same today, else at the price of today', async () => {
    const sizes = [{ size: '1Y' }, { size: '2Y' }, { size: '3Y', price: 120_000 }]
    const stock = sizes.map(({ size }) => ({ color: 'Xanh lam', size, onHand: 3 }))
    const dress = await checkout.put('Đầm ba cỡ', 0, { sizes, stock })
    const visitor = checkout.visitor()
    await visitor.post('carts', { ...blue(dress), size: '1Y', quantity: 1 })
    const { json } = await checkout.order(visitor, { paymentMethod: 'cod' })
    await admin.patch(`products/${dress}`, { price: 110_000 })
    const same = await edit(json._id, { lines: [{ line: 0, quantity: 1, variant: { ...blue(dress), size: '2Y' } }] })
    expect(same.json.data.order.items).toMatchObject([{ size: '2Y', price: 100_000 }])
    const dearer = await edit(json._id, { lines: [{ line: 0, quantity: 1, variant: { ...blue(dress), size: '3Y' } }] })
    expect(dearer.json.data.order.items).toMatchObject([{ size: '3Y', price: 120_000 }])
    const none = await edit(json._id, { lines: [{ line: 0, quantity: 1, variant: blue(dress) }] })
    expect([none.status, none.json.issues[0].path]).toEqual([409, 'lines.0'])
  })

  test('moves units of a processed order out of the stock and back into it', async () => {
    const [dress, hat] = [await checkout.put('Đầm đã xác nhận', 5), await checkout.put('Mũ thay', 1)]
    const order = await cash({ [dress]: 2 })
    await confirm(order.id)
    await edit(order.id, {
      lines: [
        { line: 0, quantity: 1 },
        { variant: blue(hat), quantity: 1 },
      ],
    })
    expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 4, reserved: 0, sold: 1 })
    expect(await stockOf(checkout.db, hat)).toMatchObject({ onHand: 0, reserved: 0, sold: 1 })
    const short = await edit(order.id, {
      lines: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 2 },
      ],
    })
    expect(short.json).toMatchObject({ code: 'order_items_changed', issues: [{ path: 'lines.1' }] })
    expect((await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })).status).toBe(200)
    expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 5 })
  })

  test('changes the personalization, with its price', async () => {
    const rabbit = await putRabbit(checkout)
    const visitor = checkout.visitor()
    expect((await visitor.post('carts', rabbit.line(rabbit.wish('Bi')))).status).toBe(201)
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    const lines = (personalization: object[]) => [{ line: 0, quantity: 1, personalization }]
    const { json } = await edit(placed.json._id, { lines: lines(rabbit.wish('Bống', [{ fieldId: rabbit.birthday, value: '1.2.2026' }])) })
    expect(json.data.order.items).toMatchObject([{ price: 125_000 }])
    expect(json.data.order.items[0].personalization.map(({ value }: { value: string }) => value)).toContain('Bống')
    expect(json.data.order.history.at(-1).changes.map(({ kind }: { kind: string }) => kind)).toEqual(['price', 'personalization'])
    const missing = await edit(placed.json._id, { lines: lines([]) })
    expect(missing.json).toMatchObject({ code: 'order_items_changed', issues: [{ path: 'lines.0' }] })
  })

  test('is refused where it is based on an old version, on a packed order, a cancelled one, or by a customer', async () => {
    const dress = await checkout.put('Đầm hai người sửa', 20)
    const order = await cash({ [dress]: 1 })
    const { version } = await readOrder(order.id)
    const body = { expectedVersion: version, lines: [{ line: 0, quantity: 2 }] }
    const both = await Promise.all([admin.post(`orders/${order.id}/edit`, body), admin.post(`orders/${order.id}/edit`, body)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('order_changed')
    expect((await admin.post(`orders/${order.id}/edit/preview`, body)).json.data.problem).not.toBeNull()
    const { visitor } = await signUp(checkout)
    expect((await visitor.post(`orders/${order.id}/edit`, body)).status).toBe(403)
    await confirm(order.id)
    expect((await admin.post('shipments', { orderId: order.id, carrier: 'GHN', trackingCode: 'GHN1' })).status).toBe(201)
    expect((await readOrder(order.id)).isEditable).toBe(false)
    expect((await edit(order.id, { lines: body.lines })).json.code).toBe('order_packed')
    const other = await cash({ [dress]: 1 })
    await admin.patch(`orders/${other.id}/status`, { status: 'cancelled' })
    expect((await edit(other.id, { lines: body.lines })).json.code).toBe('order_not_editable')
    expect((await edit(order.id, { lines: [] })).status).toBe(400)
    expect((await edit(order.id, { lines: [{ line: 0, quantity: 1, price: { amount: 1 } }] })).json.issues[0].path).toBe(
      'lines.0.price.reason',
    )
  })

  test('applies the code to the new goods, and gives it back where they no longer reach its minimum', async () => {
    const dress = await checkout.put('Đầm có mã', 9)
    await admin.post('discounts', { code: 'SUA10', kind: 'percent', value: 10, minSubtotal: 200_000, usageLimit: 1 })
    const order = await cash({ [dress]: 2 }, { discountCode: 'sua10' })
    const more = await edit(order.id, { lines: [{ line: 0, quantity: 3 }] })
    expect(more.json.data.order).toMatchObject({ discount: 30_000, finalAmount: 300_000, discountCode: 'SUA10' })
    const less = await edit(order.id, { lines: [{ line: 0, quantity: 1 }] })
    expect(less.json.data.order).toMatchObject({ discount: 0, finalAmount: 130_000 })
    expect(less.json.data.order.discountCode).toBeUndefined()
    expect((await checkout.order(await checkout.shopper({ [dress]: 2 }), { paymentMethod: 'cod', discountCode: 'SUA10' })).status).toBe(201)
  })

  test('keeps the agreed fee and discount where the goods cost the same, whatever the shop has changed since', async () => {
    const { db } = checkout
    const rabbit = await checkout.put('Thỏ', 90, { sizes: undefined })
    const made = await admin.post('discounts', { code: 'GIU10', kind: 'percent', value: 10, minSubtotal: 200_000 })
    const [free, paid] = [await cash({ [rabbit]: 5 }, { discountCode: 'GIU10' }), await cash({ [rabbit]: 1 })]
    expect([free.amount, paid.amount]).toEqual([450_000, 130_000])
    const areas = await db.select().from(schema.locations)
    await db.update(schema.locations).set({ freeFromVnd: 900_000, shippingVnd: 45_000 })
    await db.update(schema.discounts).set({ value: 5, minSubtotalVnd: 800_000 }).where(eq(schema.discounts.id, made.json.data.discount._id))
    const split = {
      lines: [
        { line: 0, quantity: 4 },
        { variant: blue(rabbit), quantity: 1 },
      ],
      shippingFee: null,
    }
    expect((await edit(free.id, split)).json.data.order).toMatchObject({ shippingFee: 0, discount: 50_000, finalAmount: 450_000 })
    const dearer = {
      lines: [
        { line: 0, quantity: 5 },
        { line: 1, quantity: 1 },
      ],
      shippingFee: null,
    }
    expect((await edit(free.id, dearer)).json.data.order).toMatchObject({ shippingFee: 0, finalAmount: 600_000 })
    // Cheaper goods may leave free delivery, by the rule of today.
    const less = { lines: [{ line: 0, quantity: 2 }], shippingFee: null }
    expect((await edit(free.id, less)).json.data.order).toMatchObject({ shippingFee: 45_000, finalAmount: 245_000 })
    await db.update(schema.locations).set({ freeFromVnd: 50_000 })
    const noted = { lines: [{ line: 0, quantity: 1, price: { amount: 100_000, reason: 'Như cũ' } }], shippingFee: null }
    expect((await edit(paid.id, noted)).json.data.order).toMatchObject({ shippingFee: 30_000, finalAmount: 130_000 })
    for (const { id, freeFromVnd, shippingVnd } of areas)
      await db.update(schema.locations).set({ freeFromVnd, shippingVnd }).where(eq(schema.locations.id, id))
  })
})
