import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 0 } }))
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

let codes = 0
/** A unit with free delivery, and a coupon that brings the order to exactly `total`. */
async function costing(total: number) {
  const price = Math.max(total, 500_000)
  const product = await checkout.put(`Món ${codes}`, 9, { price })
  if (price === total) return { product, asked: {} }
  const code = `GIAM${codes++}`
  await checkout.db.insert(schema.discounts).values({ id: `dsc_${code}`, code, kind: 'amount', value: price - total })
  return { product, asked: { discountCode: code } }
}

describe('order that costs nothing', () => {
  beforeAll(async () => {
    const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  })
  afterAll(() => checkout.db.delete(schema.settings).where(eq(schema.settings.name, 'bank')))

  test.each(['momo', 'cod', 'bank'] as const)(
    'is paid when it is placed, by %s as by any other method, and calls no gateway',
    async (paymentMethod) => {
      const { product, asked } = await costing(0)
      const calls = checkout.momo.calls.length
      const order = await checkout.ordered({ [product]: 1 }, { ...asked, paymentMethod, email: 'khong@example.vn' })
      expect(order.placed).toMatchObject({
        finalAmount: 0,
        status: 'processing',
        paymentStatus: 'paid',
        paymentDueDate: null,
        toConfirm: false,
      })
      expect(await stockOf(checkout.db, product)).toEqual({ onHand: 8, reserved: 0, sold: 1 })
      const started = await checkout.pay(order.visitor, order)
      expect(started.status).toBeGreaterThanOrEqual(400)
      expect((await order.visitor.post(`payments/${order.id}/method`, { paymentMethod: 'cod' })).json.code).toBe('already_paid')
      expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({
        paymentStatus: 'paid',
        otherMethods: [],
        canPayAgain: false,
      })
      expect(checkout.momo.calls.length).toBe(calls)
      expect((await takeMails(checkout)).some(({ text }) => text.includes('không còn khoản nào phải trả'))).toBe(true)
    },
  )

  test('has nothing to refund: cancelling opens no task, and a refund is refused', async () => {
    const { product, asked } = await costing(0)
    const order = await checkout.ordered({ [product]: 1 }, asked)
    expect((await admin.post('payments/refund', { orderId: order.id, reason: 'x' })).json.code).toBe('refund_refused')
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect(await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))).toEqual([])
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  })
})

describe('amount outside MoMo’s limits', () => {
  test.each([1, 999, 50_000_001])('(%i ₫) is refused before the call to MoMo, and can be paid in cash', async (total) => {
    const { product, asked } = await costing(total)
    const calls = checkout.momo.calls.length
    const visitor = await checkout.shopper({ [product]: 1 })
    const refused = await checkout.order(visitor, { ...asked, paymentMethod: 'momo' })
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect(await stockOf(checkout.db, product)).toMatchObject({ reserved: 0 })
    const cash = await checkout.order(visitor, { ...asked, paymentMethod: 'cod' })
    expect([cash.status, cash.json.finalAmount]).toEqual([201, total])
    const changed = await visitor.post(`payments/${cash.json._id}/method`, { paymentMethod: 'momo' })
    expect([changed.status, changed.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect((await visitor.get(`payments/${cash.json._id}/status`)).json.data.otherMethods).toEqual([])
    expect(checkout.momo.calls.length).toBe(calls)
  })

  test.each([1_000, 50_000_000])('ends at the nearest accepted one (%i ₫)', async (total) => {
    const { product, asked } = await costing(total)
    const order = await checkout.ordered({ [product]: 1 }, asked)
    expect((await checkout.pay(order.visitor, order)).status).toBe(200)
    expect(checkout.lastCreate().amount).toBe(total)
    const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
    await checkout.tell(ipnBody)
    expect((await admin.post('payments/refund', { orderId: order.id, reason: 'hoàn' })).json.refund).toMatchObject({
      state: 'done',
      amount: total,
      way: 'momo',
    })
  })
})

test('refunds: a cancellation and concurrent refunds never return more than was paid', async () => {
  const { product } = await costing(600_000)
  for (let round = 0; round < 4; round++) {
    const order = await checkout.ordered({ [product]: 1 })
    await checkout.pay(order.visitor, order)
    const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
    await checkout.tell(ipnBody)
    const refund = (amount?: number) => admin.post('payments/refund', { orderId: order.id, amount, reason: 'cùng lúc' })
    const turns = [
      refund(),
      refund(200_000),
      admin.patch(`orders/${order.id}/status`, { status: 'cancelled' }),
      refund(500_000),
      refund(),
      checkout.tell(ipnBody),
    ]
    const answers = await Promise.all(round % 2 ? turns.reverse() : turns)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (let turn = 0; turn < 4; turn++) await refund()
    const rows = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(rows.every(({ state }) => state === 'done')).toBe(true)
    expect(rows.reduce((sum, { amountVnd }) => sum + amountVnd, 0)).toBe(600_000)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  }
})
