import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { runOnPostgres } from '../../testing/database-fixture.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const driver = () => checkout.platform.database.driver as { url: string; pool: { totalCount: number; idleCount: number } }

/** Cuts all connections, like a restart of PostgreSQL. PGlite has no connections. */
async function cutConnections(): Promise<void> {
  const { url } = checkout.platform.database.driver as { url: string }
  await runOnPostgres(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test.runIf(process.env.TEST_DATABASE_URL)(
  'place-order: places the order once while the database cuts all connections, or responds that the client should retry',
  async () => {
    const dress = await checkout.put('Đầm', 99)
    const buyers: { buyer: Awaited<ReturnType<typeof checkout.shopper>>; key: Record<string, string> }[] = []
    for (let index = 0; index < 30; index++) {
      buyers.push({ buyer: await checkout.shopper({ [dress]: 1 }), key: { 'idempotency-key': `cut-${index}` } })
    }
    let refused = 0
    const placed = new Set<string>()
    const ordering = buyers.map(async ({ buyer, key }) => {
      for (;;) {
        const { status, headers, json } = await checkout.order(buyer, { paymentMethod: 'cod' }, key)
        if (status === 201) return placed.add(json._id)
        expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
        refused++
      }
    })
    for (let cut = 0; cut < 5; cut++) await cutConnections()
    await Promise.all(ordering)
    // Otherwise no connection was cut.
    expect(refused).toBeGreaterThan(0)
    expect(placed.size).toBe(30)
    expect(await checkout.db.$count(schema.orders)).toBe(30)
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 30 })
    // A leaked connection would be missing until the process restarts.
    const { totalCount, idleCount } = driver().pool
    expect(idleCount).toBe(totalCount)
  },
)
