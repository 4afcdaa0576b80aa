import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { simulateCrash } from '../../testing/simulate-crash.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
let transactions = 3_000_000_000
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
beforeEach(async () => {
  dress = await checkout.put('Đầm', 9)
  checkout.momo.calls.length = 0
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const mailsTo = (recipient: string) => checkout.db.select().from(schema.mails).where(eq(schema.mails.recipient, recipient))
const paymentsOf = (orderId: string) => checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId))

async function atMomo(email: string) {
  const order = await checkout.ordered({ [dress]: 1 }, { email })
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  return { ...order, orderId, notice: checkout.momo.notice({ orderId, requestId, amount, transId: transactions++ }) }
}

describe('process dies while it places an order', () => {
  test('leaves nothing of it; a retry with its key places it once', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_dead', code: 'CHET', kind: 'amount', value: 10_000, usageLimit: 1 })
    const used = async () => (await checkout.db.select().from(schema.discounts).where(eq(schema.discounts.id, 'dsc_dead')))[0]?.used
    const shopper = await checkout.shopper({ [dress]: 2 })
    const asked = { discountCode: 'CHET', email: 'chet@example.vn' }
    const key = { 'idempotency-key': 'a-dead-order' }
    const before = await checkout.db.$count(schema.orders)
    const died = await simulateCrash(checkout.db, { change: 'insert', table: 'orders' }, () => checkout.order(shopper, asked, key))
    expect([died.status, died.headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(await checkout.db.$count(schema.orders)).toBe(before)
    expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 9, reserved: 0 })
    expect([await used(), await mailsTo('chet@example.vn')]).toEqual([0, []])
    expect((await shopper.get('carts')).json.data.cart.items).toMatchObject([{ quantity: 2 }])

    // The second response is lost on its way: the third is the same.
    const [second, third] = [await checkout.order(shopper, asked, key), await checkout.order(shopper, asked, key)]
    expect([second.status, third.status, third.text]).toEqual([201, 201, second.text])
    expect(await checkout.db.$count(schema.orders)).toBe(before + 1)
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 2 })
    expect([await used(), (await mailsTo('chet@example.vn')).length]).toEqual([1, 1])
    expect((await checkout.pay(shopper, { ...third.json, id: third.json._id, amount: third.json.finalAmount })).status).toBe(200)
  })
})

describe('process dies after MoMo created a payment and before that is recorded', () => {
  const dieStarting = async (email: string) => {
    const order = await checkout.ordered({ [dress]: 1 }, { email })
    const moment = { change: 'update', table: 'payments', when: "new.state = 'waiting'" } as const
    const died = await simulateCrash(checkout.db, moment, () => checkout.pay(order.visitor, order))
    expect(died.status).toBe(503)
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'starting', paymentUrl: null }])
    return { ...order, begun: checkout.lastCreate() }
  }

  test('leaves an attempt that continues under its own ids: MoMo knows one payment, and it pays', async () => {
    const order = await dieStarting('tiep@example.vn')
    checkout.clock.advance(36_000)
    expect((await checkout.pay(order.visitor, order)).status).toBe(200)
    expect(checkout.lastCreate()).toMatchObject({ orderId: order.begun.orderId, requestId: order.begun.requestId })
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'waiting' }])
    const { ipnBody } = (await checkout.momo.sandbox.pay(order.begun.orderId)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  })

  test('loses no money that is paid there, with a callback and without', async () => {
    const [reported, unreported] = [await dieStarting('nghe@example.vn'), await dieStarting('lang@example.vn')]
    const { ipnBody } = (await checkout.momo.sandbox.pay(reported.begun.orderId)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    await checkout.momo.sandbox.pay(unreported.begun.orderId)
    checkout.clock.advance(50_000)
    await checkout.areas.payments.reconcile()
    for (const { visitor, id } of [reported, unreported]) {
      expect(await checkout.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    }
  })
})

describe('process dies after a callback arrived and before it is recorded', () => {
  const moment = { change: 'update', table: 'payments', when: "new.state = 'paid'" } as const
  const dieHearing = async (email: string) => {
    const order = await atMomo(email)
    const before = await stockOf(checkout.db, dress)
    const died = await simulateCrash(checkout.db, moment, () => checkout.tell(order.notice))
    // Anything but 204 makes MoMo repeat it.
    expect(died.status).toBe(503)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
    expect(await stockOf(checkout.db, dress)).toEqual(before)
    expect(await mailsTo(email)).toHaveLength(1)
    return order
  }
  const isPaidOnce = async ({ visitor, id }: { visitor: Visitor; id: string }, email: string) => {
    const read = await checkout.read(visitor, id)
    expect(read).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(read.history.map(({ what, to }) => `${what} ${to}`)).toEqual(['placed pending', 'payment paid', 'status processing'])
    expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 8, reserved: 0, sold: 1 })
    expect(await mailsTo(email)).toHaveLength(2)
  }

  test('leaves nothing half done; the repeated callback pays once', async () => {
    const order = await dieHearing('lai@example.vn')
    // The second 204 is lost, as after a crash behind the commit: MoMo sends the callback a third time.
    for (let turn = 0; turn < 2; turn++) expect((await checkout.tell(order.notice)).status).toBe(204)
    await isPaidOnce(order, 'lai@example.vn')
  })

  test('and without a repeated callback the shop finds out within a minute', async () => {
    const order = await dieHearing('thoi@example.vn')
    await checkout.momo.sandbox.pay(order.orderId)
    checkout.clock.advance(50_000)
    await checkout.areas.payments.reconcile()
    await isPaidOnce(order, 'thoi@example.vn')
  })
})

test('refund: a process that dies after MoMo’s refund and before recording it does not refund twice', async () => {
  const order = await atMomo('hoan@example.vn')
  const { ipnBody } = (await checkout.momo.sandbox.pay(order.orderId)) as { ipnBody: object }
  await checkout.tell(ipnBody)
  const refund = () => admin.post('payments/refund', { orderId: order.id, reason: 'Khách đổi ý' })
  const rows = () => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
  await simulateCrash(checkout.db, { change: 'update', table: 'refunds', when: "new.state = 'done'" }, refund)
  expect(await rows()).toMatchObject([{ state: 'sent', amountVnd: 130_000 }])
  expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('paid')
  expect(checkout.momo.callsOf('refund')).toHaveLength(1)
  await refund()
  checkout.clock.advance(3_700_000)
  await Promise.all([checkout.areas.payments.retryOpenRefunds(), checkout.areas.payments.retryOpenRefunds()])
  expect(await rows()).toMatchObject([{ state: 'done', amountVnd: 130_000 }])
  expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('refunded')
  expect(checkout.momo.callsOf('refund')).toHaveLength(1)
})
