import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../../app.ts'
import type { Database } from '../../platform/database/client.ts'
import { openPostgres } from '../../platform/database/postgres.ts'
import { transact } from '../../platform/database/transaction.ts'
import { publish } from '../../platform/live-events.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { readStream } from '../../testing/event-stream-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

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

describe('admin-events: of two processes', () => {
  let other: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    const { config, database } = checkout.platform
    other = await openShop({
      config,
      database: await sameDatabase(database),
      clock: checkout.clock,
      gateway: { fetch: checkout.momo.fetch },
      web: { handleWeb: async () => new Response(), cacheableUrl: () => null },
    })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => other.close())

  async function sameDatabase(database: Database): Promise<Database> {
    if (database.engine === 'postgres') return openPostgres((database.driver as { url: string }).url, 5)
    return { ...database, close: async () => undefined }
  }

  test('each reports an order placed at the other within five seconds, and reconnecting to either misses nothing', async () => {
    const stream = await readStream(other.app.server, '/api/admin/events', { visitor: admin })
    const placedAt = Date.now()
    const { id } = await checkout.ordered({ [dress]: 1 }, cash)
    await stream.until(() => stream.kinds().includes('order-placed'))
    const event = stream.events.find(({ kind }) => kind === 'order-placed')
    expect(event?.subject).toBe(id)
    expect((event?.at ?? 0) - placedAt).toBeLessThan(5_000)
    const lastEventId = stream.lastId()
    await stream.close()
    await checkout.ordered({ [dress]: 1 }, cash)
    const here = await open({ visitor: admin, lastEventId })
    const there = await readStream(other.app.server, '/api/admin/events', { visitor: admin, lastEventId })
    for (const again of [here, there]) {
      await again.until(() => again.kinds().includes('order-placed'))
      await again.close()
    }
    expect(here.events.map((each) => each.id)).toEqual(there.events.map((each) => each.id))
  })

  test.runIf(process.env.TEST_DATABASE_URL)('a lost database connection loses no event', async () => {
    const stream = await readStream(other.app.server, '/api/admin/events', { visitor: admin })
    await say('before')
    await stream.until(() => stream.events.length === 1)
    // All LISTEN connections of both processes.
    await checkout.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
    )
    await say('meanwhile')
    await stream.until(() => stream.events.length === 2)
    await say('after')
    await stream.until(() => stream.events.length === 3)
    expect(stream.events.map(({ subject }) => subject)).toEqual(['before', 'meanwhile', 'after'])
    await stream.close()
  })
})
