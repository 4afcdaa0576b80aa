import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { deliverDress, orderDress, stockBySize } from '../../../testing/exchange-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { readSettings, writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const delivered = (ordered?: Parameters<typeof deliverDress>[2]) => deliverDress(checkout, admin, ordered)
const requestExchange = (visitor: Visitor, id: string, more: object = {}) =>
  visitor.post(`orders/${id}/exchanges`, { position: 0, size: '3Y', reason: 'Bé mặc hơi chật', ...more })
const decide = (id: string, status: string, reply?: string) => admin.patch(`exchanges/${id}`, { status, answer: reply })
const receive = (id: string, item?: string) =>
  admin.put(`exchanges/${id}/return`, item ? { state: 'received', item } : { state: 'missing' })
const stockOf = (product: string) => stockBySize(checkout.db, product)

describe('delivered size', () => {
  test('can be exchanged: the new one is reserved, and the old one is restocked', async () => {
    const { visitor, id, product } = await delivered()
    expect(await stockOf(product)).toEqual({ '2Y': [4, 0], '3Y': [5, 0], '8Y': [5, 0] })
    const requested = await requestExchange(visitor, id)
    expect([requested.status, requested.json.message]).toEqual([201, 'Đã gửi yêu cầu đổi hàng. Tiệm sẽ trả lời sớm.'])
    const { exchange } = requested.json.data
    expect(exchange).toMatchObject({ position: 0, fromSize: '2Y', toSize: '3Y', quantity: 1, status: 'requested', color: 'Xanh lam' })
    expect(await stockOf(product)).toMatchObject({ '3Y': [5, 0] })
    await decide(exchange._id, 'approved', 'Bạn gửi về 12 Lê Lợi nhé')
    expect(await stockOf(product)).toEqual({ '2Y': [4, 0], '3Y': [5, 1], '8Y': [5, 0] })
    expect(await findInvariantErrors(checkout.db)).toEqual([])
    await receive(exchange._id, 'stock')
    expect(await stockOf(product)).toEqual({ '2Y': [5, 0], '3Y': [5, 1], '8Y': [5, 0] })
    const { data } = (await visitor.get(`orders/${id}/exchanges`)).json
    const states = { status: 'approved', returnState: 'received', replacementState: 'reserved', shipment: null }
    expect(data).toMatchObject([{ _id: exchange._id, ...states, answer: 'Bạn gửi về 12 Lê Lợi nhé' }])
    const { history } = await checkout.read(visitor, id)
    const isAbout = ({ what }: { what: string }) => what === 'exchange' || what === 'return'
    expect(history.filter(isAbout).map(({ what, to, by }) => [what, to, by])).toEqual([
      ['exchange', 'requested', 'guest'],
      ['exchange', 'approved', 'admin'],
      ['return', 'received', 'admin'],
    ])
  })

  test('releases the new one where the old one never arrives, and reserves nothing where the shop rejects', async () => {
    const never = await delivered()
    const first = (await requestExchange(never.visitor, never.id)).json.data.exchange._id
    await decide(first, 'approved')
    await decide(first, 'cancelled')
    expect(await stockOf(never.product)).toEqual({ '2Y': [4, 0], '3Y': [5, 0], '8Y': [5, 0] })
    const second = (await requestExchange(never.visitor, never.id)).json.data.exchange._id
    await decide(second, 'rejected', 'Vải đã giặt nên chưa đổi được.')
    expect(await stockOf(never.product)).toEqual({ '2Y': [4, 0], '3Y': [5, 0], '8Y': [5, 0] })
  })

  test('may be part of a line, is sewn where it is made to order, and is exchanged once', async () => {
    const { visitor, id, product } = await delivered({
      stock: { '2Y': 3, '3Y': 1 },
      quantity: 3,
      more: { madeToOrder: true, leadDays: 7 },
    })
    const requested = await requestExchange(visitor, id, { quantity: 2 })
    expect(requested.status).toBe(201)
    expect((await requestExchange(visitor, id, { quantity: 1 })).json.code).toBe('exchange_exists')
    await decide(requested.json.data.exchange._id, 'approved')
    expect(await stockOf(product)).toMatchObject({ '3Y': [1, 1] })
    await receive(requested.json.data.exchange._id, 'stock')
    expect(await stockOf(product)).toMatchObject({ '2Y': [2, 0], '3Y': [1, 1] })
    expect((await requestExchange(visitor, id)).json.code).toBe('exchange_exists')
  })

  test.each([
    ['the size one has', { size: '2Y' }, 400, 'exchange_same_size'],
    ['a size that is not made', { size: '99Y' }, 400, 'unknown_variant'],
    ['a line that is not there', { position: 7 }, 400, 'invalid_input'],
    ['more than was bought', { quantity: 2 }, 400, 'invalid_input'],
    ['no reason', { reason: ' ' }, 400, 'invalid_input'],
    ['nothing at all', { position: undefined }, 400, 'invalid_input'],
  ])('is not exchanged for %s', async (_, more, status, code) => {
    const { visitor, id } = await delivered()
    const refused = await requestExchange(visitor, id, more)
    expect([refused.status, refused.json.code]).toEqual([status, code])
  })

  test('is not exchanged for a sold out one, neither at the request nor at the approval', async () => {
    const soldOut = await delivered({ stock: { '2Y': 5, '3Y': 0 } })
    expect((await requestExchange(soldOut.visitor, soldOut.id)).json.code).toBe('out_of_stock')
    const scarce = await delivered({ stock: { '2Y': 5, '3Y': 1 } })
    const { _id } = (await requestExchange(scarce.visitor, scarce.id)).json.data.exchange
    const other = checkout.visitor()
    await other.post('carts', { productId: scarce.product, quantity: 1, color: 'Xanh lam', size: '3Y' })
    await checkout.order(other, { paymentMethod: 'cod' })
    const refused = await decide(_id, 'approved')
    expect([refused.status, refused.json.code]).toEqual([409, 'out_of_stock'])
    expect((await decide(_id, 'rejected')).status).toBe(200)
  })

  test('is compared at today’s prices: a sale that ended for both sizes changes nothing', async () => {
    const { visitor, id, product } = await delivered()
    await checkout.db.update(schema.products).set({ priceVnd: 120_000 }).where(eq(schema.products.id, product))
    expect((await requestExchange(visitor, id)).status).toBe(201)
  })
})

test('returned unit: is reported to the owner if its size was discontinued, because no stock counts it', async () => {
  const { visitor, id, product, name } = await delivered()
  const { _id } = (await requestExchange(visitor, id)).json.data.exchange
  await decide(_id, 'approved')
  const alsoOrdered = await orderDress(checkout)
  for (const status of ['processing', 'shipped']) await admin.patch(`orders/${alsoOrdered.id}/status`, { status })
  const alerts = async (orderId: string) =>
    (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, orderId)))
      .filter(({ what }) => what.startsWith('alert.'))
      .map(({ what, details }) => [what, details])
  const dropSize = async (productId: string) => {
    const rows = await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, productId))
    const gone = rows.find(({ size }) => size === '2Y')
    await checkout.db.delete(schema.variants).where(eq(schema.variants.id, gone?.id ?? ''))
  }
  await dropSize(product)
  await dropSize(alsoOrdered.product)
  await receive(_id, 'stock')
  await admin.patch(`orders/${alsoOrdered.id}/status`, { status: 'cancelled' })
  for (const [orderId, dress] of [
    [id, name],
    [alsoOrdered.id, alsoOrdered.name],
  ] as const)
    expect(await alerts(orderId)).toEqual([['alert.pieces-unplaced', { pieces: `${dress} (Xanh lam, 2Y) × 1` }]])
  const alertMails = (await takeMails(checkout)).filter(({ subject }) => subject.includes('Hàng hoàn về không còn chỗ trong kho'))
  expect(alertMails).toHaveLength(2)
  expect(alertMails[0]?.text).toContain('(Xanh lam, 2Y) × 1')
})

describe('days for an exchange', () => {
  test('end with the seventh in Vietnam, or as the settings say', async () => {
    const { visitor, id } = await delivered()
    const at = async (iso: string) =>
      checkout.db.execute(sql`update order_events set at = ${iso}::timestamptz where order_id = ${id} and to_state = 'delivered'`)
    const now = checkout.clock.now().getTime()
    await at(new Date(now - 8 * dayMs).toISOString())
    expect((await requestExchange(visitor, id)).json.code).toBe('exchange_closed')
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { exchangeDays: 30 }))
    expect((await requestExchange(visitor, id)).status).toBe(201)
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { exchangeDays: 7 }))
    const other = await delivered()
    await checkout.db.execute(
      sql`update order_events set at = ${new Date(now - 7 * dayMs).toISOString()}::timestamptz where order_id = ${other.id} and to_state = 'delivered'`,
    )
    expect((await requestExchange(other.visitor, other.id)).status).toBe(201)
  })

  test('are none where the settings say 0, also for staff', async () => {
    const { visitor, id } = await delivered()
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { exchangeDays: 0 }))
    for (const client of [visitor, admin]) expect((await requestExchange(client, id)).json.code).toBe('exchange_closed')
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { exchangeDays: 7 }))
    expect((await requestExchange(visitor, id)).status).toBe(201)
  })

  test('begin with delivery', async () => {
    const { visitor, id } = await orderDress(checkout)
    for (const status of ['', 'processing', 'shipped']) {
      if (status) await admin.patch(`orders/${id}/status`, { status })
      expect((await requestExchange(visitor, id)).json.code).toBe('exchange_closed')
    }
  })
})

test('exchange: ten concurrent requests make one, and ten concurrent approvals reserve one', async () => {
  const { visitor, id, product } = await delivered()
  const requested = await Promise.all(Array.from({ length: 10 }, () => requestExchange(visitor, id)))
  expect(requested.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  const { _id } = requested.find(({ status }) => status === 201)?.json.data.exchange ?? {}
  const agreed = await Promise.all(Array.from({ length: 10 }, () => decide(_id, 'approved')))
  expect(agreed.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await stockOf(product)).toMatchObject({ '3Y': [5, 1] })
})

test('exchange: is for the owner and the shop; for others the order does not exist', async () => {
  const { visitor, id, token } = await delivered()
  const { visitor: stranger } = await signUp(checkout)
  for (const other of [stranger, checkout.visitor()]) {
    expect((await requestExchange(other, id)).status).toBe(404)
    expect((await other.get(`orders/${id}/exchanges`)).status).toBe(404)
    expect((await other.get(`orders/${id}/exchanges?token=${'x'.repeat(32)}`)).status).toBe(404)
  }
  const byLink = await checkout.visitor().post(`orders/${id}/exchanges?token=${token}`, { position: 0, size: '3Y', reason: 'Chật' })
  expect(byLink.status).toBe(201)
  for (const [other, status] of [
    [checkout.visitor(), 401],
    [stranger, 403],
    [visitor, 401],
  ] as const) {
    expect((await other.get('exchanges')).status).toBe(status)
    expect((await other.patch(`exchanges/${byLink.json.data.exchange._id}`, { status: 'approved' })).status).toBe(status)
  }
  const { json } = await admin.get('exchanges?status=requested&limit=1')
  expect(json.data[0]).toMatchObject({
    order: { _id: id, fullName: 'Trần Thị Mai' },
    moves: ['approved', 'rejected', 'cancelled'],
    reason: 'Chật',
  })
  expect((await admin.patch('exchanges/exc_none', { status: 'approved' })).status).toBe(404)
  expect((await admin.patch(`exchanges/${json.data[0]._id}`, { status: 'requested' })).status).toBe(400)
})

test('return address: is the shop’s, and shown to those who may send an item back', async () => {
  const { visitor, id } = await delivered()
  const { _id } = (await requestExchange(visitor, id)).json.data.exchange
  await takeMails(checkout)
  await decide(_id, 'approved')
  const { owner } = await readSettings(checkout.db)
  expect((await takeMails(checkout))[0]?.text).toContain(owner.address || 'tiệm sẽ chỉ cách gửi')
})

test('exchange mails: report the shop’s decision to the customer', async () => {
  const { visitor, id } = await delivered()
  const { _id } = (await requestExchange(visitor, id)).json.data.exchange
  await takeMails(checkout)
  await decide(_id, 'approved', 'Gửi về 12 Lê Lợi, Huế.')
  const [mail] = await takeMails(checkout)
  expect(mail?.text).toContain('2Y → 3Y')
  expect(mail?.text).toContain('Gửi về 12 Lê Lợi, Huế.')
  const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, _id))
  expect(noted).toMatchObject([{ what: 'exchange.status', details: { from: 'requested', to: 'approved' } }])
})
