import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { hangs } from '../../testing/momo-fixture.ts'

let fixture: CheckoutFixture
let dress: string
let transactions = 4_722_695_895
beforeAll(async () => {
  fixture = await openCheckoutFixture({}, { timeoutMs: 400 })
})
beforeEach(async () => {
  dress = await fixture.put('Đầm', 50)
  fixture.momo.behave('create', undefined)
  fixture.momo.calls.length = 0
})
afterEach(async () => expect(await findInvariantErrors(fixture.db)).toEqual([]))
afterAll(() => fixture.close())

const paymentsOf = (orderId: string) => fixture.db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId))

describe('start-payment', () => {
  test("sends the shopper to MoMo with exactly the order's total", async () => {
    const order = await fixture.ordered({ [dress]: 2 })
    const started = await fixture.pay(order.visitor, order)
    expect(started.status).toBe(200)
    expect(started.json.data).toMatchObject({
      paymentUrl: expect.stringMatching(/^https:\/\/test-payment\.momo\.vn\//),
      expiresAt: order.placed.paymentDueDate,
    })
    expect(fixture.lastCreate()).toMatchObject({
      amount: 230_000,
      orderId: `${order.placed.orderNumber}-1`,
      requestType: 'captureWallet',
      redirectUrl: `http://localhost:3000/checkout/payment/${order.id}?token=${order.token}`,
      ipnUrl: 'http://localhost:3000/api/payments/momo/callback',
    })
    const state = (await order.visitor.get(`payments/${order.id}/status`)).json.data
    expect(state).toMatchObject({
      paymentUrl: started.json.data.paymentUrl,
      attempt: { state: 'waiting' },
      canPayAgain: false,
      finalAmount: 230_000,
    })
  })

  test('called twenty times at once makes one payment and one page', async () => {
    const order = await fixture.ordered({ [dress]: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.pay(order.visitor, order)))
    expect(new Set(answers.map(({ json }) => json.data?.paymentUrl)).size).toBe(1)
    expect(fixture.momo.callsOf('create')).toHaveLength(1)
    expect((await fixture.pay(order.visitor, order)).json.data.paymentUrl).toBe(answers[0]?.json.data.paymentUrl)
    expect(fixture.momo.callsOf('create')).toHaveLength(1)
  })

  test('refuses another sum, order or method in the body, without a call to MoMo', async () => {
    const order = await fixture.ordered({ [dress]: 1 })
    const cash = await fixture.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    for (const amount of [1_000, order.amount + 1, 0]) {
      const wrong = await fixture.pay(order.visitor, { ...order, amount })
      expect([wrong.status, wrong.json.code]).toEqual([409, 'amount_mismatch'])
    }
    const stranger = fixture.visitor()
    const foreign = await fixture.pay(stranger, { ...order, token: 'x'.repeat(32) })
    const unknown = await fixture.pay(stranger, { ...order, id: 'ord_unknown' })
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    const checkout = await cash.visitor.post('payments/checkout', { orderId: cash.id })
    expect([checkout.status, checkout.json.code]).toEqual([409, 'other_payment_method'])
    const byWallet = await fixture.pay(cash.visitor, cash)
    expect([byWallet.status, byWallet.json.code]).toEqual([409, 'other_payment_method'])
    expect(fixture.momo.calls).toEqual([])
  })

  test('accepts the link of the mail, in any browser', async () => {
    const order = await fixture.ordered({ [dress]: 1 })
    const elsewhere = fixture.visitor()
    expect((await elsewhere.post('payments/checkout', { orderId: order.id, token: order.token })).status).toBe(200)
    expect((await elsewhere.get(`payments/${order.id}/status?token=${order.token}`)).status).toBe(200)
    expect((await elsewhere.get(`payments/${order.id}/status`)).status).toBe(404)
  })
})

describe('start-payment, where MoMo', () => {
  test.each([
    ['hangs', hangs, 504, 'gateway_timeout'],
    ['fails', async () => new Response('no', { status: 500 }), 502, 'gateway_failed'],
    ['talks nonsense', async () => new Response('<html>'), 502, 'gateway_failed'],
    [
      'gives no page',
      async (response: () => Promise<Response>) => Response.json({ ...(await (await response()).json()), payUrl: null }),
      502,
      'gateway_failed',
    ],
    [
      'sends people elsewhere',
      async (response: () => Promise<Response>) => Response.json({ ...(await (await response()).json()), payUrl: 'https://evil.test/' }),
      502,
      'gateway_failed',
    ],
    [
      'answers for another order',
      async (response: () => Promise<Response>) => Response.json({ ...(await (await response()).json()), orderId: 'X' }),
      502,
      'gateway_failed',
    ],
  ] as const)('%s: shows the failure, keeps the order, and it can be paid again', async (_, manner, status, code) => {
    const order = await fixture.ordered({ [dress]: 1 })
    fixture.momo.behave('create', manner)
    const failed = await fixture.pay(order.visitor, order)
    expect([failed.status, failed.json.code]).toEqual([status, code])
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      attempt: { state: 'failed', reason: expect.any(String) },
      canPayAgain: true,
    })
    fixture.momo.behave('create', undefined)
    expect((await fixture.pay(order.visitor, order)).status).toBe(200)
    expect(fixture.lastCreate().orderId).toBe(`${order.placed.orderNumber}-2`)
    expect(await stockOf(fixture.db, dress)).toMatchObject({ reserved: 1 })
  })

  test('hangs: others can go on buying', async () => {
    // A timeout so long that no request succeeds by waiting for it.
    const patient = await openCheckoutFixture({}, { timeoutMs: 60_000 })
    const hot = await patient.put('Đầm', 50)
    const gate = Promise.withResolvers<void>()
    patient.momo.behave('create', async (response) => {
      await gate.promise
      return response()
    })
    // More of them than the database has connections.
    const waiting = await Promise.all(Array.from({ length: 12 }, () => patient.ordered({ [hot]: 1 })))
    let answered = 0
    const hanging = waiting.map(async (order) => {
      const { status } = await patient.pay(order.visitor, order)
      answered++
      return status
    })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => patient.ordered({ [hot]: 1 }, { paymentMethod: 'cod' })))
    expect(buyers.map(({ placed }) => placed.status)).toEqual(Array(20).fill('pending'))
    expect(answered).toBe(0)
    gate.resolve()
    expect(new Set(await Promise.all(hanging))).toEqual(new Set([200]))
    expect(await findInvariantErrors(patient.db)).toEqual([])
    await patient.close()
  })
})

describe('callback before MoMo’s response', () => {
  const late = {
    'answers late': async (response: () => Promise<Response>) => response(),
    'answers 500': async () => new Response(null, { status: 500 }),
    'never answers': hangs,
  }
  test.each(Object.entries(late))('and it %s: the order is paid and stays paid', async (_, manner) => {
    const order = await fixture.ordered({ [dress]: 1 })
    fixture.momo.behave('create', async (response, init) => {
      const { orderId, requestId, amount } = JSON.parse(String(init.body))
      expect((await fixture.tell(fixture.momo.notice({ orderId, requestId, amount, transId: ++transactions }))).status).toBe(204)
      return manner(response, init)
    })
    const started = await fixture.pay(order.visitor, order)
    expect([started.status, started.json.code]).toEqual([409, 'already_paid'])
    expect(await fixture.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'paid', transId: String(transactions), queryAt: null }])
    expect(await stockOf(fixture.db, dress)).toEqual({ onHand: 49, reserved: 0, sold: 1 })
  })
})

test('start-payment: continues the attempt of a process that died during the call, with the same ids', async () => {
  const order = await fixture.ordered({ [dress]: 1 })
  const claimedUntil = new Date(fixture.clock.now().getTime() + 45_000)
  await fixture.db.update(schema.payments).set({ claimedUntil, queryAt: claimedUntil }).where(eq(schema.payments.orderId, order.id))
  const waiting = fixture.pay(order.visitor, order)
  fixture.clock.advance(46_000)
  expect((await waiting).status).toBe(200)
  const [payment] = await paymentsOf(order.id)
  expect(fixture.lastCreate()).toMatchObject({ orderId: payment?.gatewayOrderId, requestId: payment?.gatewayRequestId })
  expect(await paymentsOf(order.id)).toHaveLength(1)
})

test('start-payment: starts a new attempt after a refusal or an expired code', async () => {
  const order = await fixture.ordered({ [dress]: 1 })
  await fixture.pay(order.visitor, order)
  const { orderId, requestId, amount } = fixture.lastCreate()
  await fixture.tell(fixture.momo.notice({ orderId, requestId, amount, resultCode: 1006, payType: '' }))
  expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({
    attempt: { state: 'failed', code: 'declined-by-user', reason: 'Bạn đã từ chối thanh toán.' },
    canPayAgain: true,
  })
  const again = await fixture.pay(order.visitor, order)
  expect(again.status).toBe(200)
  expect(fixture.lastCreate().orderId).toBe(`${order.placed.orderNumber}-2`)

  // The second code expires at MoMo without a callback: the next click finds out.
  fixture.clock.advance(11 * minuteMs)
  expect((await fixture.pay(order.visitor, order)).status).toBe(200)
  expect(fixture.lastCreate().orderId).toBe(`${order.placed.orderNumber}-3`)
  expect((await paymentsOf(order.id)).map(({ state }) => state).sort()).toEqual(['expired', 'failed', 'waiting'])
})

test('shop without a wallet: shows a cash order the same, and refuses wallet orders', async () => {
  // Elsewhere the built-in sandbox plays MoMo.
  const none = { MOMO_ENDPOINT: '', MOMO_PARTNER_CODE: '', MOMO_ACCESS_KEY: '', MOMO_SECRET_KEY: '' }
  const other = await openCheckoutFixture({ ...none, SANDBOX: '0' })
  try {
    const cash = await other.ordered({ [await other.put('Mũ', 1)]: 1 }, { paymentMethod: 'cod' })
    const checkout = await cash.visitor.post('payments/checkout', { orderId: cash.id })
    expect([checkout.status, checkout.json.code]).toEqual([409, 'other_payment_method'])
    const wallet = await other.order(await other.shopper({ [await other.put('Yếm', 1)]: 1 }), { paymentMethod: 'momo' })
    expect([wallet.status, wallet.json.code]).toEqual([400, 'payment_method_unavailable'])
  } finally {
    await other.close()
  }
})
