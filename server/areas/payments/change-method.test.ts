import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  const bank = { bankName: 'Vietcombank', accountNumber: '0123456789', accountName: 'ME MAY' }
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Ordered = Awaited<ReturnType<CheckoutFixture['ordered']>>
const change = ({ visitor, id }: Pick<Ordered, 'visitor' | 'id'>, paymentMethod: string, more = {}) =>
  visitor.post(`payments/${id}/method`, { paymentMethod, ...more })

let transactions = 5_000_000_000
/** An order whose shopper is at MoMo's page, and MoMo's callback that it is paid. */
async function atMomo() {
  const order = await checkout.ordered({ [dress]: 1 })
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  return { ...order, gatewayOrderId: orderId, notice: checkout.momo.notice({ orderId, requestId, amount, transId: transactions++ }) }
}

describe('change of the payment method', () => {
  test('leaves the price of the order as it is', async () => {
    const order = await atMomo()
    const changed = await change(order, 'cod')
    expect([changed.status, changed.json.message]).toEqual([200, 'Đã đổi cách thanh toán.'])
    expect(changed.json.data).toMatchObject({
      paymentMethod: 'cod',
      paymentStatus: 'unpaid',
      paymentDueDate: null,
      attempt: null,
      toConfirm: true,
    })
    const read = await checkout.read(order.visitor, order.id)
    const { history, paymentMethod, paymentDueDate, toConfirm, reservedUntil, ...same } = read
    expect(order.placed).toMatchObject(same)
    expect(reservedUntil).toEqual(expect.any(String))
    expect(history.at(-1)).toMatchObject({ what: 'payment-method', from: 'momo', to: 'cod', by: 'guest' })
    // Cash has no due date.
    checkout.clock.advance(40 * minuteMs)
    await checkout.areas.payments.expire()
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
  })

  test('back to the wallet starts a new attempt, and from there it can go to a transfer', async () => {
    const order = await atMomo()
    await change(order, 'cod')
    expect((await change(order, 'momo')).json.data).toMatchObject({ paymentMethod: 'momo', canPayAgain: true })
    expect((await checkout.pay(order.visitor, order)).status).toBe(200)
    expect(checkout.lastCreate().orderId).not.toBe(order.gatewayOrderId)
    const bank = await change(order, 'bank')
    expect(bank.json.data).toMatchObject({ paymentMethod: 'bank', transfer: { bankName: 'Vietcombank', amount: 130_000 }, attempt: null })
    expect(bank.json.data.otherMethods).toEqual(['momo', 'cod'])
    expect((await change(order, 'bank')).status).toBe(200)
  })

  test('is possible with the link alone, and not for a stranger', async () => {
    const order = await atMomo()
    const stranger = checkout.visitor()
    const { visitor: customer } = await signUp(checkout)
    expect((await change({ visitor: stranger, id: order.id }, 'cod')).status).toBe(404)
    expect((await change({ visitor: customer, id: order.id }, 'cod', { token: 'guessed' })).status).toBe(404)
    expect((await change({ visitor: stranger, id: order.id }, 'cod', { token: order.token })).status).toBe(200)
    expect((await change({ visitor: stranger, id: order.id }, 'gold', { token: order.token })).status).toBe(400)
    expect((await checkout.read(order.visitor, order.id)).paymentMethod).toBe('cod')
  })

  test('is refused once the order is paid, processed or cancelled', async () => {
    const paid = await atMomo()
    await checkout.tell(paid.notice)
    expect((await change(paid, 'cod')).json.code).toBe('already_paid')
    const cancelled = await checkout.ordered({ [dress]: 1 })
    await cancelled.visitor.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
    expect((await change(cancelled, 'cod')).json.code).toBe('order_closed')
    const admin = await signInAdmin(checkout)
    const packed = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${packed.id}/status`, { status: 'processing' })
    expect((await change(packed, 'momo')).json.code).toBe('order_closed')
  })

  test('is refused where the method is not offered for the sum', async () => {
    const cheap = await checkout.put('Nơ', 9, { price: 500 })
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { maxTotal: 100_000 } }))
    const order = await atMomo()
    const refused = await change(order, 'cod')
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data.otherMethods).toEqual(['bank'])
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
    expect(cheap).toBeTruthy()
  })

  test('reserves the units of an expired order again, and is refused where they are sold', async () => {
    const last = await checkout.put('Chiếc cuối', 1)
    const order = await checkout.ordered({ [last]: 1 })
    checkout.clock.advance(31 * minuteMs)
    await checkout.areas.payments.expire()
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 0 })
    expect((await change(order, 'cod')).json.data).toMatchObject({ paymentStatus: 'unpaid', paymentMethod: 'cod' })
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 1 })
    await order.visitor.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    const late = await checkout.ordered({ [last]: 1 })
    checkout.clock.advance(31 * minuteMs)
    await checkout.areas.payments.expire()
    await checkout.ordered({ [last]: 1 }, { paymentMethod: 'cod' })
    const refused = await change(late, 'bank')
    expect([refused.status, refused.json.code]).toEqual([409, 'out_of_stock'])
    expect((await checkout.read(late.visitor, late.id)).paymentMethod).toBe('momo')
  })
})

describe('money by the former method', () => {
  test('is accepted: it pays the order', async () => {
    const order = await atMomo()
    await change(order, 'cod')
    expect((await checkout.tell(order.notice)).status).toBe(204)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      paymentMethod: 'momo',
    })
  })

  test('is found without a callback', async () => {
    const order = await atMomo()
    await change(order, 'bank')
    await checkout.momo.sandbox.pay(order.gatewayOrderId)
    checkout.clock.advance(2 * minuteMs)
    await checkout.areas.payments.reconcile()
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'momo' })
  })

  test('is refunded where the order was paid since', async () => {
    const admin = await signInAdmin(checkout)
    const order = await atMomo()
    await change(order, 'bank')
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: 'FT1' })
    const { ipnBody } = (await checkout.momo.sandbox.pay(order.gatewayOrderId)) as { ipnBody: object }
    await checkout.tell(ipnBody)
    const refunds = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(refunds).toMatchObject([{ reason: 'paid-twice', way: 'momo', state: 'open', amountVnd: 130_000 }])
    expect((await admin.post('payments/refund', { orderId: order.id, reason: 'trả hai lần' })).json.refund).toMatchObject({
      state: 'done',
    })
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'bank' })
  })

  test('raises an alert where the parcel is shipped already', async () => {
    const admin = await signInAdmin(checkout)
    const order = await atMomo()
    await change(order, 'cod')
    await admin.patch(`orders/${order.id}/status`, { status: 'processing' })
    await checkout.tell(order.notice)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'momo' })
    const alerts = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(alerts.map(({ what }) => what)).toContain('alert.paid-otherwise')
  })

  test('and a concurrent change never overwrite each other', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await atMomo()
      const [changed] = await Promise.all([change(order, 'cod'), checkout.tell(order.notice), change(order, 'bank')])
      expect([200, 409]).toContain(changed.status)
      expect(await checkout.read(order.visitor, order.id)).toMatchObject({
        paymentStatus: 'paid',
        paymentMethod: 'momo',
        status: 'processing',
      })
    }
  })
})

test('change of the payment method: ten an hour of one order, whatever the traffic; staff are not counted', async () => {
  const admin = await signInAdmin(checkout)
  const order = await checkout.ordered({ [dress]: 1 })
  const turns = await Promise.all(Array.from({ length: 12 }, (_, turn) => change(order, turn % 2 === 0 ? 'bank' : 'momo')))
  expect(turns.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = turns.filter(({ status }) => status === 429)
  expect(refused.map(({ json }) => json.code)).toEqual(['too_many_requests', 'too_many_requests'])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await change({ visitor: admin, id: order.id }, 'cod')).status).toBe(200)
  expect((await change(await checkout.ordered({ [dress]: 1 }), 'cod')).status).toBe(200)
  checkout.clock.advance(3_601_000)
  expect((await change(order, 'bank')).status).toBe(200)
})

test('change of the payment method: is audited when staff make it', async () => {
  const admin = await signInAdmin(checkout)
  const order = await checkout.ordered({ [dress]: 1 })
  expect((await change({ visitor: admin, id: order.id }, 'cod')).status).toBe(200)
  const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
  expect(entry).toMatchObject({ who: admin.userId, what: 'order.payment-method', details: { from: 'momo', to: 'cod' } })
})
