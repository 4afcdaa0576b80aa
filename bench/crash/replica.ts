/**
 * `npm run bench:replica [-- kills] [seconds]`: a primary, a streaming replica of it (`pg_basebackup`) and two processes of
 * the shop, one with CACHE=on and one with CACHE=off. Visitors read and prices change without pause while the replica stops
 * replaying, hangs and is killed. Prints failed requests and the oldest price that a visitor got; exits with 1 if a request
 * failed, a price was older than 5 s, a process served a price older than its own change, or the replica was not used again.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { paths } from '../../web/app/paths.ts'
import { signInAdmin } from '../support/check-invariants.ts'
import { createHttpClient } from '../support/http-client.ts'
import { createPriceVersions } from '../support/price-versions.ts'
import { type ShopProcess, spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres, openTempReplica } from '../support/temp-postgres.ts'

const [kills = '5', seconds = '8'] = process.argv.slice(2)
const phaseMs = Number(seconds) * 1_000
const visitors = Number(process.env.BENCH_VISITORS ?? 12)
const changesPerSecond = 4
/** What the shop promises, and the time of a request on a busy machine. */
const maxStaleMs = 5_000 + 250

const port = Number(process.env.BENCH_PORT ?? 4_393)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-replica-'))
const primary = await openTempPostgres(Number(process.env.BENCH_DATABASE_PORT ?? 54_391))
const replica = await openTempReplica(Number(process.env.BENCH_DATABASE_PORT ?? 54_391) + 1, primary)
const shops = ['on', 'off'].map((CACHE, index) =>
  spawnShop({
    port: port + index,
    dataDir,
    databaseUrl: primary.url,
    environment: { CACHE, DATABASE_READ_URLS: replica.url, LOG_LEVEL: 'warn' },
  }),
)
const versions = createPriceVersions()
const total = { reads: 0, prices: 0, changes: 0, failed: 0, stale: 0, ownStale: 0, oldest: 0 }
/** A page may be sent for that long after a change, while the new one renders (decision 039); API responses never. */
const maxPageStaleMs = 1_000
const failures = new Map<string, number>()
let isOver = false

type Product = { _id: string; slug: string }
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

async function visit(products: readonly Product[]): Promise<void> {
  const client = createHttpClient()
  while (!isOver) {
    const product = any(products)
    const { url } = any(shops)
    const path = any([`/api/products/${product._id}`, `/api/products/slug/${product.slug}`, paths.product(product.slug), '/api/categories'])
    const sentAt = performance.now()
    const response = await client.send('GET', url + path)
    total.reads += 1
    if (response?.status !== 200) {
      fail(`${response?.status ?? 'no response'} for ${path.replace(product._id, '…').replace(product.slug, '…')}`)
      continue
    }
    const price = priceIn(response.json)
    if (price === undefined) continue
    total.prices += 1
    const { any: age, own } = versions.staleness(product._id, price, { sentAt, url })
    total.oldest = Math.max(total.oldest, age)
    if (age > maxStaleMs) total.stale += 1
    if (own > (typeof response.json === 'string' ? maxPageStaleMs : 0)) total.ownStale += 1
  }
}

/** Of a product from the API, or of its page (structured data). */
function priceIn(json: { product?: { price: number } } | string): number | undefined {
  if (typeof json !== 'string') return json.product?.price
  const [, price] = /"price":"?(\d+)/.exec(json) ?? []
  return price === undefined ? undefined : Number(price)
}

async function changePrices(products: readonly Product[]): Promise<void> {
  const admin = await signInAdmin(any(shops).url)
  while (!isOver) {
    const { url } = any(shops)
    await changePrice(admin, url, any(products)._id)
    await setTimeout(1_000 / changesPerSecond)
  }
}

async function changePrice(admin: Awaited<ReturnType<typeof signInAdmin>>, url: string, productId: string): Promise<void> {
  const response = await admin.send('PATCH', `${url}/api/products/${productId}`, { price: versions.next(productId) })
  if (response?.status !== 200) return fail(`${response?.status ?? 'no response'} for a price change`)
  versions.acknowledged(productId, { at: performance.now(), url })
  total.changes += 1
}

function fail(what: string): void {
  total.failed += 1
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

/** Runs a phase and prints what happened in it. */
async function phase(title: string, during: () => Promise<void> = () => setTimeout(phaseMs)): Promise<void> {
  const before = { ...total }
  total.oldest = 0
  await during()
  const [reads, changes, failed] = [total.reads - before.reads, total.changes - before.changes, total.failed - before.failed]
  console.log(`  ${title}: ${reads} reads, ${changes} price changes, ${failed} failed, oldest price ${Math.round(total.oldest)} ms`)
}

/** Waits until visitors have read from the replica: the shop's checks touch no table. A restart after a kill counts from 0. */
async function reachReads(since = 0): Promise<void> {
  const end = performance.now() + 60_000
  while ((await countScans()) <= since) {
    if (performance.now() > end) return fail('the replica was not read within a minute')
    await setTimeout(100)
  }
}

async function countScans(): Promise<number> {
  const [row] = await onReplica('select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as count from pg_stat_user_tables')
  return row?.count ?? 0
}

async function onReplica(statement: string): Promise<{ count?: number }[]> {
  const client = new pg.Client({ connectionString: replica.url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function stateOf({ url }: ShopProcess): Promise<string> {
  const response = await createHttpClient().send('GET', `${url}/api/health/ready`)
  return response?.json.replicas?.[0] ?? `status ${response?.status}`
}

const states = () => Promise.all(shops.map(stateOf))

/** Waits until both shops call the replica by this state. */
async function reach(state: string): Promise<void> {
  const end = performance.now() + 60_000
  while ((await states()).some((one) => one !== state)) {
    if (performance.now() > end) return fail(`the replica was not ${state} within a minute`)
    await setTimeout(50)
  }
}

async function run(): Promise<void> {
  for (const shop of shops) await shop.start()
  const [first] = shops as [ShopProcess]
  const list = await createHttpClient().send('GET', `${first.url}/api/products?limit=12`)
  const products: Product[] = list?.json.data.products
  const admin = await signInAdmin(first.url)
  for (const { _id } of products) {
    const response = await admin.send('PATCH', `${first.url}/api/products/${_id}`, { salePrice: null })
    if (response?.status !== 200) throw new Error(`the sale was not ended: ${JSON.stringify(response)}`)
    await changePrice(admin, first.url, _id)
  }
  const load = Promise.all([changePrices(products), ...Array.from({ length: visitors }, () => visit(products))])
  await reach('ok')
  await reachReads()
  await phase('all well')
  await phase('replay paused', async () => {
    await onReplica('select pg_wal_replay_pause()')
    await reach('behind')
    await setTimeout(phaseMs)
  })
  await onReplica('select pg_wal_replay_resume()')
  await reach('ok')
  await reachReads(await countScans())
  await phase('hanging', async () => {
    replica.signal('SIGSTOP')
    await reach('unreachable')
    await setTimeout(phaseMs)
  })
  replica.signal('SIGCONT')
  await reach('ok')
  await reachReads(await countScans())
  for (let kill = 1; kill <= Number(kills); kill++) {
    await phase(`killed (${kill})`, async () => {
      replica.kill()
      await reach('unreachable')
      await setTimeout(phaseMs)
    })
    await replica.start()
    await phase('used again', async () => {
      await reach('ok')
      await reachReads()
    })
  }
  isOver = true
  await load
  if (total.prices === 0) fail('no response contained a price')
}

try {
  await run()
  console.log(`${total.reads} reads, ${total.prices} of them with a price, ${total.changes} price changes, ${kills} kills:`)
  console.log(`  failed: ${[...failures].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none'}`)
  console.log(`  prices older than 5 s: ${total.stale}; prices older than a change by the same process: ${total.ownStale}`)
  if (total.failed + total.stale + total.ownStale > 0) process.exitCode = 1
} finally {
  isOver = true
  for (const shop of shops) await shop.kill()
  if (total.failed > 0) for (const { url } of shops) console.log(readFileSync(join(dataDir, `shop-${new URL(url).port}.log`), 'utf8'))
  replica.close()
  primary.close()
  rmSync(dataDir, { recursive: true, force: true })
}
