import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'
import { signBankWebhook } from '../../payments/bank-transfer/bank-webhook.rule.ts'

const secret = 'khoa cua ngan hang'
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  admin = await signInAdmin(checkout)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  dress = await checkout.put('Đầm đã trả', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Order = Awaited<ReturnType<CheckoutFixture['ordered']>>
const readOrder = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order
const stateOf = async ({ visitor, id }: Order) => (await visitor.get(`payments/${id}/status`)).json.data
const setQuantity = async ({ id }: Order, quantity: number) => {
  const { version } = await readOrder(id)
  return admin.post(`orders/${id}/edit`, { expectedVersion: version, lines: [{ line: 0, quantity }] })
}
const payLastAttempt = async () => {
  const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
  expect((await checkout.tell(ipnBody)).status).toBe(204)
}
/** An order of one dress, 130.000 ₫, paid by MoMo. */
async function paidByWallet(): Promise<Order> {
  const order = await checkout.ordered({ [dress]: 1 }, { email: `vi${Math.random()}@example.vn` })
  await checkout.pay(order.visitor, order)
  await payLastAttempt()
  return order
}
async function paidByTransfer(): Promise<Order> {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'bank' })
  expect((await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: `CK ${order.id}` })).status).toBe(200)
  return order
}
const refundsOf = (id: string) => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))

describe('edit of a paid order', () => {
  test('asks for the difference, which is paid by the wallet', async () => {
    const order = await paidByWallet()
    const { json } = await setQuantity(order, 2)
    expect(json.data.payment).toEqual({ kind: 'extra', amount: 100_000 })
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ paymentStatus: 'paid', finalAmount: 230_000, extraDue: 100_000 })
    expect(await stateOf(order)).toMatchObject({ extraDue: 100_000, canPayAgain: true, attempt: null, transfer: { amount: 100_000 } })
    const mails = await takeMails(checkout)
    expect(mails.find(({ subject }) => subject.includes('vừa được sửa'))?.text).toMatch(/trả thêm 100\.000/)

    expect((await order.visitor.post('payments/checkout', { orderId: order.id })).status).toBe(200)
    expect(checkout.lastCreate().amount).toBe(100_000)
    expect(await stateOf(order)).toMatchObject({ extraDue: 100_000, canPayAgain: false, attempt: { state: 'waiting' } })
    await payLastAttempt()
    expect((await checkout.read(order.visitor, order.id)).extraDue).toBeUndefined()
    expect((await stateOf(order)).extraDue).toBeUndefined()
    // A cancelled order gives back both payments, by hand.
    await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 230_000, way: 'hand', reason: 'cancelled' }])
  })

  test('is paid by a transfer of the difference, or what staff have received', async () => {
    const [first, second] = [await paidByTransfer(), await paidByTransfer()]
    await setQuantity(first, 2)
    await setQuantity(second, 2)
    const { orderNumber } = first.placed
    const said = { reference: 'FT1', accountNumber: bank.accountNumber, transactionDateTime: '2026-11-21 10:00:00', amount: 100_000 }
    const data = { ...said, description: `tra them ${orderNumber.replace('-', '')}` }
    const webhook = { code: '00', desc: 'success', success: true, data, signature: signBankWebhook(secret, data) }
    for (const _ of [1, 2]) expect((await checkout.visitor().post('payments/bank/callback', webhook)).status).toBe(204)
    expect((await readOrder(first.id)).extraDue).toBeUndefined()
    expect((await admin.patch(`orders/${second.id}/payment`, { paymentStatus: 'paid', reference: 'CK them' })).status).toBe(200)
    expect((await readOrder(second.id)).extraDue).toBeUndefined()
    expect((await admin.patch(`orders/${second.id}/payment`, { paymentStatus: 'paid' })).json.code).toBe('already_paid')
  })

  test('refunds the difference once, and takes it back while nobody has sent it', async () => {
    const order = await paidByWallet()
    await setQuantity(order, 3)
    const less = await setQuantity(order, 1)
    expect(less.json.data.payment).toEqual({ kind: 'none', amount: 0 })
    const { version } = await readOrder(order.id)
    const line = { line: 0, quantity: 1, price: { amount: 60_000, reason: 'Hàng lỗi nhẹ' } }
    const cheaper = await admin.post(`orders/${order.id}/edit`, { expectedVersion: version, lines: [line] })
    expect(cheaper.json.data.payment).toEqual({ kind: 'refund', amount: 40_000 })
    const [refund] = await refundsOf(order.id)
    expect(refund).toMatchObject({ amountVnd: 40_000, way: 'momo', reason: 'order-edited', state: 'open' })
    expect((await admin.patch(`payments/refunds/${refund?.id}`, { action: 'withdraw', reason: 'nhầm' })).json.code).toBe('refund_owed')
    const back = await admin.post(`orders/${order.id}/edit`, {
      expectedVersion: (await readOrder(order.id)).version,
      lines: [{ line: 0, quantity: 1, price: { amount: 90_000, reason: 'Lỗi rất nhẹ' } }],
    })
    expect(back.json.data.payment).toEqual({ kind: 'none', amount: 0 })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 10_000 }])
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 10_000, reason: 'Sửa đơn' })).status).toBe(200)
    expect((await readOrder(order.id)).paymentStatus).toBe('paid')
  })

  test('accepts a difference that was paid for an older sum, and refunds what is too much', async () => {
    const order = await paidByWallet()
    await setQuantity(order, 3)
    await order.visitor.post('payments/checkout', { orderId: order.id })
    const older = checkout.lastCreate().orderId
    await setQuantity(order, 2)
    const { ipnBody } = (await checkout.momo.sandbox.pay(older)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    expect((await readOrder(order.id)).extraDue).toBeUndefined()
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 100_000, reason: 'order-edited', way: 'hand' }])
  })

  test('is refunded once by two admins; a later edit asks for its whole difference again', async () => {
    const order = await paidByTransfer()
    await setQuantity(order, 2)
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid', reference: 'CK them' })
    expect((await setQuantity(order, 1)).json.data.payment).toEqual({ kind: 'refund', amount: 100_000 })
    const [task] = await refundsOf(order.id)
    const note = () => admin.patch(`payments/refunds/${task?.id}`, { action: 'done', reference: 'FT 1' })
    expect((await Promise.all([note(), note()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await setQuantity(order, 3)).json.data.payment).toEqual({ kind: 'extra', amount: 200_000 })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 100_000, state: 'done' }])
    const { history } = await readOrder(order.id)
    const seen = history.map(({ what, to }: { what: string; to: string }) => `${what} ${to}`)
    expect(seen.slice(-5)).toEqual(['edited 130000', 'refund open', 'refund done', 'edited 330000', 'extra due'])
  })

  test('never gives back more than was paid, where staff have refunded a part already', async () => {
    const order = await paidByWallet()
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 100_000, reason: 'Giao trễ' })).status).toBe(200)
    const { version } = await readOrder(order.id)
    const body = { expectedVersion: version, lines: [{ line: 0, quantity: 1, price: { amount: 60_000, reason: 'Hàng lỗi' } }] }
    expect((await admin.post(`orders/${order.id}/edit/preview`, body)).json.data.problem).toContain('hoàn')
    expect((await admin.post(`orders/${order.id}/edit`, body)).json.code).toBe('order_refunded_before')
    const little = { ...body, lines: [{ line: 0, quantity: 1, price: { amount: 70_000, reason: 'Hàng lỗi' } }] }
    expect((await admin.post(`orders/${order.id}/edit`, little)).json.data.payment).toEqual({ kind: 'refund', amount: 30_000 })
  })
})

describe('edit of an order that waits for its payment', () => {
  test('gives back money over the old sum that arrives after the order was cancelled', async () => {
    const order = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(order.visitor, order)
    const older = checkout.lastCreate().orderId
    await setQuantity(order, 2)
    await order.visitor.patch(`orders/${order.id}/status`, { status: 'cancelled' })
    const { ipnBody } = (await checkout.momo.sandbox.pay(older)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 130_000, reason: 'paid-after-cancellation' }])
  })

  test('ends the attempt over the old sum; money for it is still accepted, and the rest becomes due', async () => {
    const order = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(order.visitor, order)
    const older = checkout.lastCreate().orderId
    const { json } = await setQuantity(order, 2)
    expect(json.data.payment).toEqual({ kind: 'pay', amount: 230_000 })
    expect(await stateOf(order)).toMatchObject({ finalAmount: 230_000, canPayAgain: true })
    const { ipnBody } = (await checkout.momo.sandbox.pay(older)) as { ipnBody: object }
    expect((await checkout.tell(ipnBody)).status).toBe(204)
    expect(await readOrder(order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid', extraDue: 100_000 })
    await order.visitor.post('payments/checkout', { orderId: order.id })
    expect(checkout.lastCreate().amount).toBe(100_000)
    await payLastAttempt()
    expect((await readOrder(order.id)).extraDue).toBeUndefined()
  })

  test('is paid with the new sum', async () => {
    const order = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(order.visitor, order)
    await setQuantity(order, 2)
    expect((await checkout.pay(order.visitor, order)).json.code).toBe('amount_mismatch')
    expect((await checkout.pay(order.visitor, { ...order, amount: 230_000 })).status).toBe(200)
    await payLastAttempt()
    expect(await readOrder(order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid', finalAmount: 230_000 })
  })
})
