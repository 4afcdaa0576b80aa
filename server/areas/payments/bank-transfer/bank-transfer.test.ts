import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { signBankWebhook } from './bank-webhook.rule.ts'

const secret = 'khoa cua ngan hang'
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const transferring = (asked = {}) => checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank', ...asked })
const stateOf = async ({ visitor, id }: { visitor: Visitor; id: string }) => (await visitor.get(`payments/${id}/status`)).json.data

let numbers = 0
/** A signed webhook of the aggregator about received money. */
function webhookOf(data: Record<string, unknown>) {
  const said = { reference: `FT26325${numbers++}`, accountNumber: bank.accountNumber, transactionDateTime: '2026-11-21 10:00:00', ...data }
  return { code: '00', desc: 'success', success: true, data: said, signature: signBankWebhook(secret, said) }
}
const tell = (body: object) => checkout.visitor().post('payments/bank/callback', body)
const mismatches = () => checkout.db.select().from(schema.paymentMismatches)

describe('order to be paid by transfer', () => {
  test('shows the account and a code, and waits', async () => {
    const order = await transferring()
    const state = await stateOf(order)
    expect(state).toMatchObject({ paymentMethod: 'bank', paymentStatus: 'unpaid', attempt: null, canPayAgain: false })
    expect(state.transfer).toMatchObject({ bankName: 'Vietcombank', amount: 130_000, reference: order.placed.orderNumber.replace('-', '') })
    expect(state.transfer.qr).toContain('970436')
    expect(state.otherMethods).toEqual(['momo', 'cod'])
    const started = await order.visitor.post('payments/checkout', { orderId: order.id })
    expect(started.json.data.paymentUrl).toBe(`http://localhost:3000/checkout/payment/${order.id}?token=${order.token}`)
    const byWallet = await checkout.pay(order.visitor, order)
    expect([byWallet.status, byWallet.json.code]).toEqual([409, 'other_payment_method'])
  })

  test("is paid by the bank's webhook, once, however often that is sent", async () => {
    const order = await transferring({ email: 'ck@example.vn' })
    await takeMails(checkout)
    const said = webhookOf({ amount: 130_000, description: `CT DEN ${order.placed.orderNumber} chuyen tien` })
    for (let turn = 0; turn < 3; turn++) expect((await tell(said)).status).toBe(204)
    await Promise.all(Array.from({ length: 20 }, () => tell(said)))
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      paymentMethod: 'bank',
    })
    const payments = await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))
    expect(payments).toMatchObject([{ method: 'bank', state: 'paid', amountVnd: 130_000, transId: said.data.reference }])
    expect((await takeMails(checkout)).map(({ subject }) => subject)).toEqual([expect.stringContaining('đã được thanh toán')])
  })

  test('is paid once by two concurrent webhooks', async () => {
    const order = await transferring()
    const said = webhookOf({ amount: 130_000, description: order.placed.orderNumber })
    const answers = await Promise.all(Array.from({ length: 30 }, () => tell(said)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect((await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))).length).toBe(1)
  })

  test('paid a second time with other money opens a manual refund', async () => {
    const order = await transferring()
    await tell(webhookOf({ amount: 130_000, description: order.placed.orderNumber }))
    await tell(webhookOf({ amount: 130_000, description: order.placed.orderNumber }))
    const refunds = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(refunds).toMatchObject([{ amountVnd: 130_000, way: 'hand', state: 'open', reason: 'paid-twice' }])
    expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('paid')
  })

  test('expires, is renewed, and accepts late money', async () => {
    const scarf = await checkout.put('Khăn', 1)
    const order = await checkout.ordered({ [scarf]: 1 }, { paymentMethod: 'bank' })
    checkout.clock.advance(31 * minuteMs)
    await checkout.areas.payments.expire()
    expect(await stateOf(order)).toMatchObject({ paymentStatus: 'expired', canPayAgain: true })
    expect((await stateOf(order)).transfer).toBeUndefined()
    expect((await order.visitor.post('payments/checkout', { orderId: order.id })).status).toBe(200)
    expect(await stateOf(order)).toMatchObject({ paymentStatus: 'unpaid', transfer: { amount: 130_000 } })
    checkout.clock.advance(31 * minuteMs)
    await checkout.areas.payments.expire()
    await tell(webhookOf({ amount: 130_000, description: order.placed.orderNumber }))
    expect((await checkout.read(order.visitor, order.id)).status).toBe('processing')
    expect(await stockOf(checkout.db, scarf)).toEqual({ onHand: 0, reserved: 0, sold: 1 })
  })

  test('cancelled before the money arrived opens a refund', async () => {
    const order = await transferring()
    await order.visitor.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    await tell(webhookOf({ amount: 130_000, description: order.placed.orderNumber }))
    const refunds = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(refunds).toMatchObject([{ reason: 'paid-after-cancellation', way: 'hand' }])
  })

  test('can still be marked paid by an admin', async () => {
    const admin = await signInAdmin(checkout)
    const order = await transferring({ email: 'tay@example.vn' })
    await takeMails(checkout)
    const noted = await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: 'FT tay' })
    expect(noted.json.data.order).toMatchObject({ paymentStatus: 'paid', status: 'processing' })
    expect((await takeMails(checkout)).map(({ subject }) => subject)).toEqual([expect.stringContaining('đã được thanh toán')])
    const again = await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    expect([again.status, again.json.code]).toEqual([409, 'already_paid'])
    const cash = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    expect((await admin.patch(`orders/${cash.id}/payment`, { paymentStatus: 'paid' })).json.data.order.paymentStatus).toBe('paid')
    const wallet = await checkout.ordered({ [dress]: 1 })
    expect((await admin.patch(`orders/${wallet.id}/payment`, { paymentStatus: 'paid' })).json.code).toBe('move_not_allowed')
    expect((await order.visitor.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })).status).toBe(401)
  })
})

describe('transfer that does not match', () => {
  test.each([129_999, 130_001, 1, 9_000_000_000_000])(
    'of %i ₫ for an order of 130.000 ₫ pays nothing and is recorded as unmatched',
    async (amount) => {
      const order = await transferring()
      const before = (await mismatches()).length
      const said = webhookOf({ amount, description: order.placed.orderNumber })
      for (let turn = 0; turn < 2; turn++) expect((await tell(said)).status).toBe(204)
      expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('unpaid')
      expect((await mismatches()).slice(before)).toMatchObject([{ why: 'amount', notice: { amount } }])
    },
  )

  test.each(['VQRIO123', 'MM261121ZZZZ', 'cảm ơn shop'])('“%s” names no order and is recorded as unmatched', async (description) => {
    expect((await tell(webhookOf({ amount: 130_000, description }))).status).toBe(204)
    expect((await mismatches()).at(-1)).toMatchObject({ why: 'unknown-order' })
  })
})

describe('forged bank webhook', () => {
  const forgeries: [string, (said: ReturnType<typeof webhookOf>) => unknown][] = [
    ['without a signature', ({ data }) => ({ data })],
    ['with an empty one', ({ data }) => ({ data, signature: '' })],
    ['in capitals', ({ data, signature }) => ({ data, signature: signature.toUpperCase() })],
    ['with another amount', ({ data, signature }) => ({ data: { ...data, amount: 1 }, signature })],
    ['with a field more', ({ data, signature }) => ({ data: { ...data, more: '1' }, signature })],
    ['with another key', ({ data }) => ({ data, signature: signBankWebhook('khoa khac', data) })],
    ['with a list', ({ data, signature }) => ({ data, signature: [signature] })],
    ['with the amount as a text', ({ data }) => signed({ ...data, amount: '130000' })],
    ['with nothing to pay', ({ data }) => signed({ ...data, amount: 0 })],
    ['with half a dong', ({ data }) => signed({ ...data, amount: 0.5 })],
    ['without a reference', ({ data: { reference: _, ...data } }) => signed(data)],
    ['with a NUL', ({ data }) => signed({ ...data, description: `${data.reference}\u0000` })],
    ['nested', ({ data, signature }) => ({ data: { ...data, deep: {} }, signature })],
    ['that is a list', (said) => [said]],
    ['that is nothing', () => null],
  ]
  const signed = (data: Record<string, unknown>) => ({ data, signature: signBankWebhook(secret, data) })

  test.each(forgeries)('%s changes nothing', async (_name, forge) => {
    const order = await transferring()
    const before = (await mismatches()).length
    const response = await tell(forge(webhookOf({ amount: 130_000, description: order.placed.orderNumber })) as object)
    expect(response.status).toBe(400)
    expect((await checkout.read(order.visitor, order.id)).paymentStatus).toBe('unpaid')
    expect((await mismatches()).length).toBe(before)
  })
})

test('bank webhook: has no URL without a secret, and a transfer, which a person has to find, then has a day', async () => {
  const plain = await openCheckoutFixture()
  await transact(plain.db, (tx) => writeSettings(plain.platform, tx, { bank }))
  const one = await plain.put('Đầm', 1)
  expect((await plain.visitor().post('payments/bank/callback', webhookOf({ amount: 1, description: '' }))).status).toBe(404)
  const order = await plain.ordered({ [one]: 1 }, { paymentMethod: 'bank' })
  expect(Date.parse(order.placed.paymentDueDate ?? '') - plain.clock.now().getTime()).toBeGreaterThan(23 * hourMs)
  await plain.close()
})
