import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { dyingAt } from '../../test-death.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { findErrors, stockOf } from '../orders/test-books.ts'
import { openOffice } from '../orders/test-office.ts'

let till: TestTill
let office: Visitor
let dress: string
let transactions = 3_000_000_000
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
})
beforeEach(async () => {
  dress = await till.put('Đầm', 9)
  till.momo.calls.length = 0
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

const mailsTo = (recipient: string) => till.db.select().from(schema.mails).where(eq(schema.mails.recipient, recipient))
const paymentsOf = (orderId: string) => till.db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId))

async function atMomo(email: string) {
  const order = await till.ordered({ [dress]: 1 }, { email })
  await till.pay(order.visitor, order)
  const { orderId, requestId, amount } = till.lastCreate()
  return { ...order, orderId, notice: till.momo.notice({ orderId, requestId, amount, transId: transactions++ }) }
}

describe('who dies while an order is placed', () => {
  test('leaves nothing of it; asked again with its key it is placed, once', async () => {
    await till.db.insert(schema.discounts).values({ id: 'dsc_dead', code: 'CHET', kind: 'amount', value: 10_000, usageLimit: 1 })
    const used = async () => (await till.db.select().from(schema.discounts).where(eq(schema.discounts.id, 'dsc_dead')))[0]?.used
    const shopper = await till.shopper({ [dress]: 2 })
    const asked = { discountCode: 'CHET', email: 'chet@example.vn' }
    const key = { 'idempotency-key': 'a-dead-order' }
    const before = await till.db.$count(schema.orders)
    const died = await dyingAt(till.db, { change: 'insert', table: 'orders' }, () => till.order(shopper, asked, key))
    expect([died.status, died.headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(await till.db.$count(schema.orders)).toBe(before)
    expect(await stockOf(till.db, dress)).toMatchObject({ onHand: 9, reserved: 0 })
    expect([await used(), await mailsTo('chet@example.vn')]).toEqual([0, []])
    expect((await shopper.get('carts')).json.data.cart.items).toMatchObject([{ quantity: 2 }])

    // The answer to the second is lost on its way: the third is the same.
    const [second, third] = [await till.order(shopper, asked, key), await till.order(shopper, asked, key)]
    expect([second.status, third.status, third.text]).toEqual([201, 201, second.text])
    expect(await till.db.$count(schema.orders)).toBe(before + 1)
    expect(await stockOf(till.db, dress)).toMatchObject({ reserved: 2 })
    expect([await used(), (await mailsTo('chet@example.vn')).length]).toEqual([1, 1])
    expect((await till.pay(shopper, { ...third.json, id: third.json._id, amount: third.json.finalAmount })).status).toBe(200)
  })
})

describe('who dies when MoMo has begun a payment and before that is written down', () => {
  const dieStarting = async (email: string) => {
    const order = await till.ordered({ [dress]: 1 }, { email })
    const moment = { change: 'update', table: 'payments', when: "new.state = 'waiting'" } as const
    const died = await dyingAt(till.db, moment, () => till.pay(order.visitor, order))
    expect(died.status).toBe(503)
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'starting', paymentUrl: null }])
    return { ...order, begun: till.lastCreate() }
  }

  test('leaves a try that goes on under its own names: MoMo knows one payment, and it pays', async () => {
    const order = await dieStarting('tiep@example.vn')
    till.clock.advance(36_000)
    expect((await till.pay(order.visitor, order)).status).toBe(200)
    expect(till.lastCreate()).toMatchObject({ orderId: order.begun.orderId, requestId: order.begun.requestId })
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'waiting' }])
    const { ipnBody } = (await till.momo.sandbox.pay(order.begun.orderId)) as { ipnBody: object }
    expect((await till.tell(ipnBody)).status).toBe(204)
    expect(await till.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  })

  test('loses no money that is paid there all the same, with a callback and without', async () => {
    const [heard, unheard] = [await dieStarting('nghe@example.vn'), await dieStarting('lang@example.vn')]
    const { ipnBody } = (await till.momo.sandbox.pay(heard.begun.orderId)) as { ipnBody: object }
    expect((await till.tell(ipnBody)).status).toBe(204)
    await till.momo.sandbox.pay(unheard.begun.orderId)
    till.clock.advance(50_000)
    await till.areas.payments.reconcile()
    for (const { visitor, id } of [heard, unheard]) {
      expect(await till.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    }
  })
})

describe('who dies when a callback has come and before it is written down', () => {
  const moment = { change: 'update', table: 'payments', when: "new.state = 'paid'" } as const
  const dieHearing = async (email: string) => {
    const order = await atMomo(email)
    const before = await stockOf(till.db, dress)
    const died = await dyingAt(till.db, moment, () => till.tell(order.notice))
    // Anything but 204: MoMo tells it again.
    expect(died.status).toBe(503)
    expect(await till.read(order.visitor, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
    expect(await stockOf(till.db, dress)).toEqual(before)
    expect(await mailsTo(email)).toHaveLength(1)
    return order
  }
  const isPaidOnce = async ({ visitor, id }: { visitor: Visitor; id: string }, email: string) => {
    const read = await till.read(visitor, id)
    expect(read).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(read.history.map(({ what, to }) => `${what} ${to}`)).toEqual(['placed pending', 'payment paid', 'status processing'])
    expect(await stockOf(till.db, dress)).toEqual({ onHand: 8, reserved: 0, sold: 1 })
    expect(await mailsTo(email)).toHaveLength(2)
  }

  test('leaves nothing half done; told again it pays, once', async () => {
    const order = await dieHearing('lai@example.vn')
    // The second 204 gets lost, as where the process dies after its commit: MoMo tells it a third time.
    for (let turn = 0; turn < 2; turn++) expect((await till.tell(order.notice)).status).toBe(204)
    await isPaidOnce(order, 'lai@example.vn')
  })

  test('and where nobody tells it again, the shop finds out within a minute', async () => {
    const order = await dieHearing('thoi@example.vn')
    await till.momo.sandbox.pay(order.orderId)
    till.clock.advance(50_000)
    await till.areas.payments.reconcile()
    await isPaidOnce(order, 'thoi@example.vn')
  })
})

test('who dies when MoMo has given money back and before that is written down gives it back no second time', async () => {
  const order = await atMomo('hoan@example.vn')
  const { ipnBody } = (await till.momo.sandbox.pay(order.orderId)) as { ipnBody: object }
  await till.tell(ipnBody)
  const refund = () => office.post('payments/refund', { orderId: order.id, reason: 'Khách đổi ý' })
  const rows = () => till.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
  await dyingAt(till.db, { change: 'update', table: 'refunds', when: "new.state = 'done'" }, refund)
  expect(await rows()).toMatchObject([{ state: 'sent', amountVnd: 130_000 }])
  expect((await till.read(order.visitor, order.id)).paymentStatus).toBe('paid')
  expect(till.momo.callsOf('refund')).toHaveLength(1)
  await refund()
  till.clock.advance(3_700_000)
  await Promise.all([till.areas.payments.carryOn(), till.areas.payments.carryOn()])
  expect(await rows()).toMatchObject([{ state: 'done', amountVnd: 130_000 }])
  expect((await till.read(order.visitor, order.id)).paymentStatus).toBe('refunded')
  expect(till.momo.callsOf('refund')).toHaveLength(1)
})
