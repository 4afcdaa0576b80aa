/**
 * `npm run bench:soak [-- minutes]`: measures what the shop can do (page views and orders), then sends half of that for an hour or the
 * given minutes. Prints memory, connections and dead rows once a minute; exits with 1 if memory grew by more than a tenth after the
 * first fifth of the time, or a response failed.
 */
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { paths } from '../../web/app/paths.ts'
import { seededRandom, zipfRanks } from '../fill/seeded-random.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { createHttpClient } from '../support/http-client.ts'
import { newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { missingPages, requestPage } from './measure-http.ts'
import { readCatalogue } from './request-paths.ts'

const minutes = Number(process.argv[2] ?? 60)
const filled = await openFilledDatabase({ port: 54_383, products: 10_000 })
const shop = spawnShop({ port: 4_387, dataDir: filled.dataDir, databaseUrl: filled.databaseUrl })
const pick = seededRandom(7)
const database = new pg.Client({ connectionString: filled.databaseUrl })

async function readDatabase(): Promise<{ connections: number; dead: number }> {
  const { rows } = await database.query(
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select sum(n_dead_tup)::int from pg_stat_user_tables) as dead`,
  )
  return rows[0]
}

try {
  await shop.start()
  await database.connect()
  const { products, categories, variants } = await readCatalogue(filled.databaseUrl)
  const plain = variants.filter(({ isPlain }) => isPlain)
  const rank = zipfRanks(products.length, pick)
  const count = { sent: 0, failed: 0, orders: 0, refused: 0 }
  const failures = new Map<string, number>()
  function countFailure(what: string, status: number | undefined): void {
    count.failed += 1
    const key = `${what} ${status ?? 'without a response'}`
    failures.set(key, (failures.get(key) ?? 0) + 1)
  }

  async function view(): Promise<void> {
    const kind = pick.number(1, 10)
    const path = kind <= 2 ? paths.home() : kind <= 4 ? paths.category(pick.one(categories)) : paths.product(products[rank()]?.slug ?? '')
    const status = await requestPage(`${shop.url}${path}`)
    count.sent += 1
    if (status !== 200) countFailure('page', status || undefined)
  }

  async function order(): Promise<void> {
    const { productId, color, size } = pick.one(plain)
    const guest = createHttpClient()
    const added = await guest.send('POST', `${shop.url}/api/carts`, { productId, color, size, quantity: 1 })
    const placed = added?.status === 201 ? await guest.send('POST', `${shop.url}/api/orders`, newOrder('cod', '')) : added
    count.orders += 1
    if (!placed || placed.status >= 500) countFailure('order', placed?.status)
    // Sold out, after a while.
    else if (placed.status !== 201) count.refused += 1
  }

  const act = () => (pick.number(1, 20) === 1 ? order() : view())
  // What it can do: 16 clients without pause for 20 s.
  const since = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() - since < 20_000) {
        await act()
        done += 1
      }
    }),
  )
  const half = done / 20 / 2
  console.log(
    `${(half * 2).toFixed(0)} actions a second at most (one in twenty is an order); ${half.toFixed(0)} a second for ${minutes} minutes`,
  )
  Object.assign(count, { sent: 0, failed: 0, orders: 0, refused: 0 })
  failures.clear()
  missingPages.clear()
  const begun = performance.now()
  const endMs = minutes * 60_000
  const memory: { at: number; mb: number }[] = []
  let acted = 0
  let waiting = 0
  let nextPrint = 0
  while (performance.now() - begun < endMs) {
    const elapsed = performance.now() - begun
    while (acted < (elapsed / 1_000) * half) {
      acted += 1
      if (waiting > 1_000) continue
      waiting += 1
      void act().finally(() => (waiting -= 1))
    }
    if (elapsed >= nextPrint) {
      nextPrint += Math.min(60_000, endMs / 6)
      memory.push({ at: elapsed, mb: shop.memory() })
      const { connections, dead } = await readDatabase()
      console.log(
        `${(elapsed / 60_000).toFixed(1)} min: ${shop.memory()} MB, ${connections} connections, ${dead} dead rows, ${waiting} waiting`,
      )
    }
    await setTimeout(10)
  }
  const last = shop.memory()
  const settled = memory.find(({ at }) => at >= endMs / 5)?.mb ?? memory.at(-1)?.mb ?? last
  const growth = (last / settled - 1) * 100
  console.log(
    `${count.sent} page views, ${count.orders} orders (${count.refused} refused), ${count.failed} failed; memory ${settled} → ${last} MB (${growth.toFixed(1)} %)`,
  )
  for (const [what, times] of failures) console.log(`failed: ${times} × ${what}`)
  for (const [why, times] of missingPages) console.log(`without a response: ${times} × ${why}`)
  if (count.failed > 0 || growth > 10) process.exitCode = 1
} finally {
  await database.end().catch(() => undefined)
  await shop.kill()
  filled.close()
}
process.exit()
