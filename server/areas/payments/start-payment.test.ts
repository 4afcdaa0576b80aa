import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { findErrors, stockOf } from '../orders/test-books.ts'
import { hangs } from './test-momo.ts'

let till: TestTill
let dress: string
let transactions = 4_722_695_895
beforeAll(async () => {
  till = await openTestTill({}, { timeoutMs: 400 })
})
beforeEach(async () => {
  dress = await till.put('Đầm', 50)
  till.momo.behave('create', undefined)
  till.momo.calls.length = 0
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

const paymentsOf = (orderId: string) => till.db.select().from(schema.payments).where(eq(schema.payments.orderId, orderId))

describe('a shopper who pays', () => {
  test('is sent to MoMo with exactly what the order costs', async () => {
    const order = await till.ordered({ [dress]: 2 })
    const started = await till.pay(order.visitor, order)
    expect(started.status).toBe(200)
    expect(started.json.data).toMatchObject({
      paymentUrl: expect.stringMatching(/^https:\/\/test-payment\.momo\.vn\//),
      expiresAt: order.placed.paymentDueDate,
    })
    expect(till.lastCreate()).toMatchObject({
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

  test('twenty times at once has one payment and one page', async () => {
    const order = await till.ordered({ [dress]: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.pay(order.visitor, order)))
    expect(new Set(answers.map(({ json }) => json.data?.paymentUrl)).size).toBe(1)
    expect(till.momo.callsOf('create')).toHaveLength(1)
    expect((await till.pay(order.visitor, order)).json.data.paymentUrl).toBe(answers[0]?.json.data.paymentUrl)
    expect(till.momo.callsOf('create')).toHaveLength(1)
  })

  test('may name another sum, another order, another way of paying: that is refused and MoMo hears nothing', async () => {
    const order = await till.ordered({ [dress]: 1 })
    const cash = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    for (const amount of [1_000, order.amount + 1, 0]) {
      const wrong = await till.pay(order.visitor, { ...order, amount })
      expect([wrong.status, wrong.json.code]).toEqual([409, 'amount_mismatch'])
    }
    const stranger = till.visitor()
    const foreign = await till.pay(stranger, { ...order, token: 'x'.repeat(32) })
    const unknown = await till.pay(stranger, { ...order, id: 'ord_unknown' })
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    const checkout = await cash.visitor.post('payments/checkout', { orderId: cash.id })
    expect([checkout.status, checkout.json.code]).toEqual([409, 'other_payment_method'])
    const byWallet = await till.pay(cash.visitor, cash)
    expect([byWallet.status, byWallet.json.code]).toEqual([409, 'other_payment_method'])
    expect(till.momo.calls).toEqual([])
  })

  test('comes with the link of the mail, in whatever browser', async () => {
    const order = await till.ordered({ [dress]: 1 })
    const elsewhere = till.visitor()
    expect((await elsewhere.post('payments/checkout', { orderId: order.id, token: order.token })).status).toBe(200)
    expect((await elsewhere.get(`payments/${order.id}/status?token=${order.token}`)).status).toBe(200)
    expect((await elsewhere.get(`payments/${order.id}/status`)).status).toBe(404)
  })
})

describe('where MoMo', () => {
  test.each([
    ['hangs', hangs, 504, 'gateway_timeout'],
    ['fails', async () => new Response('no', { status: 500 }), 502, 'gateway_failed'],
    ['talks nonsense', async () => new Response('<html>'), 502, 'gateway_failed'],
    [
      'gives no page',
      async (answer: () => Promise<Response>) => Response.json({ ...(await (await answer()).json()), payUrl: null }),
      502,
      'gateway_failed',
    ],
    [
      'sends people elsewhere',
      async (answer: () => Promise<Response>) => Response.json({ ...(await (await answer()).json()), payUrl: 'https://evil.test/' }),
      502,
      'gateway_failed',
    ],
    [
      'answers for another order',
      async (answer: () => Promise<Response>) => Response.json({ ...(await (await answer()).json()), orderId: 'X' }),
      502,
      'gateway_failed',
    ],
  ] as const)('%s, the shopper is told, the order is kept and can be paid again', async (_, manner, status, code) => {
    const order = await till.ordered({ [dress]: 1 })
    till.momo.behave('create', manner)
    const failed = await till.pay(order.visitor, order)
    expect([failed.status, failed.json.code]).toEqual([status, code])
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      attempt: { state: 'failed', reason: expect.any(String) },
      canPayAgain: true,
    })
    till.momo.behave('create', undefined)
    expect((await till.pay(order.visitor, order)).status).toBe(200)
    expect(till.lastCreate().orderId).toBe(`${order.placed.orderNumber}-2`)
    expect(await stockOf(till.db, dress)).toMatchObject({ reserved: 1 })
  })

  test('hangs, everybody else goes on buying', async () => {
    // So patient that nobody gets through by outlasting it.
    const patient = await openTestTill({}, { timeoutMs: 60_000 })
    const hot = await patient.put('Đầm', 50)
    const gate = Promise.withResolvers<void>()
    patient.momo.behave('create', async (answer) => {
      await gate.promise
      return answer()
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
    expect(await findErrors(patient.db)).toEqual([])
    await patient.close()
  })
})

describe('where MoMo’s word is faster than its answer', () => {
  const late = {
    'answers late': async (answer: () => Promise<Response>) => answer(),
    'answers 500': async () => new Response(null, { status: 500 }),
    'never answers': hangs,
  }
  test.each(Object.entries(late))('and it %s, the order is paid and stays paid', async (_, manner) => {
    const order = await till.ordered({ [dress]: 1 })
    till.momo.behave('create', async (answer, init) => {
      const { orderId, requestId, amount } = JSON.parse(String(init.body))
      expect((await till.tell(till.momo.notice({ orderId, requestId, amount, transId: ++transactions }))).status).toBe(204)
      return manner(answer, init)
    })
    const started = await till.pay(order.visitor, order)
    expect([started.status, started.json.code]).toEqual([409, 'already_paid'])
    expect(await till.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await paymentsOf(order.id)).toMatchObject([{ state: 'paid', transId: String(transactions), queryAt: null }])
    expect(await stockOf(till.db, dress)).toEqual({ onHand: 49, reserved: 0, sold: 1 })
  })
})

test('a process that died while it called MoMo leaves a try that the next one goes on with, under the same names', async () => {
  const order = await till.ordered({ [dress]: 1 })
  const claimedUntil = new Date(till.clock.now().getTime() + 45_000)
  await till.db.update(schema.payments).set({ claimedUntil, queryAt: claimedUntil }).where(eq(schema.payments.orderId, order.id))
  const waiting = till.pay(order.visitor, order)
  till.clock.advance(46_000)
  expect((await waiting).status).toBe(200)
  const [payment] = await paymentsOf(order.id)
  expect(till.lastCreate()).toMatchObject({ orderId: payment?.gatewayOrderId, requestId: payment?.gatewayRequestId })
  expect(await paymentsOf(order.id)).toHaveLength(1)
})

test('a shopper who refused, or let the code expire, starts a new try', async () => {
  const order = await till.ordered({ [dress]: 1 })
  await till.pay(order.visitor, order)
  const { orderId, requestId, amount } = till.lastCreate()
  await till.tell(till.momo.notice({ orderId, requestId, amount, resultCode: 1006, payType: '' }))
  expect((await order.visitor.get(`payments/${order.id}/status`)).json.data).toMatchObject({
    attempt: { state: 'failed', code: 'declined-by-user', reason: 'Bạn đã từ chối thanh toán.' },
    canPayAgain: true,
  })
  const again = await till.pay(order.visitor, order)
  expect(again.status).toBe(200)
  expect(till.lastCreate().orderId).toBe(`${order.placed.orderNumber}-2`)

  // The second code expires at MoMo and no callback says so: the next click finds out.
  till.clock.advance(11 * 60_000)
  expect((await till.pay(order.visitor, order)).status).toBe(200)
  expect(till.lastCreate().orderId).toBe(`${order.placed.orderNumber}-3`)
  expect((await paymentsOf(order.id)).map(({ state }) => state).sort()).toEqual(['expired', 'failed', 'waiting'])
})

test('a shop without a wallet says of an order in cash the same, and takes no order by wallet', async () => {
  // Elsewhere the built-in sandbox plays MoMo.
  const none = { MOMO_ENDPOINT: '', MOMO_PARTNER_CODE: '', MOMO_ACCESS_KEY: '', MOMO_SECRET_KEY: '' }
  const other = await openTestTill({ ...none, SANDBOX: '0' })
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
