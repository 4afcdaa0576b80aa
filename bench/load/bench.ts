/**
 * `npm run bench [-- part of a name]`: what the shop serves per second with CACHE=on and with CACHE=off, on PostgreSQL, beside
 * four plain references in the same run. BENCH_PRODUCTS (1,000), BENCH_SECONDS per row (8), BENCH_ENCODING (br), BENCH_DATABASE_URL (filled before). Exits with 1
 * if a request or an order failed.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { buildTree } from '../references/build-tree.ts'
import { prepareReferences } from '../references/prepare.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { type ReferenceKind, spawnReference } from '../support/spawn-reference.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { type Figures, hasWrk, measureHttp, requestAll } from './measure-http.ts'
import { type OrderFigures, openBuyers } from './measure-orders.ts'
import { measurePriceChanges } from './measure-price-change.ts'
import { readCatalogue, requestPaths } from './request-paths.ts'
import { orderWorks, priceChangeWork, references, works } from './works.ts'

type Row = {
  work: string
  cache: string
  perSecond: number
  figures: Omit<Figures, 'bytes'> & { bytes?: number }
  reference?: ReferenceKind
}

const products = Number(process.env.BENCH_PRODUCTS ?? 1_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const warmUpSeconds = Math.min(3, seconds)
const connections = 16
const wanted = process.argv.slice(2).join(' ').toLowerCase()
const isWanted = (name: string) => name.toLowerCase().includes(wanted)
const chosen = works.filter(({ name }) => isWanted(name))
const orders = Object.values(orderWorks).filter((name) => isWanted(name) || isWanted('orders'))
const kinds = [...new Set(chosen.flatMap(({ reference }) => Object.values(reference)))]
const ports = { postgres: 54_381, shop: 4_381, reference: 4_382 }
const [rows, memory]: [Row[], string[]] = [[], []]

const isPriceWanted = isWanted(priceChangeWork)

if (chosen.length === 0 && orders.length === 0 && !isPriceWanted) {
  console.error(
    `No row is called ${wanted}: ${[...works.map(({ name }) => name), priceChangeWork, ...Object.values(orderWorks)].join(', ')}`,
  )
  process.exit(1)
}
if (kinds.includes('tree')) {
  console.log('building the tree of the home page …')
  buildTree()
}
const filled = await openFilledDatabase({ port: ports.postgres, products })
const { databaseUrl, dataDir: folder } = filled
const catalogue = await readCatalogue(databaseUrl)
const paths = requestPaths(catalogue)

async function measure(url: string, list: readonly string[], encoding?: string): Promise<Figures> {
  const load = { url, paths: list, connections, folder, encoding }
  await measureHttp({ ...load, seconds: warmUpSeconds })
  return measureHttp({ ...load, seconds })
}

async function measureReferences(shopUrl: string): Promise<void> {
  await prepareReferences(
    databaseUrl,
    shopUrl,
    catalogue.products.map(({ id }) => id),
  )
  for (const kind of kinds) {
    const server = await spawnReference(kind, ports.reference, { DATABASE_URL: databaseUrl, SHOP_URL: shopUrl })
    try {
      const { name, paths: list } = references[kind]
      console.log(`measuring ${name} …`)
      const figures = await measure(server.url, paths[list])
      rows.push({ work: name, cache: '', perSecond: figures.perSecond, figures, reference: kind })
    } finally {
      server.stop()
    }
  }
}

async function measureOrders(url: string, cache: string): Promise<void> {
  const buyers = await openBuyers(url, catalogue.variants)
  const add = (work: string, figures: OrderFigures) => rows.push({ work, cache, perSecond: figures.perSecond, figures })
  await buyers.oneByOne(20)
  for (const [name, clients] of [
    [orderWorks.rush16, 16],
    [orderWorks.rush64, 64],
  ] as const) {
    if (orders.includes(name)) add(name, await buyers.rush(seconds * 40, clients))
  }
  if (!orders.includes(orderWorks.one)) return
  const one = await buyers.oneByOne(seconds * 10)
  add('one client: add to cart', one.add)
  add('one client: order', one.order)
}

async function measureShop(cache: 'on' | 'off', whenReady: (url: string) => Promise<void>): Promise<void> {
  // As `npm start` ships it; only the limit per IP, which one machine would reach, is higher.
  const environment = { CACHE: cache, LOG_LEVEL: 'info', RECONCILE_INTERVAL_SECONDS: '60' }
  const shop = spawnShop({ port: ports.shop, dataDir: folder, databaseUrl, environment })
  try {
    await shop.start()
    await setTimeout(20_000)
    const idle = shop.memory()
    await whenReady(shop.url)
    for (const { name, paths: list, reference, encoding } of chosen) {
      console.log(`measuring ${name}, CACHE=${cache} …`)
      if (cache === 'on') await requestAll({ url: shop.url, paths: paths[list], connections, encoding })
      const figures = await measure(shop.url, paths[list], encoding)
      rows.push({
        work: name,
        cache,
        perSecond: figures.perSecond,
        figures,
        reference: cache === 'on' ? reference.cached : reference.uncached,
      })
    }
    if (cache === 'on' && isPriceWanted) {
      console.log(`measuring ${priceChangeWork} …`)
      const figures = await measurePriceChanges({ url: shop.url, catalogue, connections, rounds: seconds })
      rows.push({ work: priceChangeWork, cache, perSecond: figures.perSecond, figures })
    }
    if (orders.length > 0) {
      console.log(`measuring orders, CACHE=${cache} …`)
      await measureOrders(shop.url, cache)
    }
    const after = shop.memory()
    await setTimeout(20_000)
    memory.push(`CACHE=${cache}: ${idle} MB idle, ${after} MB after, ${shop.memory()} MB 20 s later`)
  } finally {
    await shop.kill()
  }
}

function print(): void {
  const base = new Map(
    rows.flatMap(({ cache, reference, perSecond }) => (cache === '' && reference ? [[reference, perSecond] as const] : [])),
  )
  const short = (kind: ReferenceKind) => references[kind].name.slice(0, 3)
  console.log('\n| work | CACHE | per second | p50 ms | p99 ms | failed | kB each | of its reference |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { work, cache, perSecond, figures, reference } of rows) {
    const against = reference && base.get(reference)
    const ratio = cache && reference && against ? `${(perSecond / against).toFixed(2)} of ${short(reference)}` : ''
    const size = figures.bytes === undefined ? '' : (figures.bytes / 1_000).toFixed(1)
    const cells = [
      work,
      cache,
      perSecond.toFixed(perSecond < 100 ? 1 : 0),
      figures.p50.toFixed(1),
      figures.p99.toFixed(1),
      figures.failed,
      size,
      ratio,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(`\nMemory: ${memory.join('; ')}.`)
}

try {
  const load = () => loadavg()[0]?.toFixed(1)
  const client = (await hasWrk()) ? 'wrk' : 'autocannon'
  console.log(
    `${products} products, ${connections} connections, ${seconds} s per row, ${client}, ${availableParallelism()} cores, load average ${load()}`,
  )
  await measureShop('on', kinds.length > 0 ? measureReferences : async () => undefined)
  await measureShop('off', async () => undefined)
  print()
  console.log(`Load average at the end: ${load()}.`)
  if (rows.some(({ figures }) => figures.failed > 0)) process.exitCode = 1
} finally {
  filled.close()
}
