import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../platform/database/transaction.ts'
import { publish } from '../../platform/live-events.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { readStream } from '../../testing/event-stream-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 500)
  await checkout.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => checkout.close())

const open = (more: Parameters<typeof readStream>[2] = { visitor: admin }, path = '/api/admin/events') =>
  readStream(checkout.app.server, path, more)
const cash = { paymentMethod: 'cod' as const }
const say = (subject: string) => transact(checkout.db, (tx) => publish(tx, 'message-changed', subject))

describe("admin-events: the shop's events", () => {
  test('report an order and its changes to the admin, in order, with headers for proxies', async () => {
    const stream = await open()
    expect(stream.response.status).toBe(200)
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    expect(stream.response.headers.get('content-encoding')).toBeNull()
    await stream.until(() => /^retry: \d+\n\nid: \d+\n\n/.test(stream.text()))
    const { id } = await checkout.ordered({ [dress]: 1 }, cash)
    await stream.until(() => stream.kinds().includes('order-placed'))
    await admin.patch(`orders/${id}/notes`, { notes: 'gói kỹ' })
    await stream.until(() => stream.kinds().includes('order-changed'))
    await admin.post('shipments', { orderId: id, carrier: 'GHN' })
    await stream.until(() => stream.kinds().includes('shipment-changed'))
    expect(stream.events.every(({ subject }) => subject === id)).toBe(true)
    const ids = stream.events.map((event) => event.id)
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index))
    await stream.close()
  })

  test('contain no personal data, neither on the wire nor in the table', async () => {
    const stream = await open()
    await checkout.ordered({ [dress]: 1 }, { ...cash, note: 'giao giờ hành chính' })
    await checkout.visitor().post('contact', { fullName: 'Chị Hoa', email: 'hoa@example.vn', message: 'Tiệm có size 6Y không?' })
    await stream.until(() => stream.kinds().includes('message-changed'))
    const stored = JSON.stringify(await checkout.db.execute(sql`select kind, subject from live_events`))
    for (const text of [stream.text(), stored]) expect(text).not.toMatch(/Trần|0912|84912|Lê Lợi|Hoa|example\.vn|hành chính/)
    await stream.close()
  })

  test('resume after the last seen event, including those committed since', async () => {
    const first = await open()
    await say('one')
    await first.until(() => first.events.length === 1)
    const { id: lastEventId = 0 } = first.events[0] ?? {}
    await first.close()
    await say('two')
    await say('three')
    for (const again of [
      await open({ visitor: admin, lastEventId }),
      await open({ visitor: admin }, `/api/admin/events?lastEventId=${lastEventId}`),
    ]) {
      await again.until(() => again.events.length === 2)
      expect(again.events.map(({ subject }) => subject)).toEqual(['two', 'three'])
      await again.close()
    }
  })

  test('send a reset if more was missed than is stored, or the id belongs to another database', async () => {
    await say('old')
    const { lastId } = checkout.platform.events
    const seen = lastId() - 1
    await checkout.db.execute(sql`delete from live_events where id = ${lastId()}`)
    for (const lastEventId of [seen, lastId() + 1_000_000]) {
      const stream = await open({ visitor: admin, lastEventId })
      await stream.until(() => stream.events.length === 1)
      expect(stream.events[0]).toMatchObject({ kind: 'reset', subject: '' })
      await say('new')
      await stream.until(() => stream.events.length === 2)
      await stream.close()
    }
  })

  test('are numbered without gaps in commit order, with any number of concurrent writes', async () => {
    const stream = await open()
    const before = checkout.platform.events.lastId()
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        transact(checkout.db, async (tx) => {
          await publish(tx, 'message-changed', `early ${n}`)
          await tx.execute(sql`select 1`)
          if (n % 4 === 0) throw new Error('rolled back')
        }).catch(() => undefined),
      ),
    )
    await stream.until(() => stream.events.length === 30)
    expect(stream.events.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => before + index + 1))
    await stream.close()
  })

  test('are deduplicated within a transaction', async () => {
    const stream = await open()
    await transact(checkout.db, async (tx) => {
      await publish(tx, 'message-changed', 'a')
      await publish(tx, 'message-changed', 'a')
      await publish(tx, 'review-changed', 'b')
    })
    await stream.until(() => stream.events.length === 2)
    await say('c')
    await stream.until(() => stream.events.length === 3)
    expect(stream.events.map(({ subject }) => subject)).toEqual(['a', 'b', 'c'])
    await stream.close()
  })
})

describe('admin-events: access', () => {
  test('guest 401, customer 403, staff 200; HEAD opens no stream', async () => {
    const customer = await signUp(checkout)
    const staff = await signInAdmin(checkout)
    await admin.patch(`users/${staff.userId}`, { role: 'staff' })
    await staff.post('users/login', {
      email: (await admin.get(`users/${staff.userId}`)).json.data.user.email,
      password: 'mot mat khau dai',
    })
    expect((await open({})).response.status).toBe(401)
    expect((await open({ visitor: customer.visitor })).response.status).toBe(403)
    const stream = await open({ visitor: staff })
    expect(stream.response.status).toBe(200)
    await stream.close()
    expect((await admin.head('/api/admin/events')).status).toBe(404)
  })

  test('limits the streams per person, and a closed one frees its place', async () => {
    const streams = []
    for (let n = 0; n < 20; n++) streams.push(await open())
    const refused = await open()
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '30'])
    const before = checkout.platform.streams.count()
    await streams[0]?.close()
    await streams[1]?.until(() => checkout.platform.streams.count() < before)
    const next = await open()
    expect(next.response.status).toBe(200)
    for (const stream of [...streams, next]) await stream.close()
  })
})

describe('admin-events: the events of one order', () => {
  test('cover only that order, for callers who may see it', async () => {
    const { id, token, visitor } = await checkout.ordered({ [dress]: 1 }, cash)
    const other = await checkout.ordered({ [dress]: 1 }, cash)
    const path = `/api/orders/${id}/events`
    for (const stranger of [other.visitor, checkout.visitor()]) expect((await open({ visitor: stranger }, path)).response.status).toBe(404)
    expect((await open({}, `${path}?token=${other.token}`)).response.status).toBe(404)
    const streams = [await open({ visitor }, path), await open({}, `${path}?token=${token}`), await open({ visitor: admin }, path)]
    await admin.patch(`orders/${other.id}/status`, { status: 'processing' })
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    for (const stream of streams) {
      await stream.until(() => stream.events.length > 0)
      expect(new Set(stream.events.map(({ subject }) => subject))).toEqual(new Set([id]))
      await stream.close()
    }
  })
})

describe('admin-events: with an asynchronous heartbeat', () => {
  let quick: CheckoutFixture
  let boss: Visitor & { userId: string }
  beforeAll(async () => {
    quick = await openCheckoutFixture({}, {}, { streamTiming: { heartbeatMs: 100, checkMs: 200 } })
    boss = await signInAdmin(quick)
    await quick.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => quick.close())
  const openQuick = (visitor: Visitor, path = '/api/admin/events') => readStream(quick.app.server, path, { visitor })

  test('sends it, and ends the stream of a user who signed out, was demoted or blocked', async () => {
    for (const change of [{ role: 'customer' }, { blocked: true }, null]) {
      const person = await signInAdmin(quick)
      const stream = await openQuick(person)
      await stream.until(() => stream.text().split(':\n\n').length > 4)
      expect(stream.isOver()).toBe(false)
      if (change) expect((await boss.patch(`users/${person.userId}`, change)).status).toBe(200)
      else await person.post('users/logout')
      await stream.until(stream.isOver)
      expect(stream.kinds().at(-1)).toBe('ended')
    }
  })

  test('sends nothing more about the order to a customer who signs out', async () => {
    const hat = await quick.put('Mũ', 5)
    const { visitor } = await signUp(quick)
    await visitor.post('carts', { productId: hat, quantity: 1, color: 'Xanh lam' })
    const placed = await quick.order(visitor, cash)
    const stream = await openQuick(visitor, `/api/orders/${placed.json._id}/events`)
    expect(stream.response.status).toBe(200)
    await visitor.post('users/logout')
    await stream.until(stream.isOver)
  })
})

test('admin-events: closing the shop ends its streams at once', async () => {
  const short = await openCheckoutFixture()
  const boss = await signInAdmin(short)
  await short.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await readStream(short.app.server, '/api/admin/events', { visitor: boss })
  const begun = Date.now()
  await short.close()
  await stream.until(stream.isOver)
  expect(Date.now() - begun).toBeLessThan(5_000)
})
