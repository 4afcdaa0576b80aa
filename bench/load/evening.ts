/**
 * `npm run bench:evening`: a busy evening on two processes and one database: 10,000 products visited by Zipf, 200 page views
 * and 20 orders a second, a price change every two seconds, after an afternoon of BENCH_WARM_UP (8,000) views on each process.
 * BENCH_SECONDS (60), BENCH_PRODUCTS, BENCH_VIEWS, BENCH_ORDERS.
 * Prints latencies and failures; exits with 1 after a response of 500 or above, a failed order, or an order at an old price.
 */
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../web/app/paths.ts'
import { seededRandom, zipfRanks } from '../fill/seeded-random.ts'
import { signInAdmin } from '../support/check-invariants.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { requestAll, requestPage } from './measure-http.ts'
import { createPriceRecord } from './price-record.ts'
import { readCatalogue, type SoldVariant } from './request-paths.ts'

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const seconds = number('BENCH_SECONDS', 60)
/** Views of each process before the time is taken, which fill its cache. */
const warmUpViews = number('BENCH_WARM_UP', 8_000)
const perSecond = { views: number('BENCH_VIEWS', 200), orders: number('BENCH_ORDERS', 20), prices: 0.5 }
/** More than these are waiting: the shops are too slow, and what follows is counted as not sent. */
const maxWaiting = 2_000

const filled = await openFilledDatabase({ port: 54_384, products: number('BENCH_PRODUCTS', 10_000) })
const shops = [4_385, 4_386].map((port) => spawnShop({ port, dataDir: filled.dataDir, databaseUrl: filled.databaseUrl }))
const pick = seededRandom(3)
const anyUrl = () => pick.one(shops).url
const times: Record<'views' | 'orders', number[]> = { views: [], orders: [] }
const count = { serverErrors: 0, failedViews: 0, failedOrders: 0, askedAgain: 0, oldPrices: 0, prices: 0, notSent: 0 }

async function run(): Promise<void> {
  for (const shop of shops) await shop.start()
  const { products, categories, variants } = await readCatalogue(filled.databaseUrl)
  const plain = variants.filter(({ isPlain }) => isPlain)
  const prices = createPriceRecord(plain)
  const [productRank, variantRank] = [zipfRanks(products.length, pick), zipfRanks(plain.length, pick)]
  const anyVariant = () => plain[variantRank()] as SoldVariant
  const admin = await signInAdmin(anyUrl())

  function anyPage(): string {
    const kind = pick.number(1, 10)
    if (kind <= 2) return paths.home()
    return kind <= 4 ? paths.category(pick.one(categories)) : paths.product(products[productRank()]?.slug ?? '')
  }

  for (const { url } of shops) await requestAll({ url, paths: Array.from({ length: warmUpViews }, anyPage), connections: 16 })

  async function view(): Promise<void> {
    const path = anyPage()
    const since = performance.now()
    const status = await requestPage(`${anyUrl()}${path}`)
    times.views.push(performance.now() - since)
    countFailure(status, 'failedViews')
  }

  async function order(): Promise<void> {
    const { productId, color, size } = anyVariant()
    const guest = createHttpClient()
    const added = await guest.send('POST', `${anyUrl()}/api/carts`, { productId, color, size, quantity: 1 })
    if (added?.status !== 201) return countFailure(added?.status ?? 0, 'failedOrders')
    for (let attempt = 1; ; attempt++) {
      const since = performance.now()
      const placed = await guest.send('POST', `${anyUrl()}/api/orders`, newOrder('cod', ''))
      times.orders.push(performance.now() - since)
      if (placed?.status === 201) {
        const { price } = placed.json.data.order.items[0]
        if (!prices.wasValid(productId, price, { from: since, to: performance.now() })) count.oldPrices += 1
        return
      }
      if (placed?.status !== 409 || attempt === 5) return countFailure(placed?.status ?? 0, 'failedOrders')
      // The price changed after the cart was shown: the buyer looks at it again.
      count.askedAgain += 1
      await guest.send('GET', `${anyUrl()}/api/carts`)
    }
  }

  async function changePrice(): Promise<void> {
    const { productId } = anyVariant()
    const price = pick.number(60, 900) * 1_000
    const change = prices.begin(productId, price)
    const response = await admin.send('PATCH', `${anyUrl()}/api/products/${productId}`, { price })
    if (response?.status !== 200) throw new Error(`the price was not changed: ${JSON.stringify(response)}`)
    change.end()
    count.prices += 1
  }

  await Promise.all([atRate(perSecond.views, view), atRate(perSecond.orders, order), atRate(perSecond.prices, changePrice)])
}

function countFailure(status: number, kind: 'failedViews' | 'failedOrders'): void {
  if (status >= 500) count.serverErrors += 1
  if (status !== 200) count[kind] += 1
}

/** Starts the work so often a second, whether or not earlier work is done; ends when all of it is. */
async function atRate(rate: number, work: () => Promise<void>): Promise<void> {
  const since = performance.now()
  const waiting = new Set<Promise<void>>()
  for (let started = 0; started < rate * seconds; started++) {
    const wait = since + (started * 1_000) / rate - performance.now()
    if (wait > 0) await setTimeout(wait)
    if (waiting.size >= maxWaiting) {
      count.notSent += 1
      continue
    }
    const one = work().finally(() => waiting.delete(one))
    waiting.add(one)
  }
  await Promise.all(waiting)
}

try {
  await run()
  for (const [name, all] of Object.entries(times)) {
    console.log(`${name}: ${all.length}, p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`)
  }
  console.log(
    `responses of 500 and above: ${count.serverErrors}; failed views: ${count.failedViews}; failed orders: ${count.failedOrders}; not sent: ${count.notSent}`,
  )
  console.log(
    `price changes: ${count.prices}; orders that had to look again: ${count.askedAgain}; orders at an old price: ${count.oldPrices}`,
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
  const { serverErrors, failedViews, failedOrders, oldPrices, notSent } = count
  if (serverErrors + failedViews + failedOrders + oldPrices + notSent > 0) process.exitCode = 1
} finally {
  for (const shop of shops) await shop.kill()
  filled.close()
}
process.exit()
