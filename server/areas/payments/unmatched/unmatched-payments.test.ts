import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Mismatch } from '../../../../contract/admin/unmatched-payments.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { signBankWebhook } from '../bank-transfer/bank-webhook.rule.ts'

const secret = 'khoa cua ngan hang'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  await transact(checkout.db, (tx) =>
    writeSettings(checkout.platform, tx, { bank: { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' } }),
  )
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

let numbers = 0
const newReference = () => `FT26700${numbers++}`
async function tellBank(said: { amount: number; description: string; reference: string }): Promise<void> {
  expect((await checkout.visitor().post('payments/bank/callback', { data: said, signature: signBankWebhook(secret, said) })).status).toBe(
    204,
  )
}
const list = async (query = '') => (await admin.get(`payments/mismatches${query}`)).json.data
const newest = async (): Promise<Mismatch> => (await list('?limit=1')).mismatches[0]
const seeTo = (id: string, note = 'Đã gọi khách', by: Visitor = admin) => by.patch(`payments/mismatches/${id}`, { note })
const waiting = async () => (await admin.get('reports/summary?parts=work')).json.data.work.mismatches

/** An order of 130.000 ₫ whose customer is at the wallet. */
async function atMomo() {
  const order = await checkout.ordered({ [dress]: 1 })
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  return { ...order, tell: (wrong: object) => checkout.tell(checkout.momo.notice({ orderId, requestId, amount, ...wrong })) }
}

describe('unmatched money is listed', () => {
  test('of a transfer, with the order it names, the expected sum and the received one', async () => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank' })
    const [reference, description] = [newReference(), `CK ${order.placed.orderNumber}`]
    await tellBank({ amount: 120_000, description, reference })
    expect(await newest()).toMatchObject({
      method: 'bank',
      order: { _id: order.id, orderNumber: order.placed.orderNumber },
      said: description,
      why: 'amount',
      expected: 130_000,
      reported: 120_000,
      hasMoved: true,
      transaction: reference,
      seen: null,
    })
  })

  test('of a transfer that names no order, by its description', async () => {
    await tellBank({ amount: 50_000, description: 'cảm ơn shop', reference: newReference() })
    expect(await newest()).toMatchObject({ order: null, said: 'cảm ơn shop', why: 'unknown-order', expected: null, reported: 50_000 })
  })

  test.each([
    ['amount', { amount: 130_001, transId: 81 }],
    ['partner', { partnerCode: 'OTHERSHOP', transId: 82 }],
    ['request', { requestId: 'req_other', transId: 83 }],
  ] as const)('of the wallet (%s), with its order', async (why, wrong) => {
    const order = await atMomo()
    await order.tell(wrong)
    const reported = 'amount' in wrong ? wrong.amount : 130_000
    expect(await newest()).toMatchObject({ method: 'momo', order: { _id: order.id }, why, expected: 130_000, reported, hasMoved: true })
    expect((await newest()).transaction).toBe(String(wrong.transId))
  })

  test('of the wallet for an unknown order, and for one that failed', async () => {
    const order = await atMomo()
    await order.tell({ orderId: 'MM000000-0000-9' })
    expect(await newest()).toMatchObject({ order: null, why: 'unknown-order', said: 'MM000000-0000-9', expected: null })
    await order.tell({ amount: 1, resultCode: 1006 })
    expect(await newest()).toMatchObject({ order: { _id: order.id }, why: 'amount', hasMoved: false, transaction: null })
  })

  test('with another payment’s transaction, under the order it was reported for', async () => {
    const [first, second] = [await atMomo(), await atMomo()]
    await first.tell({ transId: 9_001 })
    await second.tell({ transId: 9_001 })
    expect(await newest()).toMatchObject({ order: { _id: second.id }, why: 'transaction', transaction: '9001' })
  })

  test('once, however often the wallet or the bank repeats it', async () => {
    const order = await atMomo()
    const before = (await list()).total
    for (let turn = 0; turn < 5; turn++) await order.tell({ amount: 7_000 })
    const said = { amount: 9, description: 'x', reference: newReference() }
    for (let turn = 0; turn < 5; turn++) await tellBank(said)
    expect((await list()).total).toBe(before + 2)
  })

  test('once, for many concurrent repetitions', async () => {
    const order = await atMomo()
    const before = (await list()).total
    const said = { amount: 11, description: 'không có đơn', reference: newReference() }
    await Promise.all(
      Array.from({ length: 6 }, () => Promise.all([tellBank(said), order.tell({ orderId: 'MM000000-0001-1', amount: 12 })])),
    )
    expect((await list()).total).toBe(before + 2)
  })
})

describe('resolving unmatched money', () => {
  test('requires and stores a note, is audited, and moves it to the resolved ones', async () => {
    const before = await waiting()
    const reference = newReference()
    await tellBank({ amount: 75_000, description: 'tiền may đồ', reference })
    expect(await waiting()).toBe(before + 1)
    const { _id } = await newest()
    const done = await seeTo(_id, 'Khách trả nhầm, đã chuyển lại')
    expect(done.status).toBe(200)
    const { username } = (await admin.get('users/me')).json.data
    const seen = { at: expect.any(String), by: username, note: 'Khách trả nhầm, đã chuyển lại' }
    expect(done.json.data.mismatch).toMatchObject({ _id, seen })
    expect(await waiting()).toBe(before)
    expect((await list('?limit=100')).mismatches.map((each: Mismatch) => each._id)).not.toContain(_id)
    const others = await list('?status=seen&limit=1')
    expect(others).toMatchObject({ mismatches: [{ _id, seen }], open: before })
    const traces = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'payment.mismatch-seen'))
    expect(traces).toMatchObject([{ who: admin.userId, subject: `bank:${reference}`, details: { note: 'Khách trả nhầm, đã chuyển lại' } }])
  })

  test('succeeds for one of many concurrent requests, and repeated events do not reopen it', async () => {
    const said = { amount: 76_000, description: 'may đồ', reference: newReference() }
    await tellBank(said)
    const { _id } = await newest()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => seeTo(_id, `lần ${n}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('conflict')
    const before = await waiting()
    await tellBank(said)
    expect(await waiting()).toBe(before)
  })

  test('refuses an empty note and an unknown mismatch', async () => {
    await tellBank({ amount: 77_000, description: 'y', reference: newReference() })
    const { _id } = await newest()
    const asked = [
      await seeTo(_id, ' '),
      await seeTo(_id, 'x'.repeat(501)),
      await seeTo('999999'),
      await seeTo('abc'),
      await seeTo('99999999999'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([400, 400, 404, 400, 400])
    expect((await newest()).seen).toBeNull()
  })

  test('is for admins only', async () => {
    const { visitor: customer } = await signUp(checkout)
    const { visitor: staff, userId } = await signUp(checkout)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    const { _id } = await newest()
    for (const [visitor, status] of [[checkout.visitor(), 401] as const, [customer, 403] as const, [staff, 403] as const]) {
      expect((await visitor.get('payments/mismatches')).status).toBe(status)
      expect((await seeTo(_id, 'x', visitor)).status).toBe(status)
    }
  })

  test('is possible after its order was deleted', async () => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank' })
    await tellBank({ amount: 1_000, description: order.placed.orderNumber, reference: newReference() })
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect((await admin.delete(`orders/${order.id}`)).status).toBe(200)
    expect(await newest()).toMatchObject({ order: null, said: order.placed.orderNumber, expected: 130_000 })
  })

  test('unmatched money: is shown on the page of the order it names until it is resolved', async () => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank' })
    const shown = async () => (await admin.get(`orders/${order.id}/payments`)).json.data.mismatches
    expect(await shown()).toEqual([])
    await tellBank({ amount: 120_000, description: order.placed.orderNumber, reference: newReference() })
    const { _id } = await newest()
    expect(await shown()).toMatchObject([{ _id, method: 'bank', why: 'amount', expected: 130_000, reported: 120_000, hasMoved: true }])
    expect((await seeTo(_id)).status).toBe(200)
    expect(await shown()).toEqual([])
  })
})
