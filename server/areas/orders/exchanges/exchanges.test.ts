import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import type { NewProduct } from '../../catalogue/catalogue.ts'
import { readSettings, writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

let dresses = 0
/** A guest ordered a dress in 2Y; 3Y has the same price, 8Y another. */
async function bought(
  stock: Record<string, number> = { '2Y': 5, '3Y': 5, '8Y': 5 },
  { quantity = 1, more = {} as Partial<NewProduct> } = {},
) {
  dresses++
  const product = await checkout.catalogue.put(`Đầm ${dresses}`, {
    sizes: [{ size: '2Y' }, { size: '3Y' }, { size: '8Y', price: 150_000 }],
    stock: Object.entries(stock).map(([size, onHand]) => ({ color: 'Xanh lam', size, onHand })),
    ...more,
  })
  const visitor = checkout.visitor()
  await visitor.post('carts', { productId: product, quantity, color: 'Xanh lam', size: '2Y' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod', email: `doi${dresses}@example.vn` })
  if (placed.status !== 201) throw new Error(placed.text)
  return { product, visitor, id: placed.json._id as string, token: placed.json.token as string }
}

async function delivered(...requested: Parameters<typeof bought>) {
  const order = await bought(...requested)
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${order.id}/status`, { status })
  return order
}

const requestExchange = (visitor: Visitor, id: string, more: object = {}) =>
  visitor.post(`orders/${id}/exchanges`, { position: 0, size: '3Y', reason: 'Bé mặc hơi chật', ...more })
const decide = (id: string, status: string, reply?: string) => admin.patch(`exchanges/${id}`, { status, answer: reply })
const receive = (id: string, item?: string) =>
  admin.put(`exchanges/${id}/return`, item ? { state: 'received', item } : { state: 'missing' })

async function stockOf(product: string): Promise<Record<string, [onHand: number, reserved: number]>> {
  const rows = await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, product))
  return Object.fromEntries(rows.map(({ size, onHand, reserved }) => [size, [onHand, reserved]]))
}

describe('delivered size', () => {
  test('can be exchanged: the new one is reserved, and the old one is restocked', async () => {
    const { visitor, id, product } = await delivered()
    expect(await stockOf(product)).toEqual({ '2Y': [4, 0], '3Y': [5, 0], '8Y': [5, 0] })
    const requested = await requestExchange(visitor, id)
    expect([requested.status, requested.json.message]).toEqual([201, 'Đã gửi yêu cầu đổi hàng. Cửa hàng sẽ trả lời sớm.'])
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
    const { visitor, id, product } = await delivered({ '2Y': 3, '3Y': 1 }, { quantity: 3, more: { madeToOrder: true, leadDays: 7 } })
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
    ['a size that costs more', { size: '8Y' }, 409, 'exchange_other_price'],
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
    const soldOut = await delivered({ '2Y': 5, '3Y': 0 })
    expect((await requestExchange(soldOut.visitor, soldOut.id)).json.code).toBe('out_of_stock')
    const scarce = await delivered({ '2Y': 5, '3Y': 1 })
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
  const { visitor, id, product } = await delivered()
  const { _id } = (await requestExchange(visitor, id)).json.data.exchange
  await decide(_id, 'approved')
  const alsoOrdered = await bought()
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
  for (const [orderId, name] of [
    [id, `Đầm ${dresses - 1}`],
    [alsoOrdered.id, `Đầm ${dresses}`],
  ] as const)
    expect(await alerts(orderId)).toEqual([['alert.pieces-unplaced', { pieces: `${name} (Xanh lam, 2Y) × 1` }]])
  const alertMails = (await takeMails(checkout)).filter(({ subject }) => subject.includes('Hàng hoàn về không còn chỗ trong kho'))
  expect(alertMails).toHaveLength(2)
  expect(alertMails[0]?.text).toContain('(Xanh lam, 2Y) × 1')
})

describe('requested exchange', () => {
  const withdraw = (client: Visitor, { id }: { id: string }, exchangeId: string, query = '') =>
    client.post(`orders/${id}/exchanges/${exchangeId}/withdraw${query}`, {})

  test('is withdrawn by its guest, recorded, no longer open, and can be requested again', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const open = async () => (await admin.get('exchanges?status=requested&limit=1')).json.total
    const before = await open()
    const withdrawn = await withdraw(order.visitor, order, _id)
    expect([withdrawn.status, withdrawn.json.message]).toEqual([200, 'Đã rút yêu cầu đổi hàng.'])
    expect(withdrawn.json.data.exchange).toMatchObject({ _id, status: 'cancelled', returnState: null, replacementState: null })
    expect(await open()).toBe(before - 1)
    const { history } = (await admin.get(`orders/${order.id}`)).json.data.order
    expect(history.at(-1)).toMatchObject({ what: 'exchange', from: 'requested', to: 'cancelled', by: 'guest', note: 'withdrawn' })
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [4, 0], '3Y': [5, 0] })
    expect((await withdraw(order.visitor, order, _id)).json.code).toBe('move_not_allowed')
    expect((await requestExchange(order.visitor, order.id)).status).toBe(201)
  })

  test('is withdrawn by the link, and by its account, not by others', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const { visitor: owner, userId } = await signUp(checkout)
    for (const other of [owner, checkout.visitor()]) {
      expect((await withdraw(other, order, _id)).status).toBe(404)
      expect((await withdraw(other, order, _id, `?token=${'x'.repeat(32)}`)).status).toBe(404)
    }
    const another = await delivered()
    expect((await withdraw(another.visitor, another, _id)).status).toBe(404)
    expect((await withdraw(order.visitor, order, 'exc_none')).status).toBe(404)
    expect((await withdraw(checkout.visitor(), order, _id, `?token=${order.token}`)).status).toBe(200)
    await checkout.db.update(schema.orders).set({ userId }).where(eq(schema.orders.id, another.id))
    const own = (await requestExchange(owner, another.id)).json.data.exchange
    expect((await withdraw(owner, another, own._id)).status).toBe(200)
    const { history } = await checkout.read(owner, another.id)
    expect(history.at(-1)).toMatchObject({ to: 'cancelled', by: 'customer' })
  })

  test('is either withdrawn or approved where both happen at once; once approved, the shop alone cancels', async () => {
    const order = await delivered()
    const { _id } = (await requestExchange(order.visitor, order.id)).json.data.exchange
    const [withdrawn, agreed] = await Promise.all([withdraw(order.visitor, order, _id), decide(_id, 'approved')])
    expect([withdrawn.status, agreed.status].sort()).toEqual([200, 409])
    expect(await stockOf(order.product)).toMatchObject({ '3Y': [5, agreed.status === 200 ? 1 : 0] })
    const other = await delivered()
    const second = (await requestExchange(other.visitor, other.id)).json.data.exchange._id
    await decide(second, 'approved')
    expect((await withdraw(other.visitor, other, second)).json.code).toBe('move_not_allowed')
    expect(await stockOf(other.product)).toMatchObject({ '3Y': [5, 1] })
  })
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
    const { visitor, id } = await bought()
    for (const status of ['', 'processing', 'shipped']) {
      if (status) await admin.patch(`orders/${id}/status`, { status })
      expect((await requestExchange(visitor, id)).json.code).toBe('exchange_closed')
    }
  })
})

describe('returned unit', () => {
  const returnsOf = async (product: string) => {
    const moves = await checkout.db
      .select({ change: schema.stockMoves.change, size: schema.variants.size })
      .from(schema.stockMoves)
      .innerJoin(schema.variants, eq(schema.variants.id, schema.stockMoves.variantId))
      .where(and(eq(schema.variants.productId, product), eq(schema.stockMoves.reason, 'exchanged')))
    return moves.filter(({ size }) => size === '2Y').map(({ change }) => change)
  }
  const approved = async (order: Awaited<ReturnType<typeof delivered>>, more: object = {}) => {
    const { _id } = (await requestExchange(order.visitor, order.id, more)).json.data.exchange
    await decide(_id, 'approved')
    return _id as string
  }

  test('is restocked once by concurrent requests', async () => {
    const order = await delivered()
    const _id = await approved(order)
    const received = await Promise.all([receive(_id, 'stock'), receive(_id, 'stock')])
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await returnsOf(order.product)).toEqual([1])
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [5, 0] })
  })

  test('of a cancelled exchange is not exchanged again, while the other units of its line are', async () => {
    const order = await delivered({ '2Y': 5, '3Y': 5 }, { quantity: 3 })
    const first = await approved(order, { quantity: 1 })
    await receive(first, 'stock')
    await decide(first, 'cancelled')
    expect((await receive(first, 'stock')).json.code).toBe('move_not_allowed')
    expect((await requestExchange(order.visitor, order.id, { quantity: 3 })).json.code).toBe('invalid_input')
    const second = await approved(order)
    expect((await order.visitor.get(`orders/${order.id}/exchanges`)).json.data).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
    await receive(second, 'stock')
    await decide(second, 'cancelled')
    for (const client of [order.visitor, admin]) expect((await requestExchange(client, order.id)).json.code).toBe('exchange_exists')
    expect((await returnsOf(order.product)).sort()).toEqual([1, 2])
    expect(await stockOf(order.product)).toMatchObject({ '2Y': [5, 0], '3Y': [5, 0] })
  })

  test('is not received for a second exchange that was open before the first one counted', async () => {
    const order = await delivered()
    const first = (await requestExchange(order.visitor, order.id)).json.data.exchange._id as string
    await decide(first, 'cancelled')
    const second = await approved(order)
    await checkout.db
      .update(schema.orderExchanges)
      .set({ returnState: 'received', returnedItem: 'stock', replacementState: 'reserved' })
      .where(eq(schema.orderExchanges.id, first))
    expect((await receive(second, 'stock')).json.code).toBe('move_not_allowed')
    expect(await returnsOf(order.product)).toEqual([])
    expect((await receive(second)).status).toBe(200)
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
  expect((await takeMails(checkout))[0]?.text).toContain(owner.address || 'chúng tôi sẽ chỉ cách gửi')
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
