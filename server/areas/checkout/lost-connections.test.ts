import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { onServer } from '../../test-shop.ts'
import { findErrors, stockOf } from '../orders/test-books.ts'
import { openTestTill, type TestTill } from './test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(async () => {
  expect(await findErrors(till.db)).toEqual([])
  await till.close()
})

const driver = () => till.platform.database.driver as { url: string; pool: { totalCount: number; idleCount: number } }

/** As a restart of PostgreSQL does to everybody who is connected. PGlite has no connections to lose. */
async function cutConnections(): Promise<void> {
  const { url } = till.platform.database.driver as { url: string }
  await onServer(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'whoever orders while the database cuts all connections has the order, or is asked to come again and then has it, once',
  async () => {
    const dress = await till.put('Đầm', 99)
    const buyers: { buyer: Awaited<ReturnType<typeof till.shopper>>; key: Record<string, string> }[] = []
    for (let index = 0; index < 30; index++) {
      buyers.push({ buyer: await till.shopper({ [dress]: 1 }), key: { 'idempotency-key': `cut-${index}` } })
    }
    let refused = 0
    const placed = new Set<string>()
    const ordering = buyers.map(async ({ buyer, key }) => {
      for (;;) {
        const { status, headers, json } = await till.order(buyer, { paymentMethod: 'cod' }, key)
        if (status === 201) return placed.add(json._id)
        expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
        refused++
      }
    })
    for (let cut = 0; cut < 5; cut++) await cutConnections()
    await Promise.all(ordering)
    // Else nothing was cut.
    expect(refused).toBeGreaterThan(0)
    expect(placed.size).toBe(30)
    expect(await till.db.$count(schema.orders)).toBe(30)
    expect(await stockOf(till.db, dress)).toMatchObject({ reserved: 30 })
    // A connection that nobody gives back is missing until the shop is opened anew.
    const { totalCount, idleCount } = driver().pool
    expect(idleCount).toBe(totalCount)
  },
)
