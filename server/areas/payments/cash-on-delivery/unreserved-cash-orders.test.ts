import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Ordered = Awaited<ReturnType<CheckoutFixture['ordered']>>
const cash = (productId = dress, quantity = 1, asked = {}) =>
  checkout.ordered({ [productId]: quantity }, { paymentMethod: 'cod', ...asked })
const confirm = (visitor: Visitor, id: string, body: object = {}) => visitor.post(`payments/cod/${id}/confirm`, body)
const rowOf = async (id: string) => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]
const tokenOf = async ({ id }: Pick<Ordered, 'id'>) => (await rowOf(id))?.confirmToken ?? ''
const confirmByLink = async (order: Ordered) => confirm(checkout.visitor(), order.id, { token: await tokenOf(order) })
const cancel = ({ visitor, id }: Ordered) => visitor.patch(`orders/${id}/status`, { status: 'cancelled' })

/** A product with all units free, and an order for all of them that has reserved none. */
async function unreserved(onHand = 3, asked = {}) {
  const product = await checkout.put('Ít', onHand)
  const order = await cash(product, onHand, asked)
  expect(order.placed.stockState).toBe('unreserved')
  return { ...order, product }
}

/** Other buyers pay for all but `left` units of a product. */
async function sellDownTo(product: string, left: number): Promise<void> {
  const { onHand, reserved } = await stockOf(checkout.db, product)
  if (onHand - reserved > left) await checkout.ordered({ [product]: onHand - reserved - left })
}

describe('cash order without a reservation', () => {
  test('says so to its buyer and the owner, and reserves once it is confirmed', async () => {
    // After an hour with many orders the owner gets them in one mail.
    checkout.clock.advance(2 * hourMs)
    await takeMails(checkout)
    const order = await unreserved(3, { email: 'cho.giu@example.vn' })
    const mails = await takeMails(checkout)
    expect(mails.find(({ to }) => to === 'cho.giu@example.vn')?.text).toContain('Tiệm chưa giữ hàng cho đơn này')
    const notice = mails.find(({ subject }) => subject.includes('Đơn mới'))
    expect(notice?.text).toContain('chưa giữ hàng')
    expect(notice?.text).toContain(`/admin/orders/edit/${order.id}`)
    expect(await stockOf(checkout.db, order.product)).toMatchObject({ reserved: 0 })
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({ stockState: 'unreserved' })
    expect((await admin.get(`orders/${order.id}`)).json.data.order).toMatchObject({ stockState: 'unreserved', shortage: [] })
    expect((await confirmByLink(order)).json.data).toMatchObject({ toConfirm: false, stockState: 'reserved' })
    expect(await stockOf(checkout.db, order.product)).toMatchObject({ reserved: 3 })
  })

  test('stays unconfirmed where its units are sold; the buyer is informed, and the owner once', async () => {
    const order = await unreserved()
    await sellDownTo(order.product, 2)
    for (let turn = 0; turn < 3; turn++) {
      const refused = await confirmByLink(order)
      expect([refused.status, refused.json.code]).toEqual([409, 'order_out_of_stock'])
      expect(refused.json.issues).toMatchObject([{ path: 'items.0' }])
    }
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ toConfirm: true, stockState: 'unreserved' })
    const alerts = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(alerts).toMatchObject([{ what: 'alert.confirmed-out-of-stock', details: { pieces: 'Ít (Xanh lam) × 1' } }])
    expect((await admin.get(`orders/${order.id}`)).json.data.order.shortage).toEqual([{ line: 0, missing: 1 }])
    expect((await admin.patch(`orders/${order.id}/status`, { status: 'processing' })).json.code).toBe('order_out_of_stock')
    expect((await admin.post('shipments', { orderId: order.id, carrier: 'GHN' })).json.code).toBe('order_out_of_stock')
    expect((await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })).json.code).toBe('order_out_of_stock')
    expect((await cancel(order)).status).toBe(200)
    expect(await stockOf(checkout.db, order.product)).toMatchObject({ onHand: 3, reserved: 1 })
  })

  test('has missing units sewn where staff say in how many days', async () => {
    const order = await unreserved()
    await sellDownTo(order.product, 1)
    expect((await confirm(admin, order.id)).json.code).toBe('order_out_of_stock')
    const byBuyer = await confirm(checkout.visitor(), order.id, { token: await tokenOf(order), sewDays: 1 })
    expect(byBuyer.json.code).toBe('order_out_of_stock')
    expect((await confirm(admin, order.id, { sewDays: 10 })).status).toBe(200)
    const { order: read } = (await admin.get(`orders/${order.id}`)).json.data
    expect(read).toMatchObject({ confirmed: true, stockState: 'reserved', items: [{ fromStock: 1, quantity: 3 }], sewing: { pieces: 2 } })
    expect([read.deliveryFrom, read.deliveryTo]).toEqual(['2026-12-01', '2026-12-02'])
    expect((await admin.patch(`orders/${order.id}/status`, { status: 'processing' })).status).toBe(200)
    expect(await stockOf(checkout.db, order.product)).toEqual({ onHand: 2, reserved: 2, sold: 1 })
  })

  test('never sells a unit twice, however many of them are confirmed at once', async () => {
    const product = await checkout.put('Mười hai', 12)
    const orders = []
    for (let turn = 0; turn < 16; turn++) orders.push(await cash(product, 3))
    expect(new Set(orders.map(({ placed }) => placed.stockState))).toEqual(new Set(['unreserved']))
    const tokens = await Promise.all(orders.map(tokenOf))
    const answers = await Promise.all(
      orders.flatMap((order, at) => [confirm(checkout.visitor(), order.id, { token: tokens[at] }), confirm(admin, order.id)]),
    )
    const states = await Promise.all(orders.map(async ({ id }) => (await rowOf(id))?.stock))
    expect(states.filter((state) => state === 'held')).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ json }) => json.code))).toEqual(new Set(['order_out_of_stock']))
    expect(await stockOf(checkout.db, product)).toEqual({ onHand: 12, reserved: 12, sold: 0 })
  })

  test('reserves before it changes to a wallet or a transfer, or stays as it is', async () => {
    const order = await unreserved()
    const change = (paymentMethod: string) => order.visitor.post(`payments/${order.id}/method`, { paymentMethod })
    const other = await checkout.ordered({ [order.product]: 1 })
    expect((await change('momo')).json.code).toBe('out_of_stock')
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentMethod: 'cod', stockState: 'unreserved' })
    await cancel(other)
    expect((await change('momo')).status).toBe(200)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentMethod: 'momo', stockState: 'reserved' })
    expect(await stockOf(checkout.db, order.product)).toMatchObject({ reserved: 3 })
    // The limits apply again after the change back to cash.
    expect((await change('cod')).status).toBe(200)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentMethod: 'cod', stockState: 'unreserved', toConfirm: true })
    expect(await stockOf(checkout.db, order.product)).toMatchObject({ reserved: 0 })
  })

  test('that is paid later takes its units, or the money is refunded', async () => {
    const order = await unreserved()
    expect((await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })).status).toBe(200)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'processing', stockState: 'committed', confirmed: true })
    expect(await stockOf(checkout.db, order.product)).toEqual({ onHand: 0, reserved: 0, sold: 3 })
  })
})

test('unreserved cash orders: the invariants are checked while orders without a reservation are stored', async () => {
  const [counted] = await checkout.db.select({ open: sql<number>`count(*)::int` }).from(schema.orders).where(sql`stock = 'unreserved'`)
  expect(counted?.open).toBeGreaterThan(0)
})
