import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addHours, minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 999)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const make = (more: object) => admin.post('discounts', { kind: 'percent', value: 10, ...more })
const rename = (from: string, code: string) => admin.patch(`discounts/${from}`, { code })
const change = (name: string, fields: object) => admin.patch(`discounts/${name}`, { code: fields })
/** The query also finds generated codes that happen to contain this one. */
const find = async (code: string) =>
  (await admin.get(`discounts?query=${code}`)).json.data.find((discount: { code: string }) => discount.code === code)
const phone = (n: number) => ({ ...testAddress, phone: `09${String(10_000_000 + n)}` })
const inHours = (hours: number) => addHours(checkout.clock.now(), hours).toISOString()

describe('discount', () => {
  test('is created with all its fields, stores its code in capitals, and is read by admins only', async () => {
    const all = {
      code: ' tết-vui ',
      kind: 'percent',
      value: 15,
      minSubtotal: 200_000,
      maxDiscount: 50_000,
      startsAt: inHours(-1),
      endsAt: inHours(1),
      usageLimit: 5,
      perCustomerLimit: 1,
      isListed: true,
    }
    const made = await make(all)
    expect(made.status).toBe(201)
    const { discount } = made.json.data
    expect(discount).toMatchObject({ ...all, code: 'TẾT-VUI', used: 0, active: true, status: 'Active' })
    expect((await admin.get(`discounts/${encodeURIComponent('tết-vui')}`)).json.data.discount).toEqual(discount)
    const seen = (await checkout.visitor().get(`discounts/${encodeURIComponent('Tết-Vui')}`)).json.data.discount
    expect(Object.keys(seen).sort()).toEqual(['code', 'endsAt', 'kind', 'maxDiscount', 'minSubtotal', 'value'])
    const [noted] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, discount._id))
    expect(noted).toMatchObject({ who: admin.userId, what: 'discount.create', details: { code: 'TẾT-VUI' } })
  })

  test.each([
    [{ kind: 'percent', value: 1 }, 201],
    [{ kind: 'percent', value: 100 }, 201],
    [{ kind: 'percent', value: 0 }, 400],
    [{ kind: 'percent', value: 101 }, 400],
    [{ kind: 'percent', value: -10 }, 400],
    [{ kind: 'percent', value: 1.5 }, 400],
    [{ kind: 'percent', value: '10' }, 400],
    [{ kind: 'percent', value: null }, 400],
    [{ kind: 'percent', value: undefined }, 400],
    [{ kind: 'amount', value: 1 }, 201],
    [{ kind: 'amount', value: 0 }, 400],
    [{ kind: 'amount', value: 2 ** 53 }, 400],
    [{ kind: 'free-shipping', value: undefined }, 201],
    [{ kind: 'gift', value: 1 }, 400],
    [{ usageLimit: 0 }, 400],
    [{ perCustomerLimit: -1 }, 400],
    [{ minSubtotal: -1 }, 400],
    [{ usageLimit: null, endsAt: null }, 201],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 400],
    [{ startsAt: '2026-12-01T00:00:00+07:00', endsAt: '2026-12-02T00:00:00+07:00' }, 201],
    [{ endsAt: 'tomorrow' }, 400],
    [{ endsAt: '0000-01-01T00:00:00Z' }, 400],
    [{ active: 'yes' }, 400],
    [{ code: 'có dấu cách' }, 400],
    [{ code: '' }, 400],
    [{ code: 'X' }, 400],
    [{ code: 'X'.repeat(41) }, 400],
    [{ code: "';DROP" }, 400],
    [{ code: 5 }, 400],
  ])('with %j is refused with %d', async (more, status) => {
    const made = await make({ code: `M${Math.random().toString(36).slice(2, 9)}`, ...more })
    expect([made.status, made.text]).toEqual([status, expect.any(String)])
  })

  test('has a unique code in any case: of 50 concurrent requests one creates it', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => make({ code: n % 2 ? 'motminh' : 'MOTMINH' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('already_exists')
    await make({ code: 'NGUOIKHAC' })
    expect((await rename('nguoikhac', 'MotMinh')).json.code).toBe('already_exists')
  })

  test('is changed field by field, takes a new name, and loses a limit with null', async () => {
    await make({ code: 'DOI', usageLimit: 3, minSubtotal: 50_000 })
    const changed = await change('doi', { value: 20, usageLimit: null, endsAt: inHours(2) })
    expect(changed.json.data.discount).toMatchObject({ code: 'DOI', value: 20, minSubtotal: 50_000 })
    expect(changed.json.data.discount).not.toHaveProperty('usageLimit')
    expect((await rename('DOI', ' doi-ten ')).json.data.discount).toMatchObject({ code: 'DOI-TEN', value: 20 })
    expect((await admin.get('discounts/DOI')).status).toBe(404)
    expect((await change('doi-ten', { code: 'DOI2', kind: 'free-shipping' })).json.data.discount).toMatchObject({
      code: 'DOI2',
      kind: 'free-shipping',
      value: 0,
    })
    expect((await change('DOI2', {})).status).toBe(200)
    expect((await change('DOI2', { kind: 'percent' })).status).toBe(400)
    expect((await change('DOI2', { startsAt: inHours(3) })).status).toBe(400)
    for (const bad of [5, null, [], true, 'x', { value: '5' }, { code: 'a b' }])
      expect([bad, (await admin.patch('discounts/DOI2', { code: bad })).status]).toEqual([bad, 400])
    expect((await change('KHONGCO', { value: 5 })).json.code).toBe('unknown_discount')
  })

  test('refuses a limit below the uses so far', async () => {
    await make({ code: 'DADUNG', usageLimit: 5 })
    for (let n = 0; n < 2; n++) await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', discountCode: 'dadung', address: phone(n) })
    const refused = await change('DADUNG', { usageLimit: 1 })
    expect([refused.status, refused.json.code, refused.json.issues]).toEqual([
      409,
      'discount_limit_used',
      [{ path: 'code.usageLimit', message: 'Tối thiểu 2' }],
    ])
    expect((await change('DADUNG', { usageLimit: 2 })).json.data.discount).toMatchObject({ used: 2, status: 'Expired' })
  })

  test('once deleted, is found only by the orders that carry it, and its code can be used again', async () => {
    await make({ code: 'XOA', kind: 'amount', value: 10_000 })
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', discountCode: 'xoa' })
    const held = await checkout.shopper({ [dress]: 1 })
    await held.post('carts/discount', { code: 'XOA' })
    expect((await admin.delete('discounts/xoa')).json).toEqual({ message: 'Đã xoá mã giảm giá.' })
    expect((await checkout.visitor().get('discounts/XOA')).status).toBe(404)
    expect((await admin.get('discounts/XOA')).status).toBe(404)
    expect(await find('XOA')).toBe(undefined)
    expect((await admin.delete('discounts/xoa')).status).toBe(404)
    expect((await held.get('carts')).json.data.cart.discount.problem).toBeTypeOf('string')
    expect((await checkout.order(held, { paymentMethod: 'cod' })).status).toBe(409)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ discount: 10_000, discountCode: 'XOA', finalAmount: 120_000 })
    await order.visitor.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect((await make({ code: 'XOA', kind: 'amount', value: 5_000 })).status).toBe(201)
    expect((await find('XOA')).used).toBe(0)
  })
})

test('discounts: the list shows the status of each code and filters by it', async () => {
  await make({ code: 'TT-BAT' })
  await make({ code: 'TT-SAP', startsAt: inHours(1) })
  await make({ code: 'TT-HET', startsAt: inHours(-2), endsAt: inHours(-1) })
  await make({ code: 'TT-TAT', active: false })
  await make({ code: 'TT-CAN', usageLimit: 1 })
  await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', discountCode: 'TT-CAN' })
  const { data, total, totalPage } = (await admin.get('discounts?query=tt-&limit=3')).json
  expect([data.length, total, totalPage]).toEqual([3, 5, 2])
  const all = (await admin.get('discounts?query=tt-')).json.data as { code: string; status: string }[]
  expect(Object.fromEntries(all.map(({ code, status }) => [code, status]))).toEqual({
    'TT-BAT': 'Active',
    'TT-SAP': 'Scheduled',
    'TT-HET': 'Expired',
    'TT-TAT': 'Off',
    'TT-CAN': 'Expired',
  })
  for (const status of ['Active', 'Scheduled', 'Expired', 'Off']) {
    const found = (await admin.get(`discounts?query=tt-&status=${status}`)).json.data as { code: string; status: string }[]
    expect(found.map(({ code }) => code).sort()).toEqual(
      all
        .filter((each) => each.status === status)
        .map(({ code }) => code)
        .sort(),
    )
  }
  for (const query of ['%', '_', "' or 1=1"])
    expect((await admin.get(`discounts?query=${encodeURIComponent(query)}`)).json.data).toEqual([])
  for (const bad of ['limit=0', 'limit=101', 'status=Gone', 'page=0']) expect((await admin.get(`discounts?${bad}`)).status).toBe(400)
})

test('routes are for admins: 401 without a session, 403 for a customer', async () => {
  await make({ code: 'KIN' })
  const { visitor: customer } = await signUp(checkout)
  for (const [visitor, status] of [
    [checkout.visitor(), 401],
    [customer, 403],
  ] as const) {
    const answers = [
      await visitor.get('discounts'),
      await visitor.post('discounts', {}),
      await visitor.patch('discounts/KIN', { code: { value: 100 } }),
      await visitor.delete('discounts/KIN'),
    ]
    expect(answers.map((response) => response.status)).toEqual([status, status, status, status])
  }
  expect((await find('KIN')).value).toBe(10)
})

describe('uses of a code', () => {
  const window = 31 * minuteMs
  const used = async (code: string) => (await find(code))?.used

  test('are those of live orders: released by cancelling and expiring, counted again by a late payment', async () => {
    await make({ code: 'SONG', kind: 'amount', value: 5_000, usageLimit: 2 })
    const cancelled = await checkout.ordered({ [dress]: 1 }, { discountCode: 'SONG', address: phone(11) })
    const expired = await checkout.ordered({ [dress]: 1 }, { discountCode: 'SONG', address: phone(12) })
    await checkout.pay(expired.visitor, expired)
    const { orderId, requestId, amount } = checkout.lastCreate()
    expect(await used('SONG')).toBe(2)
    await cancelled.visitor.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
    expect(await used('SONG')).toBe(1)
    checkout.clock.advance(window)
    await checkout.areas.payments.expire()
    expect(await used('SONG')).toBe(0)
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: 81 }))
    expect(await used('SONG')).toBe(1)
    expect(await checkout.read(expired.visitor, expired.id)).toMatchObject({ status: 'processing', discount: 5_000 })
  })

  test.each([
    ['switched off', (code: string) => change(code, { active: false })],
    ['deleted', (code: string) => admin.delete(`discounts/${code}`)],
    ['over', (code: string) => change(code, { endsAt: inHours(-1) })],
  ])('stay with an order whose code was %s before it was paid', async (_, undo) => {
    const code = `MUON${Math.random().toString(36).slice(2, 7).toUpperCase()}`
    await make({ code, kind: 'amount', value: 5_000 })
    const order = await checkout.ordered({ [dress]: 1 }, { discountCode: code, address: phone(20) })
    await checkout.pay(order.visitor, order)
    const { orderId, requestId, amount } = checkout.lastCreate()
    checkout.clock.advance(window)
    await checkout.areas.payments.expire()
    await undo(code)
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: Date.now() }))
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid', discount: 5_000 })
  })
})

test('discounts: with free shipping take the fee off, and an order that becomes free needs no wallet', async () => {
  await make({ code: 'SHIP', kind: 'free-shipping' })
  expect((await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', discountCode: 'ship' })).placed).toMatchObject({
    discount: 0,
    shippingFee: 0,
    finalAmount: 100_000,
  })
  await make({ code: 'GIAM-SAU', kind: 'amount', value: 9_000_000 })
  const gift = await checkout.put('Quà', 3, { price: 600_000 })
  const free = await checkout.ordered({ [gift]: 1 }, { discountCode: 'giam-sau' })
  expect(free.placed).toMatchObject({ discount: 600_000, finalAmount: 0, paymentStatus: 'paid', status: 'processing' })
})
