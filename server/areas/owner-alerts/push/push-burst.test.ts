import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMs, minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { startJobs } from '../../../platform/jobs.ts'
import { nextPhone, testAddress } from '../../../testing/checkout-fixture.ts'
import { addDevice, openPushFixture, type PushFixture } from '../../../testing/push-fixture.ts'
import { maxAlertsPerBurst } from '../alert-limits.rule.ts'
import { definePushJobs, pushNewOrder } from './send-push.ts'

let push: PushFixture
let dress: string
beforeAll(async () => {
  push = await openPushFixture()
  dress = await push.checkout.put('Đầm', 500)
})
beforeEach(async () => {
  const { clock, db } = push.checkout
  clock.advance(2 * hourMs)
  // To the start of a minute, so that no test runs over its end.
  clock.advance(minuteMs - (clock.now().getTime() % minuteMs))
  await db.delete(schema.pushSubscriptions)
})
afterAll(() => push.close())

async function countJobs(query: SQL): Promise<number> {
  const { rows } = (await push.checkout.db.execute(query)) as unknown as { rows: { jobs: number }[] }
  return rows[0]?.jobs ?? 0
}

const order = () => push.checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() } })

/** Copies of an order, placed ten milliseconds after each other, with the jobs of their notifications. */
async function placeCopies(id: string, copies: number): Promise<void> {
  const { db, platform, clock } = push.checkout
  const at = clock.now().getTime()
  await transact(db, async (tx) => {
    const [original] = await tx.select().from(schema.orders).where(eq(schema.orders.id, id))
    if (!original) throw new Error('no order to copy')
    const numbers = Array.from({ length: copies }, (_, n) => n + 1)
    await tx.insert(schema.orders).values(numbers.map((n) => ({ ...original, id: `ord_burst${n}`, orderNumber: `BURST${n}` })))
    for (let n = 1; n <= copies; n++) {
      const [orderId, placedAt] = [`ord_burst${n}`, new Date(at + 10 * n)]
      await tx.insert(schema.orderAlerts).values({ orderId, placedAt, mail: 'off' })
      const facts = { id: orderId, orderNumber: `BURST${n}`, totalVnd: 1_000, lines: [{ quantity: 1 }], createdAt: placedAt }
      await pushNewOrder(tx, platform, facts as never)
    }
  })
}

describe('push: several orders in a short time', () => {
  test('are notified one by one up to the limit, and counted beyond it', async () => {
    const { checkout, service, admin } = push
    const device = await addDevice(admin)
    for (let n = 0; n < maxAlertsPerBurst + 2; n++) {
      await order()
      checkout.clock.advance(5_000)
    }
    await checkout.platform.jobs.drain()
    await checkout.platform.jobs.drain()
    const titles = service.noticesOf(device).map(({ title }) => title)
    const single = Array(maxAlertsPerBurst).fill(expect.stringMatching(/^Đơn mới MM/))
    expect(titles.sort()).toEqual(['Nhiều đơn mới', ...single])
  })

  test('a hundred a second are handled as they come, and counted after the minute and after the quarter of an hour', async () => {
    const { checkout, admin } = push
    const { id } = await order()
    await checkout.platform.jobs.drain()
    const device = await addDevice(admin)
    checkout.clock.advance(2 * minuteMs)
    await placeCopies(id, 300)
    const jobs = await startJobs(checkout.database, 'inline', checkout.platform.log)
    await definePushJobs({ ...checkout.platform, jobs }, async () => ({ state: 'sent' }))
    await jobs.work()
    const waiting = sql`select count(*)::int as jobs from pgboss.job where name like 'push-%' and state <> 'completed'`
    await vi.waitFor(async () => expect(await countJobs(waiting)).toBe(0), { timeout: 20_000 })
    await jobs.stop()
    const sent = sql`select count(*)::int as jobs from pgboss.job where name = 'push-to-device' and data->>'subscriptionId' = ${device.id}`
    expect(await countJobs(sent)).toBe(maxAlertsPerBurst + 2)
  }, 60_000)
})
