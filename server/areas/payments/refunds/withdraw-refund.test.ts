import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({}, { timeoutMs: 150 })
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => {
  checkout.momo.behave('refund', undefined)
  expect(await findInvariantErrors(checkout.db)).toEqual([])
})
afterAll(() => checkout.close())

/** An order of 130.000 ₫ that was paid in cash. */
async function paidInCash(asked = {}) {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', ...asked })
  await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
  return order
}
async function paidByWallet() {
  const order = await checkout.ordered({ [dress]: 1 })
  await checkout.pay(order.visitor, order)
  const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
  await checkout.tell(ipnBody)
  return order
}
const refund = (orderId: string, amount?: number) => admin.post('payments/refund', { orderId, amount, reason: 'Khách đổi ý' })
const rowsOf = (orderId: string) =>
  checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, orderId)).orderBy(asc(schema.refunds.createdAt))
const openOf = async (orderId: string) => (await rowsOf(orderId)).at(-1)?.id ?? ''
const change = (id: string, body: object, by: Visitor = admin) => by.patch(`payments/refunds/${id}`, body)
const withdraw = (id: string, reason = 'Bấm nhầm', by: Visitor = admin) => change(id, { action: 'withdraw', reason }, by)
const listed = async (orderId: string) => (await admin.get(`payments/refunds?orderId=${orderId}`)).json.data.refunds
const answering = (resultCode: number) => async (_answer: unknown, init: RequestInit) => {
  const { partnerCode, orderId, requestId, amount } = JSON.parse(String(init.body))
  return Response.json({ partnerCode, orderId, requestId, amount, transId: 1, resultCode, message: '', responseTime: 1 })
}

describe('refund opened by mistake', () => {
  test('is withdrawn with a reason: in the list, the history and the audit log, without a mail to the customer', async () => {
    const order = await paidInCash({ email: 'nham@example.vn' })
    await refund(order.id, 30_000)
    await takeMails(checkout)
    const response = await withdraw(await openOf(order.id))
    expect([response.status, response.json.message]).toEqual([200, 'Đã huỷ khoản hoàn này.'])
    expect(await listed(order.id)).toMatchObject([
      { state: 'withdrawn', amount: 30_000, canWithdraw: false, withdrawn: { reason: 'Bấm nhầm' }, doneAt: null },
    ])
    const read = await checkout.read(order.visitor, order.id)
    expect(read.paymentStatus).toBe('paid')
    expect(read.history.at(-1)).toMatchObject({ what: 'refund', from: 'open', to: 'withdrawn', by: 'admin' })
    expect(JSON.stringify(read)).not.toContain('Bấm nhầm')
    const traces = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.refund-withdrawn'))
    expect(traces).toMatchObject([{ who: admin.userId, subject: order.id, details: { amount: 30_000, reason: 'Bấm nhầm' } }])
    expect(await takeMails(checkout)).toEqual([])
  })

  test('is no longer pending, and the whole amount can be requested again', async () => {
    const order = await paidInCash()
    const waiting = async () => (await admin.get('reports/summary?parts=work')).json.data.work.refunds
    await refund(order.id)
    const before = await waiting()
    await withdraw(await openOf(order.id))
    expect(await waiting()).toBe(before - 1)
    const again = await refund(order.id, 130_000)
    expect(again.json.refund).toMatchObject({ state: 'open', amount: 130_000, canWithdraw: true })
    expect((await refund(order.id, 130_001)).json.code).toBe('refund_refused')
    await change(again.json.refund._id, { action: 'done', reference: 'FT tay' })
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(['withdrawn', 'done'])
    expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('refunded')
  })

  test('stays withdrawn: neither sent, nor done, nor withdrawn again', async () => {
    const order = await paidInCash()
    await refund(order.id)
    const id = await openOf(order.id)
    await withdraw(id)
    const asked = [await withdraw(id), await change(id, { action: 'retry' }), await change(id, { action: 'done', reference: 'x' })]
    expect(asked.map(({ json }) => json.code)).toEqual(Array(3).fill('move_not_allowed'))
  })

  test('does not stop the full refund when the order is cancelled later', async () => {
    const order = await paidInCash()
    await refund(order.id, 50_000)
    await withdraw(await openOf(order.id))
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect((await rowsOf(order.id)).map(({ state, amountVnd }) => [state, amountVnd])).toEqual([
      ['withdrawn', 50_000],
      ['open', 130_000],
    ])
  })

  test('withdrawn and marked as sent at once ends in one of the two states', async () => {
    const order = await paidInCash()
    await refund(order.id)
    const id = await openOf(order.id)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => withdraw(id)),
      ...Array.from({ length: 4 }, () => change(id, { action: 'done', reference: 'FT' })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('withdrawn while its order is cancelled loses no money', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const order = await paidInCash()
      await refund(order.id, 40_000)
      const id = await openOf(order.id)
      const [, cancelled] = await Promise.all([withdraw(id), admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })])
      expect(cancelled.status).toBe(200)
      const claimed = (await rowsOf(order.id)).filter(({ state }) => state === 'open').reduce((sum, { amountVnd }) => sum + amountVnd, 0)
      expect(claimed).toBe(130_000)
    }
  })
})

describe('refund that cannot be withdrawn', () => {
  test('of a cancelled order', async () => {
    const order = await paidInCash()
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    const refused = await withdraw(await openOf(order.id))
    expect([refused.status, refused.json.code]).toEqual([409, 'refund_owed'])
    expect(await listed(order.id)).toMatchObject([{ state: 'open', canWithdraw: false }])
  })

  test('of a second payment', async () => {
    const order = await paidByWallet()
    const [payment] = await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))
    if (!payment) throw new Error('no payment')
    await checkout.db.insert(schema.payments).values({
      ...payment,
      id: `${payment.id}2`,
      attempt: 2,
      gatewayOrderId: `${payment.gatewayOrderId}2`,
      transId: null,
      state: 'surplus',
    })
    const claim = { id: `rfd_${order.id}`, orderId: order.id, paymentId: `${payment.id}2`, amountVnd: 130_000, openedBy: 'system' }
    await checkout.db.insert(schema.refunds).values({ ...claim, reason: 'paid-twice', way: 'hand' })
    expect((await withdraw(claim.id)).json.code).toBe('refund_owed')
  })

  test('that MoMo has not decided, or may have received', async () => {
    for (const code of [7002, 13]) {
      const order = await paidByWallet()
      checkout.momo.behave('refund', answering(code))
      await refund(order.id)
      const refused = await withdraw(await openOf(order.id))
      expect([refused.status, refused.json.code]).toEqual([409, 'move_not_allowed'])
      expect((await listed(order.id))[0].canWithdraw).toBe(false)
    }
  })

  test('unless MoMo has refused it finally', async () => {
    const order = await paidByWallet()
    checkout.momo.behave('refund', answering(1080))
    await refund(order.id)
    expect((await listed(order.id))[0]).toMatchObject({ state: 'failed', canWithdraw: true })
    expect((await withdraw(await openOf(order.id))).json.refund).toMatchObject({ state: 'withdrawn', failure: null })
    checkout.momo.behave('refund', undefined)
    expect((await refund(order.id)).json.refund).toMatchObject({ state: 'done', amount: 130_000 })
  })

  test('by a caller without the right, without a reason, or an unknown one', async () => {
    const order = await paidInCash()
    await refund(order.id)
    const id = await openOf(order.id)
    const { visitor: staff, userId } = await signUp(checkout)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    const asked = [
      await withdraw(id, 'x', order.visitor),
      await withdraw(id, 'x', staff),
      await withdraw(id, ' '),
      await withdraw('rfd_none'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([401, 403, 400, 404])
    expect((await rowsOf(order.id)).map(({ state }) => state)).toEqual(['open'])
  })
})
