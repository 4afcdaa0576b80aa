import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => {
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
afterAll(() => checkout.close())

let phones = 0
const cash = (asked = {}) =>
  checkout.ordered(
    { [dress]: 1 },
    { paymentMethod: 'cod', address: { ...testAddress, phone: `09${String(10_000_000 + phones++)}` }, ...asked },
  )
const confirm = (visitor: Visitor, id: string, token?: string) => visitor.post(`payments/cod/${id}/confirm`, { token })
/** A parcel of an order, moved to `status`. */
async function parcel(orderId: string, status: string, more = {}): Promise<void> {
  const made = await admin.post('shipments', { orderId, carrier: 'GHN', trackingCode: `GHN${orderId.slice(-8)}`, ...more })
  const { _id } = made.json.data.shipment
  const steps = status === 'returned' ? ['picked_up', 'returning', 'returned'] : [status]
  for (const step of steps) {
    const moved = await admin.put(`shipments/${_id}/status`, { status: step })
    if (moved.status !== 200) throw new Error(moved.text)
  }
}
const ledger = async (query = '') => (await admin.get(`payments/cod-ledger${query}`)).json.data

describe('cash on delivery', () => {
  test('is confirmed by staff on the phone', async () => {
    const order = await cash()
    expect((await confirm(admin, order.id)).status).toBe(200)
    const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(entry).toMatchObject({ who: admin.userId, what: 'order.confirmed' })
    expect((await checkout.read(order.visitor, order.id)).history.at(-1)).toMatchObject({ what: 'confirmed', by: 'admin' })
  })

  test('needs no confirmation once it is cancelled or changed to another method', async () => {
    const cancelled = await cash()
    await cancelled.visitor.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
    expect((await confirm(admin, cancelled.id)).json.code).toBe('order_closed')
    const wallet = await checkout.ordered({ [dress]: 1 })
    expect((await confirm(admin, wallet.id)).json.code).toBe('payment_method_unavailable')
    expect(wallet.placed.toConfirm).toBe(false)
  })

  test('is not offered above the ceiling of the settings', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { maxTotal: 200_000 } }))
    expect((await cash()).amount).toBe(130_000)
    const visitor = await checkout.shopper({ [dress]: 2 })
    const refused = await checkout.order(visitor, { paymentMethod: 'cod' })
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect((await checkout.order(visitor, { paymentMethod: 'momo' })).status).toBe(201)
    const offers = (await visitor.get('shipping/quote?province=Thành phố Huế&subTotal=200000')).json.data.payment
    expect(offers.find(({ method }: { method: string }) => method === 'cod')).toMatchObject({
      available: false,
      reason: expect.stringContaining('200.000'),
    })
  })
})

describe('returned parcels', () => {
  test('are counted by phone, for the shop only', async () => {
    const address = { ...testAddress, phone: '0988777666' }
    const back = await cash({ address })
    await parcel(back.id, 'returned')
    const kept = await cash({ address })
    await parcel(kept.id, 'delivered')
    const order = await cash({ address })
    expect((await admin.get(`orders/${order.id}`)).json.data.order.risk).toEqual({ refused: 1, delivered: 1 })
    expect(await checkout.read(order.visitor, order.id)).not.toHaveProperty('risk')
    expect((await order.visitor.get(`payments/${order.id}/status`)).text).not.toContain('refused')
  })

  test('are not counted for a person erased from their orders', async () => {
    const nobody = { phone: '' }
    const [back, kept] = [await cash(), await cash()]
    await parcel(back.id, 'returned')
    for (const { id } of [back, kept]) await checkout.db.update(schema.orders).set(nobody).where(eq(schema.orders.id, id))
    expect((await admin.get(`orders/${kept.id}`)).json.data.order.risk).toEqual({ refused: 0, delivered: 0 })
  })

  test('end the offer of cash where the settings say so', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { refuseAfter: 1 } }))
    const address = { ...testAddress, phone: '0988777555' }
    const first = await cash({ address })
    await parcel(first.id, 'returned')
    const visitor = await checkout.shopper({ [dress]: 1 })
    const refused = await checkout.order(visitor, { paymentMethod: 'cod', address })
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    const offered = async (phone?: string) => {
      const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
      const { payment } = (await admin.post('orders/for-customer/preview', { items, phone })).json.data
      return payment.find(({ method }: { method: string }) => method === 'cod').available
    }
    expect([await offered('0988 777 555'), await offered('0988 777 554'), await offered()]).toEqual([false, true, true])
    const wallet = await checkout.order(visitor, { paymentMethod: 'momo', address })
    expect(wallet.status).toBe(201)
    expect((await visitor.post(`payments/${wallet.json._id}/method`, { paymentMethod: 'cod' })).json.code).toBe(
      'payment_method_unavailable',
    )
    expect((await visitor.get(`payments/${wallet.json._id}/status`)).json.data.otherMethods).not.toContain('cod')
  })
})

describe('cash of a carrier', () => {
  test('is owed from the delivery until it is handed in; then the order is paid', async () => {
    const [one, two, paid] = [await cash(), await cash(), await cash()]
    await admin.patch(`orders/${paid.id}/payment`, { paymentStatus: 'paid' })
    await parcel(one.id, 'delivered', { fee: 22_000 })
    await parcel(two.id, 'delivered', { carrier: 'GHTK', trackingCode: 'S1' })
    await parcel(paid.id, 'delivered', { carrier: 'J&T' })
    const owed = await ledger('?status=collected')
    const mine = owed.entries.filter(({ order }: { order: { _id: string } }) => [one.id, two.id, paid.id].includes(order._id))
    expect(mine).toHaveLength(2)
    const entry = mine.find(({ order }: { order: { _id: string } }) => order._id === one.id)
    expect(entry).toMatchObject({
      carrier: 'GHN',
      amount: 130_000,
      fee: 22_000,
      remittedAt: null,
      order: { orderNumber: one.placed.orderNumber },
    })
    const before = owed.totals.find(({ carrier }: { carrier: string }) => carrier === 'GHN')
    expect(before.collected).toBeGreaterThanOrEqual(130_000)

    const ids = mine.map(({ _id }: { _id: string }) => _id)
    const remitted = await admin.patch('payments/cod-ledger', { ids, reference: 'GHN-0412', date: '2026-12-04' })
    expect(remitted.status).toBe(200)
    expect(remitted.json.data.entries).toMatchObject([
      { reference: 'GHN-0412', remittedAt: '2026-12-03T17:00:00.000Z' },
      { reference: 'GHN-0412' },
    ])
    for (const order of [one, two]) {
      expect(await checkout.read(order.visitor, order.id)).toMatchObject({
        status: 'delivered',
        paymentStatus: 'paid',
        paymentMethod: 'cod',
      })
    }
    const after = (await ledger()).totals.find(({ carrier }: { carrier: string }) => carrier === 'GHN')
    expect(after).toMatchObject({ collected: before.collected - 130_000, remitted: before.remitted + 130_000, parcels: before.parcels - 1 })
    const again = await admin.patch('payments/cod-ledger', { ids, reference: 'GHN-0413' })
    expect([again.status, again.json.code]).toEqual([409, 'move_not_allowed'])
  })

  test('is recorded once, and also when an order is moved by hand', async () => {
    const order = await cash()
    await admin.post('shipments', { orderId: order.id, carrier: 'ViettelPost' })
    for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${order.id}/status`, { status })
    const { entries, total } = await ledger('?carrier=ViettelPost')
    expect([total, entries[0]?.order._id]).toEqual([1, order.id])
    // An admin who marks the order paid has the cash: the carrier no longer owes it.
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: 'VTP' })
    expect((await ledger('?carrier=ViettelPost')).entries).toMatchObject([{ remittedAt: expect.any(String), reference: 'VTP' }])
    expect((await admin.patch('payments/cod-ledger', { ids: [entries[0]._id], reference: 'VTP' })).json.code).toBe('move_not_allowed')
    expect((await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))).length).toBe(1)
  })

  test('is handed in all together or not at all, once, and by admins only', async () => {
    const order = await cash()
    await parcel(order.id, 'delivered', { carrier: 'other' })
    const [entry] = (await ledger('?carrier=other')).entries
    expect((await admin.patch('payments/cod-ledger', { ids: [entry._id, 'csh_none'], reference: 'x' })).status).toBe(404)
    expect((await ledger('?carrier=other')).entries[0].remittedAt).toBeNull()
    const bad = [{}, { ids: [], reference: 'x' }, { ids: [entry._id] }]
    const noDays = ['2026-02-30', '0001-01-01', '9999-12-31'].map((date) => ({ ids: [entry._id], reference: 'x', date }))
    for (const body of [...bad, ...noDays]) expect((await admin.patch('payments/cod-ledger', body)).status).toBe(400)
    const { visitor } = await signUp(checkout)
    const asked = [
      await visitor.get('payments/cod-ledger'),
      await checkout.visitor().patch('payments/cod-ledger', { ids: [entry._id], reference: 'x' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([403, 401])
    const turns = await Promise.all(
      Array.from({ length: 8 }, () => admin.patch('payments/cod-ledger', { ids: [entry._id, entry._id], reference: 'R' })),
    )
    expect(turns.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })
})
