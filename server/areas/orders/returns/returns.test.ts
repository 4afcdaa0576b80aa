import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { returnDays: 7 }))
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Delivered = Awaited<ReturnType<typeof deliverDress>>
const delivered = (quantity = 1) => deliverDress(checkout, admin, { quantity })
const ask = (visitor: Visitor, id: string, quantity = 1, more: object = {}) =>
  visitor.post(`orders/${id}/returns`, { lines: [{ position: 0, quantity }], reason: 'Bé mặc không hợp', ...more })
const decide = (id: string, status: string) => admin.patch(`returns/${id}`, { status })
const inspect = (id: string, came: object, deduction = 0) =>
  admin.put(`returns/${id}/inspection`, { lines: [{ position: 0, stock: 0, secondChoice: 0, writtenOff: 0, ...came }], deduction })
async function approved({ visitor, id }: Pick<Delivered, 'visitor' | 'id'>, quantity = 1): Promise<string> {
  const asked = await ask(visitor, id, quantity)
  if (asked.status !== 201) throw new Error(asked.text)
  await decide(asked.json.data.return._id, 'approved')
  return asked.json.data.return._id
}
const refundsOf = async (orderId: string) => (await admin.get(`payments/refunds?orderId=${orderId}`)).json.data.refunds
const send = (refundId: string) => admin.patch(`payments/refunds/${refundId}`, { action: 'done', reference: `FT${refundId}` })
const read = async ({ visitor, id }: Pick<Delivered, 'visitor' | 'id'>) => (await visitor.get(`orders/${id}/returns`)).json.data
const orderOf = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order

describe('return of a cash order', () => {
  test('goes from the request to the refund: stock, money, history and mails agree', async () => {
    const order = await delivered(3)
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    await takeMails(checkout)
    const id = await approved(order, 3)
    expect((await read(order))[0]).toMatchObject({ code: expect.stringMatching(/-T1$/), status: 'approved', amount: 300_000 })
    const done = await inspect(id, { stock: 1, secondChoice: 1, writtenOff: 1 }, 50_000)
    expect(done.json.data.return).toMatchObject({ status: 'received', amount: 250_000, deduction: 50_000, refundState: 'open' })
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [3, 0] })
    const [refund] = await refundsOf(order.id)
    expect(refund).toMatchObject({ amount: 250_000, reason: 'returned', state: 'open', canWithdraw: false })
    await send(refund._id)
    expect((await read(order))[0]).toMatchObject({ status: 'done', refundState: 'done' })
    const { history, paymentStatus } = await checkout.read(order.visitor, order.id)
    expect(history.filter(({ what }) => what === 'goods-return').map(({ to }) => to)).toEqual(['requested', 'approved', 'received', 'done'])
    expect(paymentStatus).toBe('paid')
    const subjects = (await takeMails(checkout)).map(({ subject }) => subject)
    for (const part of ['Trả hàng cho đơn', 'Đã nhận hàng trả', 'Đã hoàn 250.000'])
      expect(subjects.some((each) => each.includes(part))).toBe(true)
  })

  test('is refunded before the carrier has handed in the cash, and counts against it afterwards', async () => {
    const order = await delivered()
    const id = await approved(order)
    await inspect(id, { stock: 1 })
    const [refund] = await refundsOf(order.id)
    expect(refund).toMatchObject({ amount: 100_000, way: 'hand' })
    await send(refund._id)
    expect((await read(order))[0]).toMatchObject({ status: 'done' })
    await admin.post('payments/refund', { orderId: order.id, amount: 1_000, reason: 'Quà' })
    expect(await refundsOf(order.id)).toHaveLength(1)
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    const [payment] = await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))
    const [row] = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(row?.paymentId).toBe(payment?.id)
    // Only the delivery fee is left.
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 30_001, reason: 'Quá' })).status).toBe(409)
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 30_000, reason: 'Phí' })).status).toBe(200)
  })
})

describe('return of a wallet order', () => {
  test('is refunded to the wallet, at most what was not refunded yet', async () => {
    const dress = await checkout.put('Đầm MoMo', 5)
    const order = await checkout.ordered({ [dress]: 1 })
    await checkout.pay(order.visitor, order)
    const { ipnBody } = (await checkout.momo.sandbox.pay(checkout.lastCreate().orderId)) as { ipnBody: object }
    await checkout.tell(ipnBody)
    for (const status of ['shipped', 'delivered']) await admin.patch(`orders/${order.id}/status`, { status })
    await admin.post('payments/refund', { orderId: order.id, amount: order.amount - 40_000, reason: 'Lỗi' })
    const id = await approved(order)
    await inspect(id, { stock: 1 })
    expect((await refundsOf(order.id))[0]).toMatchObject({ amount: 40_000, way: 'momo', state: 'open' })
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 40_000, reason: 'Trả hàng' })).status).toBe(200)
    expect((await read(order))[0]).toMatchObject({ status: 'done' })
    expect((await orderOf(order.id)).paymentStatus).toBe('refunded')
  })
})

describe('limits', () => {
  test('never more units than were bought, in returns and exchanges together', async () => {
    const order = await delivered(3)
    expect((await ask(order.visitor, order.id, 4)).json).toMatchObject({ code: 'return_exists', issues: [{ path: 'lines.0.quantity' }] })
    expect(
      (await order.visitor.post(`orders/${order.id}/exchanges`, { position: 0, size: '3Y', quantity: 1, reason: 'Chật' })).status,
    ).toBe(201)
    expect((await ask(order.visitor, order.id, 3)).status).toBe(409)
    const both = await Promise.all([ask(order.visitor, order.id, 2), ask(order.visitor, order.id, 2)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ask(order.visitor, order.id, 1)).status).toBe(409)
  })

  test('an inspection happens once, with no more units than announced, and opens one refund', async () => {
    const order = await delivered(2)
    const id = await approved(order, 2)
    expect((await inspect(id, { stock: 2, writtenOff: 1 })).status).toBe(400)
    expect((await inspect(id, {})).status).toBe(400)
    expect((await inspect(id, { stock: 1 }, 100_001)).json.issues).toMatchObject([{ path: 'deduction' }])
    const both = await Promise.all([inspect(id, { stock: 1 }), inspect(id, { stock: 1 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await refundsOf(order.id)).toHaveLength(1)
    // The unit that did not come may still be returned.
    expect((await ask(order.visitor, order.id, 1)).status).toBe(201)
  })

  test('the buyer asks within the days of the policy, the shop also later', async () => {
    const order = await delivered()
    checkout.clock.advance(8 * dayMs)
    expect((await ask(order.visitor, order.id)).json.code).toBe('return_closed')
    expect((await ask(admin, order.id)).status).toBe(201)
    checkout.clock.advance(-8 * dayMs)
    expect((await ask(checkout.visitor(), order.id)).status).toBe(404)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { returnDays: 0 }))
    const other = await delivered()
    expect((await ask(other.visitor, other.id)).json.code).toBe('return_closed')
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { returnDays: 7 }))
  })

  test('is withdrawn by the buyer until the shop decides, and ended by the shop where nothing comes', async () => {
    const order = await delivered()
    const first = (await ask(order.visitor, order.id)).json.data.return._id
    expect((await order.visitor.post(`orders/${order.id}/returns/${first}/withdraw`)).json.data.return.status).toBe('cancelled')
    const second = await approved(order)
    expect((await order.visitor.post(`orders/${order.id}/returns/${second}/withdraw`)).status).toBe(409)
    expect((await decide(second, 'cancelled')).status).toBe(200)
    expect((await inspect(second, { stock: 1 })).status).toBe(409)
    expect((await ask(order.visitor, order.id)).status).toBe(201)
  })
})

test('open cases: returns and exchanges, the oldest first, with the step they wait for', async () => {
  const before = (await admin.get('open-cases')).json.data
  const order = await delivered(3)
  const id = await approved(order, 1)
  await order.visitor.post(`orders/${order.id}/exchanges`, { position: 0, size: '3Y', quantity: 1, reason: 'Chật' })
  const { orderNumber } = await orderOf(order.id)
  const list = (await admin.get(`open-cases?query=${orderNumber}-T1`)).json.data
  expect(list.cases.map(({ kind, step, code }: { kind: string; step: string; code: string }) => [kind, step, code])).toEqual([
    ['return', 'goods', `${orderNumber}-T1`],
    ['exchange', 'decide', `${orderNumber}-D1`],
  ])
  expect([list.total, list.counts.goods - before.counts.goods, list.counts.decide - before.counts.decide]).toEqual([2, 1, 1])
  await inspect(id, { writtenOff: 1 })
  expect((await admin.get(`open-cases?step=money&query=${orderNumber}`)).json.data.cases).toMatchObject([
    { kind: 'return', return: { _id: id } },
  ])
  expect((await admin.get('open-cases?step=x')).status).toBe(400)
  expect((await order.visitor.get('open-cases')).status).toBe(401)
})
