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
async function paid(quantity = 1): Promise<Delivered> {
  const order = await deliverDress(checkout, admin, { quantity })
  await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
  return order
}
const ask = (order: Delivered, wish: object, visitor = order.visitor) =>
  visitor.post(`orders/${order.id}/exchanges`, { position: 0, reason: 'Bé lớn nhanh', ...wish })

type Way = { differenceWay?: 'transfer' | 'cash' | 'waived'; item?: string | null }
/** A whole exchange: asked, approved, paid, sent, and the old item is back. Returns its id. */
async function exchanged(
  order: Delivered,
  wish: object,
  { differenceWay, item = 'stock' }: Way = {},
  visitor = order.visitor,
): Promise<string> {
  const asked = await ask(order, wish, visitor)
  if (asked.status !== 201) throw new Error(asked.text)
  const id = asked.json.data.exchange._id as string
  await admin.patch(`exchanges/${id}`, { status: 'approved', differenceWay })
  if (differenceWay === 'transfer') await admin.patch(`exchanges/${id}/payment`, { reference: `FT-${id}` })
  const parcel = await admin.post('shipments', { orderId: order.id, exchangeId: id, carrier: 'GHN', trackingCode: `DOI${id.slice(-8)}` })
  await admin.put(`shipments/${parcel.json.data.shipment._id}/status`, { status: 'delivered' })
  await admin.put(`exchanges/${id}/return`, item ? { state: 'received', item } : { state: 'missing' })
  return id
}
const askReturn = (order: Delivered, lines: object[], visitor = order.visitor) =>
  visitor.post(`orders/${order.id}/returns`, { lines, reason: 'Không hợp' })
async function returned(order: Delivered, lines: { position: number; exchange?: string; quantity: number }[]): Promise<number> {
  const asked = await askReturn(order, lines)
  if (asked.status !== 201) throw new Error(asked.text)
  const { _id } = asked.json.data.return
  await admin.patch(`returns/${_id}`, { status: 'approved' })
  const came = lines.map(({ quantity, ...key }) => ({ ...key, stock: quantity, secondChoice: 0, writtenOff: 0 }))
  const done = await admin.put(`returns/${_id}/inspection`, { lines: came })
  if (done.status !== 200) throw new Error(done.text)
  expect(asked.json.data.return.amount).toBe(done.json.data.return.amount)
  return done.json.data.return.amount
}
const refundsOf = async (order: Delivered) => (await admin.get(`payments/refunds?orderId=${order.id}`)).json.data.refunds
const sendAll = async (order: Delivered) => {
  for (const { _id } of await refundsOf(order)) await admin.patch(`payments/refunds/${_id}`, { action: 'done', reference: `FT${_id}` })
}

describe('what came in an exchange', () => {
  test('is returned for the price of the order and the difference: stock, refund and both pages agree', async () => {
    const order = await paid()
    const first = await exchanged(order, { size: '8Y' }, { differenceWay: 'transfer' })
    expect(await returned(order, [{ position: 0, exchange: first, quantity: 1 }])).toBe(150_000)
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [5, 0], '8Y': [5, 0] })
    const [refund] = await refundsOf(order)
    expect(refund).toMatchObject({ amount: 150_000, reason: 'returned', way: 'hand' })
    await sendAll(order)
    const [goods] = (await order.visitor.get(`orders/${order.id}/returns`)).json.data
    expect(goods).toMatchObject({
      status: 'done',
      amount: 150_000,
      lines: [{ exchange: first, size: '8Y', product: { name: order.name } }],
    })
    // The delivery fee is what is left.
    expect((await admin.get(`orders/${order.id}/payments`)).json.data.refundable).toBe(30_000)
    expect((await askReturn(order, [{ position: 0, exchange: first, quantity: 1 }])).json.code).toBe('return_exists')
    expect((await askReturn(order, [{ position: 0, quantity: 1 }])).json.code).toBe('return_exists')
  })

  test('is exchanged again, for another product and back, and each exchange names the items it exchanges', async () => {
    const order = await paid()
    const hat = await checkout.catalogue.put('Mũ len đổi tiếp', {
      price: 60_000,
      sizes: [{ size: 'M' }, { size: 'L' }],
      stock: [
        { color: 'Xanh lam', size: 'M', onHand: 3 },
        { color: 'Xanh lam', size: 'L', onHand: 3 },
      ],
    })
    const first = await exchanged(order, { productId: hat, size: 'M', color: 'Xanh lam' }, {}, admin)
    const second = await exchanged(order, { fromExchange: first, size: 'L' })
    const third = await exchanged(
      order,
      { fromExchange: second, productId: order.product, size: '3Y', color: 'Xanh lam' },
      { differenceWay: 'cash' },
      admin,
    )
    const list = (await order.visitor.get(`orders/${order.id}/exchanges`)).json.data
    expect(list).toMatchObject([
      {
        fromExchange: null,
        product: { name: order.name },
        fromSize: '2Y',
        toProduct: { name: 'Mũ len đổi tiếp' },
        toSize: 'M',
        difference: -40_000,
      },
      { fromExchange: first, product: { name: 'Mũ len đổi tiếp' }, fromSize: 'M', toProduct: null, toSize: 'L', difference: 0 },
      {
        fromExchange: second,
        product: { name: 'Mũ len đổi tiếp' },
        fromSize: 'L',
        toProduct: { name: order.name },
        toSize: '3Y',
        difference: 40_000,
      },
    ])
    expect(await stockBySize(checkout.db, hat)).toMatchObject({ M: [3, 0], L: [3, 0] })
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [5, 0], '3Y': [4, 0] })
    const subjects = (await takeMails(checkout)).filter(({ text }) => text?.includes('Mũ len đổi tiếp (Xanh lam L) → '))
    expect(subjects.length).toBeGreaterThan(0)
    // 100,000 − 40,000 + 40,000, of which the carrier has the last part.
    expect(await returned(order, [{ position: 0, exchange: third, quantity: 1 }])).toBe(100_000)
    expect((await refundsOf(order)).map(({ amount }: { amount: number }) => amount).sort()).toEqual([100_000, 40_000])
    const [entry] = await checkout.db.select().from(schema.codLedger).where(eq(schema.codLedger.exchangeId, third))
    expect((await admin.patch('payments/cod-ledger', { ids: [entry?.id], reference: 'BK-3' })).status).toBe(200)
  })

  test('stays where the old item never came, until it comes', async () => {
    const order = await paid()
    const first = await exchanged(order, { size: '3Y' }, { item: null })
    expect((await askReturn(order, [{ position: 0, exchange: first, quantity: 1 }], admin)).json.issues).toMatchObject([
      { path: 'lines.0.position' },
    ])
    expect((await ask(order, { fromExchange: first, size: '2Y' })).status).toBe(400)
    await admin.put(`exchanges/${first}/return`, { state: 'received', item: 'written-off' })
    expect((await askReturn(order, [{ position: 0, exchange: first, quantity: 1 }])).status).toBe(201)
  })

  test('goes together with units that were never exchanged, and each line has its own sum', async () => {
    const order = await paid(3)
    const first = await exchanged(order, { size: '8Y', quantity: 2 }, { differenceWay: 'waived' })
    const second = await exchanged(order, { fromExchange: first, size: '3Y', quantity: 1 })
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [4, 0], '3Y': [4, 0], '8Y': [4, 0] })
    const lines = [
      { position: 0, quantity: 1 },
      { position: 0, exchange: first, quantity: 1 },
      { position: 0, exchange: second, quantity: 1 },
    ]
    expect((await askReturn(order, [...lines, { position: 0, exchange: first, quantity: 1 }])).json.issues).toMatchObject([
      { path: 'lines.3.position' },
    ])
    // 8Y cost 50,000 more, which the shop waived: 3Y costs less, but nothing that was paid.
    expect(await returned(order, lines)).toBe(300_000)
    expect(await refundsOf(order)).toMatchObject([{ amount: 300_000 }])
    expect(await stockBySize(checkout.db, order.product)).toMatchObject({ '2Y': [5, 0], '3Y': [5, 0], '8Y': [5, 0] })
  })

  test('has days of its own, from when it arrived', async () => {
    const order = await paid()
    checkout.clock.advance(5 * dayMs)
    const first = await exchanged(order, { size: '3Y' })
    checkout.clock.advance(5 * dayMs)
    expect((await ask(order, { fromExchange: first, size: '2Y' })).status).toBe(201)
    checkout.clock.advance(5 * dayMs)
    expect((await askReturn(order, [{ position: 0, exchange: first, quantity: 1 }])).json.code).toBe('return_closed')
    checkout.clock.advance(-15 * dayMs)
  })

  test('is refunded before the carrier hands in any of the cash, never more than it has', async () => {
    const order = await deliverDress(checkout, admin)
    const first = await exchanged(order, { size: '8Y' }, { differenceWay: 'cash' })
    expect(await returned(order, [{ position: 0, exchange: first, quantity: 1 }])).toBe(150_000)
    await sendAll(order)
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 1_000, reason: 'Quà' })).status).toBe(409)
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 30_001, reason: 'Quá' })).status).toBe(409)
    const [entry] = await checkout.db.select().from(schema.codLedger).where(eq(schema.codLedger.exchangeId, first))
    await admin.patch('payments/cod-ledger', { ids: [entry?.id], reference: 'BK-1' })
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 30_001, reason: 'Quá' })).status).toBe(409)
    expect((await admin.post('payments/refund', { orderId: order.id, amount: 30_000, reason: 'Phí' })).status).toBe(200)
  })
})
