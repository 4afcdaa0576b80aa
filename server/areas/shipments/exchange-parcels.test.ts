import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openTestExchanges, type TestExchanges } from '../../testing/exchange-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'

let shop: TestExchanges
beforeAll(async () => {
  shop = await openTestExchanges()
})
afterEach(async () => expect(await findInvariantErrors(shop.checkout.db)).toEqual([]))
afterAll(() => shop.checkout.close())

const orderOf = async (id: string) => (await shop.admin.get(`orders/${id}`)).json.data.order
const movesOf = async (product: string) => {
  const rows = await shop.checkout.db
    .select({ size: schema.variants.size, change: schema.stockMoves.change, reason: schema.stockMoves.reason })
    .from(schema.stockMoves)
    .innerJoin(schema.variants, eq(schema.variants.id, schema.stockMoves.variantId))
    .where(eq(schema.variants.productId, product))
    .orderBy(schema.stockMoves.id)
  return rows.filter(({ reason }) => reason === 'exchanged').map(({ size, change }) => [size, change])
}

describe('parcel of an exchange', () => {
  test('moves the replacement, leaves its order delivered, and collects nothing', async () => {
    const order = await shop.exchangeIn('approved')
    const owed = async () => (await shop.admin.get('payments/cod-ledger?limit=100')).json.total
    const before = await owed()
    const parcel = await shop.pack(order.exchangeId, { trackingCode: 'GDOI1' })
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'packed', shipment: { _id: parcel, trackingCode: 'GDOI1' } })
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [5, 1] })
    await takeMails(shop.checkout)
    await shop.moveParcel(parcel, ['picked_up'])
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'sent', returnState: 'awaited' })
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [4, 0] })
    const [sent] = await takeMails(shop.checkout)
    expect(sent?.text).toContain('GDOI1')
    expect(sent?.text).toContain('Khi nhận bạn không phải trả tiền')
    await shop.moveParcel(parcel, ['delivered'])
    expect(await shop.readExchange(order)).toMatchObject({ status: 'approved', replacementState: 'delivered' })
    expect(await takeMails(shop.checkout)).toEqual([])
    await shop.receive(order.exchangeId, 'stock')
    expect(await shop.readExchange(order)).toMatchObject({ status: 'done' })
    expect((await takeMails(shop.checkout)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Đã đổi xong cho đơn ${order.number}`),
    ])
    expect(await movesOf(order.product)).toEqual([
      ['3Y', -1],
      ['2Y', 1],
    ])
    expect(await orderOf(order.id)).toMatchObject({ status: 'delivered', shipment: null, exchanges: [] })
    expect(await owed()).toBe(before)
  })

  test('is one at a time, for an approved exchange of its own order', async () => {
    const order = await shop.exchangeIn('requested')
    const other = await shop.exchangeIn('approved')
    const make = (orderId: string, exchangeId: string) => shop.admin.post('shipments', { orderId, exchangeId, carrier: 'other' })
    expect((await make(order.id, order.exchangeId)).json.code).toBe('move_not_allowed')
    expect((await make(order.id, other.exchangeId)).status).toBe(404)
    expect((await make(other.id, 'exc_none')).status).toBe(404)
    const tries = await Promise.all(Array.from({ length: 5 }, () => make(other.id, other.exchangeId)))
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test('once deleted, cancelled or returned, leaves the replacement reserved for another', async () => {
    const order = await shop.exchangeIn('approved')
    const first = await shop.pack(order.exchangeId)
    expect((await shop.admin.delete(`shipments/${first}`)).status).toBe(200)
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'reserved', shipment: null })
    await shop.moveParcel(await shop.pack(order.exchangeId), ['cancelled'])
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'reserved' })
    await shop.moveParcel(await shop.pack(order.exchangeId), ['picked_up', 'returning', 'returned'])
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'reserved' })
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [5, 1] })
    expect(await movesOf(order.product)).toEqual([
      ['3Y', -1],
      ['3Y', 1],
    ])
    await shop.moveParcel(await shop.pack(order.exchangeId), ['delivered'])
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [4, 0] })
  })

  test('once lost, makes the next one reserve other units or be refused', async () => {
    const order = await shop.exchangeIn('approved')
    await shop.moveParcel(await shop.pack(order.exchangeId), ['picked_up', 'lost_or_damaged'])
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'lost' })
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [4, 0] })
    await shop.pack(order.exchangeId)
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [4, 1] })
  })

  test('is cancelled with its exchange before it is sent', async () => {
    const order = await shop.exchangeIn('approved')
    const parcel = await shop.pack(order.exchangeId)
    expect((await shop.decide(order.exchangeId, 'cancelled')).status).toBe(200)
    expect((await shop.admin.get(`shipments/${parcel}`)).json.data.shipment).toMatchObject({
      status: 'cancelled',
      exchangeId: order.exchangeId,
    })
    expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': [5, 0] })
  })

  test('and a concurrent end of its exchange come to one result, in either order', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await shop.exchangeIn('approved')
      const parcel = await shop.pack(order.exchangeId)
      const [moved, cancelled] = await Promise.all([
        shop.admin.put(`shipments/${parcel}/status`, { status: 'picked_up' }),
        shop.decide(order.exchangeId, 'cancelled'),
      ])
      expect([moved.status, cancelled.status].sort()).toEqual([200, 409])
      expect(await shop.stockOf(order.product)).toMatchObject({ '3Y': moved.status === 200 ? [4, 0] : [5, 0] })
    }
  })

  test('is found by its carrier', async () => {
    const order = await shop.exchangeIn('approved')
    await shop.pack(order.exchangeId, { trackingCode: 'GDOI7' })
    const { handleCarrierEvent } = await import('./carriers/handle-carrier-webhook.ts')
    const hooks = {
      whenCancelled: async () => undefined,
      whenDelivered: async () => undefined,
      whenExchangeDelivered: async () => undefined,
    }
    const notice = { trackingCode: 'GDOI7', orderNumber: null, code: 'delivered', happenedAt: '2026-11-24T10:00:00Z', reason: null }
    expect(await handleCarrierEvent({ platform: shop.checkout.platform, hooks }, 'GHN', notice)).toBe('moved')
    expect(await shop.readExchange(order)).toMatchObject({ replacementState: 'delivered' })
  })
})

test('open exchange: is counted, listed with its order and shown on the tracking page', async () => {
  const order = await shop.exchangeIn('approved', { size: '2Y', color: 'Đỏ' })
  await shop.pack(order.exchangeId, { trackingCode: 'GDOI9' })
  expect(await shop.stockOf(order.product, 'Đỏ')).toMatchObject({ '2Y': [5, 1] })
  const found = (await shop.admin.get('orders?exchange=open&limit=100')).json.data.orders
  expect(found.every(({ exchanges }: { exchanges: unknown[] }) => exchanges.length > 0)).toBe(true)
  const listed = found.find(({ _id }: { _id: string }) => _id === order.id)
  expect(listed.exchanges).toMatchObject([
    {
      color: 'Xanh lam',
      toColor: 'Đỏ',
      toSize: '2Y',
      fromStock: 1,
      moves: ['cancelled'],
      returnMoves: ['received', 'missing'],
      canPack: false,
    },
  ])
  const tracked = (
    await shop.checkout.visitor().get(`orders/track?orderNumber=${order.number}&phone=${encodeURIComponent(listed.shippingAddress.phone)}`)
  ).json
  expect(tracked.data.order.exchanges).toEqual([
    {
      status: 'approved',
      returnState: 'awaited',
      replacementState: 'packed',
      shipment: expect.objectContaining({ trackingCode: 'GDOI9' }),
    },
  ])
})

test('open exchange: staff open one for a customer on the phone, by the same rules, and it is audited', async () => {
  const { admin, checkout } = shop
  const order = await shop.delivered()
  const open = (more: object = {}) =>
    admin.post(`orders/${order.id}/exchanges`, { position: 0, size: '3Y', reason: 'Khách gọi: chật', ...more })
  expect((await open({ size: '2Y' })).json.code).toBe('exchange_same_size')
  const opened = await open()
  expect(opened.status).toBe(201)
  expect((await open()).json.code).toBe('exchange_exists')
  const { _id } = opened.json.data.exchange
  const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, _id))
  expect(noted).toMatchObject([{ what: 'exchange.create', who: admin.userId, details: { orderId: order.id, size: '3Y' } }])
})
