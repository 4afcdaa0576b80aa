import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 9_999)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const cash = (asked: object = {}) => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', ...asked })
const called = (fullName: string, phone = '0912345678') => ({ address: { ...testAddress, fullName, phone } })
const move = (id: string, status: string) => admin.patch(`orders/${id}/status`, { status })
const idsOf = async (query: string) =>
  (await admin.get(`orders?${query}`)).json.data.orders.map(({ _id }: { _id: string }) => _id) as string[]

describe('list of all orders', () => {
  test('finds by name without diacritics, by number, by phone in any spelling and by e-mail', async () => {
    const dao = await cash({ ...called('Nguyễn Thị Đào', '0987 654 321'), email: 'Dao.Nguyen@Example.vn' })
    const y = await cash(called('Ỷ Lan', '0905111222'))
    for (const query of [
      'dao nguyen',
      'Đào',
      'nguyễn thị đào',
      dao.placed.orderNumber,
      dao.placed.orderNumber.toLowerCase(),
      '0987654321',
      '0987 654 321',
      '+84987654321',
      '84987654321',
      '654321',
      'dao.nguyen@example.vn',
    ])
      expect([query, await idsOf(`query=${encodeURIComponent(query)}`)]).toEqual([query, [dao.id]])
    expect(await idsOf(`query=${encodeURIComponent('y lan')}`)).toEqual([y.id])
    for (const query of ['%', '_', '\\', "' or 1=1--", 'không có ai']) expect(await idsOf(`query=${encodeURIComponent(query)}`)).toEqual([])
  })

  test('has the newest first, in pages, with the allowed moves', async () => {
    const [first, second] = [await cash(), await cash()]
    const { data } = (await admin.get('orders?limit=2')).json
    expect(data.orders.map(({ _id }: { _id: string }) => _id)).toEqual([second.id, first.id])
    expect(data.totalPage).toBe(Math.ceil(data.total / 2))
    expect(data.orders[0]).toMatchObject({ internalNotes: '', moves: ['processing', 'cancelled'] })
    expect(await idsOf('limit=1&page=2')).toEqual([first.id])
    expect((await admin.get('orders?page=9999')).json.data.orders).toEqual([])
    expect((await admin.get('orders?limit=3')).text).not.toContain(first.token)
  })

  test('filters by status, payment and date', async () => {
    const paid = await cash(called('Lọc Một'))
    await admin.patch(`orders/${paid.id}/payment`, { paymentStatus: 'paid' })
    const waiting = await checkout.ordered({ [dress]: 1 }, called('Lọc Một'))
    const among = (more: string) => idsOf(`query=loc&${more}`)
    expect(await among('')).toEqual([waiting.id, paid.id])
    expect(await among('status=processing')).toEqual([paid.id])
    expect(await among('status=pending,processing')).toEqual([waiting.id, paid.id])
    expect(await among('payment=unpaid')).toEqual([waiting.id])
    expect(await among('payment=paid&status=pending')).toEqual([])
    await checkout.db
      .update(schema.orders)
      .set({ createdAt: new Date('2026-03-01T16:59:59Z') })
      .where(eq(schema.orders.id, paid.id))
    await checkout.db
      .update(schema.orders)
      .set({ createdAt: new Date('2026-03-01T17:00:00Z') })
      .where(eq(schema.orders.id, waiting.id))
    // Midnight in Vietnam lies between the two.
    expect(await among('from=2026-03-01&to=2026-03-01')).toEqual([paid.id])
    expect(await among('from=2026-03-02&to=2026-03-02')).toEqual([waiting.id])
    expect(await among('from=2026-03-03')).toEqual([])
    expect(await among('status=&payment=&from=2026-02-28&to=2026-03-02')).toEqual([waiting.id, paid.id])
  })

  test.each([
    'page=0',
    'limit=0',
    'limit=101',
    'limit=10abc',
    'status=gone',
    'payment=free',
    'from=2026-02-30',
    'from=0000-01-01',
    'to=yesterday',
    `query=${'x'.repeat(121)}`,
  ])('refuses %s', async (query) => expect((await admin.get(`orders?${query}`)).status).toBe(400))

  test('is for staff only', async () => {
    const { visitor: customer } = await signUp(checkout)
    const { id } = await cash()
    for (const [visitor, status] of [
      [checkout.visitor(), 401],
      [customer, 403],
    ] as const) {
      const answers = [
        await visitor.get('orders?limit=nonsense'),
        await visitor.delete(`orders/${id}`),
        await visitor.patch(`orders/${id}/address`, {}),
        await visitor.patch(`orders/${id}/notes`, {}),
      ]
      expect(answers.map((response) => response.status)).toEqual([status, status, status, status])
    }
  })
})

describe('deleting an order', () => {
  test('is possible only once cancelled and unpaid; a copy stays in the audit log', async () => {
    const { id, placed, visitor } = await checkout.ordered({ [dress]: 1 })
    expect((await admin.delete(`orders/${id}`)).json.code).toBe('order_not_deletable')
    await move(id, 'cancelled')
    const deleted = await admin.delete(`orders/${id}`)
    expect([deleted.status, deleted.json]).toEqual([200, { message: 'Đã xoá đơn hàng.' }])
    expect((await visitor.get(`orders/${id}`)).status).toBe(404)
    expect((await admin.delete(`orders/${id}`)).status).toBe(404)
    const [copy] = await checkout.db
      .select()
      .from(schema.auditEntries)
      .where(and(eq(schema.auditEntries.subject, id), eq(schema.auditEntries.what, 'order.delete')))
    expect(copy).toMatchObject({
      who: admin.userId,
      details: { orderNumber: placed.orderNumber, items: placed.items, finalAmount: 130_000 },
    })
    expect(await checkout.db.$count(schema.orderLines, eq(schema.orderLines.orderId, id))).toBe(0)
    expect(await checkout.db.$count(schema.payments, eq(schema.payments.orderId, id))).toBe(0)
  })

  test('is refused once money was received, even if it was refunded', async () => {
    const paid = await cash()
    await admin.patch(`orders/${paid.id}/payment`, { paymentStatus: 'paid' })
    await move(paid.id, 'cancelled')
    const late = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(late.visitor, late)
    const { orderId, requestId, amount } = checkout.lastCreate()
    await move(late.id, 'cancelled')
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount }))
    for (const { id } of [paid, late]) {
      const refused = await admin.delete(`orders/${id}`)
      expect([refused.status, refused.json.code]).toEqual([409, 'order_not_deletable'])
    }
    for (const steps of [['processing'], ['processing', 'shipped'], ['processing', 'shipped', 'delivered']]) {
      const { id } = await cash()
      for (const step of steps) await move(id, step)
      expect((await admin.delete(`orders/${id}`)).status).toBe(409)
    }
  })

  test('leaves late money for it recorded as unmatched', async () => {
    const order = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(order.visitor, order)
    const { orderId, requestId, amount } = checkout.lastCreate()
    await move(order.id, 'cancelled')
    expect((await admin.delete(`orders/${order.id}`)).status).toBe(200)
    expect((await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: 4_711 }))).status).toBe(204)
    const [kept] = await checkout.db.select().from(schema.paymentMismatches).where(eq(schema.paymentMismatches.gatewayOrderId, orderId))
    expect(kept).toMatchObject({ why: 'unknown-order' })
  })
})

describe('address of an order', () => {
  const other = { ...testAddress, fullName: 'Lê Văn Tám', phone: '0905 333 444', street: '99 Nguyễn Huệ' }
  const change = (id: string, address: object = other) => admin.patch(`orders/${id}/address`, { address })

  test('can be changed before a parcel is created; the price stays', async () => {
    const { id, placed, visitor } = await cash()
    const changed = await change(id)
    expect(changed.status).toBe(200)
    const { order } = changed.json.data
    expect(order.shippingAddress).toMatchObject({ fullName: 'Lê Văn Tám', phone: '+84905333444', street: '99 Nguyễn Huệ' })
    expect(order.billingAddress).toEqual(order.shippingAddress)
    expect(order.finalAmount).toBe(placed.finalAmount)
    expect((await checkout.read(visitor, id)).history.at(-1)).toMatchObject({ what: 'address', by: 'admin' })
    expect(await idsOf('query=0905333444')).toEqual([id])
    const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
    expect(noted[0]).toMatchObject({ what: 'order.address', who: admin.userId, details: { from: { fullName: 'Trần Thị Mai' } } })
  })

  test('is fixed once the order is packed, shipped or ended', async () => {
    const packed = await cash()
    await admin.post('shipments', { orderId: packed.id, carrier: 'GHN' })
    const [shipped, cancelled] = [await cash(), await cash()]
    for (const status of ['processing', 'shipped']) await move(shipped.id, status)
    await move(cancelled.id, 'cancelled')
    for (const { id } of [packed, shipped, cancelled]) {
      const refused = await change(id)
      expect([refused.status, refused.json.code]).toEqual([409, 'order_on_its_way'])
    }
  })

  test('must exist and be in an area of delivery', async () => {
    const { id } = await cash()
    expect((await change(id, { ...other, ward: 'Phường Không Có' })).json.code).toBe('unknown_address')
    expect((await change(id, { ...other, province: 'Tỉnh Cà Mau', ward: 'Phường An Xuyên' })).json.code).toBe('no_delivery')
    expect((await change(id, { ...other, phone: '1' })).json.code).toBe('invalid_input')
    expect((await change('ord_none')).status).toBe(404)
  })
})

test('notes of an order: what somebody else wrote meanwhile is not overwritten', async () => {
  const { id } = await cash()
  const write = (body: object) => admin.patch(`orders/${id}/notes`, body)
  const both = await Promise.all(['Gói kỹ', 'Gọi trước'].map((notes) => write({ notes, before: '' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.json.code).toBe('version_conflict')
  expect((await write({ notes: 'Gói kỹ, gọi trước' })).status).toBe(200)
  expect((await write({ notes: 'Gói kỹ, gọi trước', before: 'Gói kỹ' })).status).toBe(200)
})

test('notes of an order: are never shown to the customer', async () => {
  const { id, visitor, token } = await cash({ email: 'ghichu@example.vn' })
  const noted = await admin.patch(`orders/${id}/notes`, { notes: ' Khách khó tính, gói kỹ ' })
  expect(noted.json.data.order.internalNotes).toBe('Khách khó tính, gói kỹ')
  expect((await admin.get(`orders/${id}`)).json.data.order.internalNotes).toBe('Khách khó tính, gói kỹ')
  await move(id, 'processing')
  const answers = [
    await visitor.get(`orders/${id}`),
    await checkout.visitor().get(`orders/${id}?token=${token}`),
    await visitor.get(`payments/${id}/status`),
  ]
  for (const { status, text } of answers)
    expect([status, text.includes('khó tính'), text.includes('internalNotes')]).toEqual([200, false, false])
  for (const { text } of await takeMails(checkout)) expect(text).not.toContain('khó tính')
  expect((await admin.patch(`orders/${id}/notes`, { notes: '' })).json.data.order.internalNotes).toBe('')
  for (const notes of [undefined, null, 5, 'x'.repeat(2_001), '\u0000'])
    expect((await admin.patch(`orders/${id}/notes`, { notes })).status).toBe(400)
})
