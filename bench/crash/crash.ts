/**
 * `npm run bench:crash [-- pglite|postgres] [cycles] [rounds] [seconds]`: crash test under load. First rounds of 500
 * buyers for one unit, each with its own IP, then all behind one IP. Then buyers order without pause while the shop's
 * processes, and PostgreSQL, are killed repeatedly, each time some `seconds` after all are up again. Prints lost,
 * duplicate, oversold and stuck orders; exits with 1 if there are any.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkInvariants, readStock, setStock, signInAdmin } from '../support/check-invariants.ts'
import { unexpectedErrors } from '../support/http-client.ts'
import { type BenchProduct, buy, fillCart, type PlacedOrder, placeOrder } from '../support/shoppers.ts'
import { type ShopProcess, spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const [engine = 'postgres', cycles = '50', rounds = '100', seconds = '1.5'] = process.argv.slice(2)
const shoppersPerRound = 500
const maxConcurrentShoppers = 24
/** Stock of each product for the crash phase, large enough never to sell out. */
const unitsPerProduct = Math.max(2_000, Number(cycles) * 50)
/** The ways PostgreSQL is stopped, in turn. */
const endings = ['killed', 'fast', 'immediate'] as const
const isPostgres = engine === 'postgres'
const dataDir = mkdtempSync(join(tmpdir(), 'memay-crash-'))
const postgres = isPostgres ? await openTempPostgres(54_390) : null
/** Only one process can use PGlite. */
const shops: ShopProcess[] = (isPostgres ? [4_391, 4_392] : [4_391]).map((port) =>
  spawnShop({ port, dataDir, databaseUrl: postgres?.url ?? '' }),
)
const urls = shops.map(({ url }) => url)
const [url = ''] = urls

/** The first products of the demo catalogue that have stock. */
async function findProducts(count: number): Promise<BenchProduct[]> {
  const answer = await fetch(`${url}/api/products?availability=In%20stock&limit=${count}`)
  const { data } = (await answer.json()) as {
    data: { products: { _id: string; colors: { color: string }[]; sizes: { size: string }[] }[] }
  }
  return data.products.flatMap(({ _id: productId, colors: [first], sizes: [size] }) =>
    first ? [{ productId, color: first.color, ...(size ? { size: size.size } : {}) }] : [],
  )
}

/** One unit, 500 carts with it, 500 concurrent orders: at most one may succeed. */
async function rush(product: BenchProduct, among: readonly string[], ip?: string): Promise<{ sold: number; unanswered: number }> {
  const admin = await signInAdmin(url)
  await setStock(admin, url, product, 1)
  const at = (index: number) => among[index % among.length] ?? url
  const guests = await inGroups(shoppersPerRound, 50, (index) => fillCart(at(index), product, ip))
  const answers = await Promise.all(
    guests.map((guest, index) => guest && placeOrder(guest, at(index), `rush-${Date.now()}-${index}-${Math.random()}`)),
  )
  // Behind one IP, an order may be accepted without reserving stock; it does not count as sold.
  const sold = answers.filter((answer) => answer?.status === 201 && answer.json.data.order.stockState === 'reserved').length
  return { sold, unanswered: answers.filter((answer) => !answer || answer.status >= 500).length }
}

async function inGroups<T>(count: number, size: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let first = 0; first < count; first += size) {
    const group = Array.from({ length: Math.min(size, count - first) }, (_, index) => make(first + index))
    made.push(...(await Promise.all(group)))
  }
  return made
}

async function rushes(products: readonly BenchProduct[], among: readonly string[], { isOneIp = false } = {}): Promise<void> {
  let oversold = 0
  let unsold = 0
  let unanswered = 0
  for (let round = 0; round < Number(rounds); round++) {
    const ip = isOneIp ? `172.16.${round >> 8}.${round & 255}` : undefined
    const result = await rush(products[round % products.length] as BenchProduct, among, ip)
    oversold += Math.max(0, result.sold - 1)
    unsold += result.sold === 0 ? 1 : 0
    unanswered += result.unanswered
    if ((round + 1) % 10 === 0) console.log(`  ${round + 1} rounds: ${oversold} oversold, ${unsold} unsold, ${unanswered} unanswered`)
  }
  if (oversold > 0 || unsold > 0) process.exitCode = 1
  console.log(
    `${rounds} rounds of ${shoppersPerRound} buyers${isOneIp ? ' behind one IP' : ''} for one piece, ${among.length} process(es): ${oversold} oversold, ${unsold} unsold`,
  )
}

/** Buyers order without pause while processes are killed. */
async function fire(products: readonly BenchProduct[]): Promise<void> {
  const admin = await signInAdmin(url)
  const stocked: { product: BenchProduct; initialStock: number }[] = []
  for (const product of products) {
    const onHand = await setStock(admin, url, product, unitsPerProduct)
    stocked.push({ product, initialStock: onHand })
  }
  const promised: PlacedOrder[] = []
  let isOver = false
  let fell = 0
  let slowest = 0
  const whole = { orders: 0, ms: 0 }
  const buyers = Array.from({ length: maxConcurrentShoppers }, async () => {
    while (!isOver) {
      const product = products[Math.floor(Math.random() * products.length)] as BenchProduct
      const got = await buy(urls, product, () => isOver)
      if (got) promised.push(got)
    }
  })
  for (let cycle = 1; cycle <= Number(cycles); cycle++) {
    const sold = promised.length
    const since = Date.now()
    await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000 * (0.5 + Math.random())))
    whole.orders += promised.length - sold
    whole.ms += Date.now() - since
    if (postgres && cycle % 5 === 0) {
      const how = endings[(cycle / 5 - 1) % endings.length]
      if (how === 'fast' || how === 'immediate') await postgres.stop(how)
      else postgres.kill()
      await postgres.start()
      const begun = Date.now()
      await Promise.all(shops.map((shop) => shop.ready()))
      // The processes must survive a PostgreSQL restart and sell again soon.
      if (!shops.every((shop) => shop.isRunning())) fell += 1
      slowest = Math.max(slowest, Date.now() - begun)
    } else {
      const victim = shops[cycle % shops.length]
      await victim?.kill()
      await victim?.start()
    }
    if (cycle % 10 === 0) console.log(`  ${cycle} kills: ${promised.length} orders acknowledged`)
  }
  isOver = true
  await Promise.all(buyers)
  console.log('  waiting until what was paid without a callback is known …')
  const found = await waitForPayments(promised, stocked)
  console.log(`${cycles} kills, ${promised.length} orders acknowledged on ${engine} with ${shops.length} process(es):`)
  console.table([found])
  console.log(`  ${Math.round((whole.orders / whole.ms) * 1_000)} orders a second while nothing was being killed or started`)
  const strange = unexpectedErrors()
  if (postgres)
    console.log(
      `  the database ended (killed, fast, immediate): ${fell} shop process(es) fell with it, open again after ${slowest} ms at most`,
    )
  console.log(`  answers of 500 and above other than 503 and the gateway’s: ${strange.length === 0 ? 'none' : strange.join(', ')}`)
  if (fell > 0 || slowest > 10_000 || strange.length > 0) process.exitCode = 1
  if (found.lost + found.doubled + found.oversold + found.stuck > 0) process.exitCode = 1
}

/** Waits until payments settle: the shop learns of a payment within sixty seconds even without a callback. */
async function waitForPayments(promised: readonly PlacedOrder[], products: readonly { product: BenchProduct; initialStock: number }[]) {
  const end = Date.now() + 60_000
  for (;;) {
    const found = await checkInvariants(url, { promised, products })
    if (found.stuck === 0 || Date.now() > end) return found
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
}

try {
  console.log(`opening ${shops.length} process(es) on ${engine} …`)
  // One clean stop first, as in an upgrade: on exit Node writes its compile cache.
  await shops[0]?.start()
  await shops[0]?.stop()
  for (const shop of shops) await shop.start()
  const products = await findProducts(12)
  await readStock(await signInAdmin(url), url, products[0]?.productId ?? '')
  if (Number(rounds) > 0) {
    await rushes(products, [url])
    if (urls.length > 1) await rushes(products, urls)
    await rushes(products, urls, { isOneIp: true })
  }
  if (Number(cycles) > 0) await fire(products)
} finally {
  for (const shop of shops) await shop.kill()
  postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}
