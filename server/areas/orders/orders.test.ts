import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 99)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

let customers = 0
/** A signed-in customer with one order. */
async function customer(asked = {}) {
  customers++
  const visitor = checkout.visitor()
  const name = `khach${customers}`
  const registered = await visitor.post('users/register', { username: name, email: `${name}@example.vn`, password: 'mot mat khau dai' })
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod', ...asked })
  if (placed.status !== 201) throw new Error(placed.text)
  return {
    visitor,
    userId: registered.json.data._id as string,
    id: placed.json._id as string,
    token: placed.json.token as string,
    order: placed.json.data.order,
  }
}

async function admin(): Promise<Visitor> {
  const visitor = checkout.visitor()
  const hash = await customer()
  await checkout.db.update(schema.users).set({ role: 'admin' }).where(eq(schema.users.id, hash.userId))
  await visitor.post('users/login', { email: `khach${customers}@example.vn`, password: 'mot mat khau dai' })
  return visitor
}

const move = (visitor: Visitor, id: string, status: string) => visitor.patch(`orders/${id}/status`, { status })

describe('order is visible to', () => {
  test('its owner, staff, and anyone with the link of its mail; it does not exist for all others', async () => {
    const mine = await customer()
    const [stranger, nobody, guest] = [(await customer()).visitor, checkout.visitor(), await checkout.shopper({ [dress]: 1 })]
    expect((await mine.visitor.get(`orders/${mine.id}`)).json.data.order).toEqual(mine.order)
    expect((await (await admin()).get(`orders/${mine.id}`)).status).toBe(200)
    expect((await nobody.get(`orders/${mine.id}?token=${mine.token}`)).status).toBe(200)
    for (const visitor of [stranger, nobody, guest]) {
      const foreign = await visitor.get(`orders/${mine.id}`)
      expect([foreign.status, foreign.text]).toEqual([404, (await visitor.get('orders/ord_unknown')).text])
      expect((await visitor.get(`orders/${mine.id}?token=${'x'.repeat(32)}`)).status).toBe(404)
      expect((await visitor.get(`orders/${mine.id}?token=`)).status).toBe(404)
      expect((await move(visitor, mine.id, 'cancelled')).status).toBe(404)
    }
  })

  test('a visitor with its number and phone, who sees its status and nothing else', async () => {
    const { placed } = await checkout.ordered({ [dress]: 1 }, { address: testAddress })
    const track = (orderNumber: string, phone: string) =>
      checkout.visitor().get(`orders/track?${new URLSearchParams({ orderNumber, phone })}`)
    const found = await track(placed.orderNumber.toLowerCase(), '0912 345 678')
    expect(Object.keys(found.json.data.order).sort()).toEqual([
      'awaits',
      'deliveryFrom',
      'deliveryTo',
      'exchanges',
      'orderDate',
      'orderNumber',
      'paymentStatus',
      'shipment',
      'shippingMethod',
      'status',
    ])
    const number = placed.orderNumber
    for (const typed of [number.replace('-', ''), number.replace('-', ' '), `#${number}`, number.slice(2), ` ${number.toLowerCase()} `]) {
      expect((await track(typed, '+84 (0)912.345.678')).json.data?.order.orderNumber, typed).toBe(number)
    }
    for (const phone of ['0912345678', '84912345678', '+84 912 345 678', '84 (0)912 345 678', '0912.345.678']) {
      expect((await track(number, phone)).status, phone).toBe(200)
    }
    expect((await track('không phải mã đơn', '0912345678')).status).toBe(404)
    expect((await track(placed.orderNumber, '0987654321')).status).toBe(404)
    expect((await track('MM000000-0000', '0912345678')).status).toBe(404)
    expect((await track(placed.orderNumber, '1')).status).toBe(400)
  })

  test('look-ups: wrong phones are limited by IP and by order, right ones never', async () => {
    const { placed } = await checkout.ordered({ [dress]: 1 }, { address: testAddress })
    const track = (phone: string, ip: string) =>
      checkout.visitor('vi', ip).get(`orders/track?${new URLSearchParams({ orderNumber: placed.orderNumber, phone })}`)
    const statuses = async (count: number, phone: string, ip: (n: number) => string) => {
      const all = []
      for (let n = 0; n < count; n++) all.push((await track(phone, ip(n))).status)
      return all.join(' ')
    }
    const oneIp = () => '192.0.2.1'
    expect(await statuses(25, '0912345678', oneIp)).toBe(Array(25).fill(200).join(' '))
    expect(await statuses(21, '0987654321', oneIp)).toBe(`${'404 '.repeat(20)}429`)
    // Also from other IPs: 20 phones an hour may be tried for one order.
    expect(await statuses(1, '0987654322', () => '192.0.2.2')).toBe('429')
  })

  test('the guest who placed it, in the same browser', async () => {
    const { visitor, id, placed } = await checkout.ordered({ [dress]: 1 })
    expect(await checkout.read(visitor, id)).toEqual(placed)
  })
})

describe('a customer’s list of orders', () => {
  test('has their own only, newest first, page by page, whatever the query', async () => {
    const { visitor, userId, id } = await customer()
    await visitor.post('carts', { productId: dress, quantity: 2, color: 'Xanh lam' })
    const second = await checkout.order(visitor, { paymentMethod: 'cod' })
    const { data } = (await visitor.get('orders/user?userId=usr_other')).json
    expect([data.total, data.totalPage, data.orders.map((order: { _id: string }) => order._id)]).toEqual([2, 1, [second.json._id, id]])
    expect((await visitor.get('orders/user?limit=1&page=2')).json.data).toMatchObject({ total: 2, totalPage: 2, orders: [{ _id: id }] })
    expect((await visitor.get(`orders/user/${userId}`)).json.data).toEqual(data)
    expect((await (await admin()).get(`orders/user/${userId}`)).json.data.total).toBe(2)
  })

  test('filters by status', async () => {
    const { visitor, id } = await customer()
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    await checkout.order(visitor, { paymentMethod: 'cod' })
    await move(visitor, id, 'cancelled')
    const { data } = (await visitor.get('orders/user?status=cancelled')).json
    expect([data.total, data.orders.map((order: { _id: string }) => order._id)]).toEqual([1, [id]])
    expect((await visitor.get('orders/user?status=delivered')).json.data).toMatchObject({ total: 0, totalPage: 1, orders: [] })
    expect((await visitor.get('orders/user?status=gone')).status).toBe(400)
  })

  test('is not shown to others', async () => {
    const { userId } = await customer()
    const { visitor } = await customer()
    const foreign = await visitor.get(`orders/user/${userId}`)
    expect([foreign.status, foreign.text]).toEqual([404, (await visitor.get('orders/user/usr_unknown')).text])
    expect((await checkout.visitor().get('orders/user')).status).toBe(401)
    expect((await visitor.get('orders/user?limit=0')).status).toBe(400)
  })
})

describe('the owner of an order', () => {
  test('may cancel it while it is pending, which releases everything', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_back', code: 'TRALAI', kind: 'amount', value: 5_000, usageLimit: 9 })
    const { visitor, id } = await customer({ discountCode: 'TRALAI' })
    const before = await stockOf(checkout.db, dress)
    const taken = await move(visitor, id, 'cancelled')
    expect([taken.status, taken.json.message]).toEqual([200, 'Đã huỷ đơn hàng.'])
    expect(taken.json.data.order.history.at(-1)).toMatchObject({ what: 'status', from: 'pending', to: 'cancelled', by: 'customer' })
    expect((await stockOf(checkout.db, dress)).reserved).toBe(before.reserved - 1)
    expect((await checkout.db.select().from(schema.discounts))[0]?.used).toBe(0)
    expect((await move(visitor, id, 'cancelled')).status).toBe(409)
    expect((await stockOf(checkout.db, dress)).reserved).toBe(before.reserved - 1)
  })

  test('may do nothing else', async () => {
    const { visitor, id } = await customer()
    for (const status of ['processing', 'shipped', 'delivered', 'pending']) expect((await move(visitor, id, status)).status).toBe(403)
    await move(await admin(), id, 'processing')
    expect((await move(visitor, id, 'cancelled')).status).toBe(409)
    expect((await visitor.patch(`orders/${id}/payment`, { paymentStatus: 'paid' })).status).toBe(403)
    expect((await visitor.patch(`orders/${id}/status`, { status: 'gone' })).status).toBe(400)
  })
})

describe('staff', () => {
  test('move an order step by step, never skipping one and never back', async () => {
    const { id, visitor } = await customer()
    const adminVisitor = await admin()
    const before = await stockOf(checkout.db, dress)
    expect((await move(adminVisitor, id, 'delivered')).json.code).toBe('move_not_allowed')
    for (const status of ['processing', 'shipped', 'delivered'])
      expect((await move(adminVisitor, id, status)).json.data.order.status).toBe(status)
    for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
      expect((await move(adminVisitor, id, status)).status).toBe(409)
    expect(await stockOf(checkout.db, dress)).toEqual({ onHand: before.onHand - 1, reserved: before.reserved - 1, sold: before.sold + 1 })
    expect((await checkout.read(visitor, id)).history.map(({ to }) => to)).toEqual(['pending', 'processing', 'shipped', 'delivered'])
    const noted = (await checkout.db.select().from(schema.auditEntries)).filter(({ subject }) => subject === id)
    expect(noted.map(({ what }) => what)).toEqual(['order.status', 'order.status', 'cod.collected', 'order.status'])
  })

  test('restock the units of a returned parcel', async () => {
    const { id } = await customer()
    const adminVisitor = await admin()
    const before = await stockOf(checkout.db, dress)
    for (const status of ['processing', 'shipped', 'cancelled']) await move(adminVisitor, id, status)
    expect(await stockOf(checkout.db, dress)).toEqual({ ...before, reserved: before.reserved - 1 })
  })

  test('record collected cash once, and cannot record a wallet’s money', async () => {
    const { id } = await customer()
    const adminVisitor = await admin()
    const noted = await adminVisitor.patch(`orders/${id}/payment`, { paymentStatus: 'paid', reference: 'Phiếu 12' })
    expect(noted.json.data.order).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect((await adminVisitor.patch(`orders/${id}/payment`, { paymentStatus: 'paid' })).json.code).toBe('already_paid')
    const wallet = await customer({ paymentMethod: 'momo' })
    expect((await adminVisitor.patch(`orders/${wallet.id}/payment`, { paymentStatus: 'paid' })).json.code).toBe('move_not_allowed')
    expect((await move(adminVisitor, wallet.id, 'processing')).json.code).toBe('move_not_allowed')
  })

  test('open one refund by cancelling a paid order', async () => {
    const { id, visitor } = await customer()
    const adminVisitor = await admin()
    await adminVisitor.patch(`orders/${id}/payment`, { paymentStatus: 'paid' })
    await move(adminVisitor, id, 'cancelled')
    expect(await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))).toMatchObject([
      { amountVnd: 130_000, reason: 'cancelled' },
    ])
    expect((await checkout.read(visitor, id)).history.at(-1)).toMatchObject({ what: 'refund', to: 'open' })
  })
})

test('order without cost: is paid when it is placed', async () => {
  const gift = await checkout.put('Quà tặng', 3, { price: 600_000 })
  await checkout.db.insert(schema.discounts).values({ id: 'dsc_all', code: 'TANG', kind: 'percent', value: 100 })
  const visitor = await checkout.shopper({ [gift]: 1 })
  const placed = await checkout.order(visitor, { discountCode: 'TANG', address: testAddress })
  expect(placed.json.data.order).toMatchObject({ finalAmount: 0, status: 'processing', paymentStatus: 'paid', paymentDueDate: null })
  expect(await stockOf(checkout.db, gift)).toEqual({ onHand: 2, reserved: 0, sold: 1 })
})
