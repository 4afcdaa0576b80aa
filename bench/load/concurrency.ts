/**
 * `npm run bench:limits [-- pglite|postgres] [rounds]`: limits under concurrency: 300 buyers for 37 units, one order sent
 * a hundred times, 200 orders with a code limited to ten uses, fifty with a code limited to one per customer. Prints every
 * count that is not exact; exits with 1 if there is one.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readStock, setStock, signInAdmin } from '../support/check-invariants.ts'
import { type HttpClient, type HttpResponse, unexpectedErrors } from '../support/http-client.ts'
import { type BenchProduct, fillCart, newOrder, placeOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const [engine = 'postgres', rounds = '50'] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-limits-'))
const postgres = engine === 'postgres' ? await openTempPostgres(54_392) : null
const shop = spawnShop({ port: 4_394, dataDir, databaseUrl: postgres?.url ?? '' })
const { url } = shop

/** Creates `count` guests, each with one unit in the cart. */
async function crowd(count: number, item: BenchProduct): Promise<HttpClient[]> {
  const guests: HttpClient[] = []
  while (guests.length < count) {
    const group = await Promise.all(Array.from({ length: Math.min(25, count - guests.length) }, () => fillCart(url, item)))
    guests.push(...group.filter((guest) => guest !== null))
  }
  return guests
}

const accepted = (answers: readonly (HttpResponse | null)[]) => answers.filter((answer) => answer?.status === 201)
const key = () => `limits-${randomUUID()}`

async function sellThrough(admin: HttpClient, item: BenchProduct): Promise<string | null> {
  await setStock(admin, url, item, 37)
  const guests = await crowd(300, item)
  const sold = accepted(await Promise.all(guests.map((guest) => placeOrder(guest, url, key())))).length
  const left = (await readStock(admin, url, item.productId)).find(
    ({ color, size }) => color === item.color && (size ?? undefined) === item.size,
  )
  const free = left ? left.onHand - left.reserved : Number.NaN
  return sold === 37 && free === 0 ? null : `${sold} of 37 sold, ${free} left`
}

async function sendAgain(admin: HttpClient, item: BenchProduct): Promise<string | null> {
  await setStock(admin, url, item, 100)
  const [guest] = (await crowd(1, item)) as [HttpClient]
  const once = key()
  const answers = await Promise.all(Array.from({ length: 100 }, () => placeOrder(guest, url, once)))
  const orders = new Set(accepted(answers).map((answer) => answer?.json._id))
  return orders.size === 1 ? null : `${orders.size} orders of one`
}

/** Uses one code in many carts at once; each order has its own phone, or all share one. */
async function useCode(
  admin: HttpClient,
  item: BenchProduct,
  { limits, people, phone }: { limits: object; people: number; phone?: string },
) {
  await setStock(admin, url, item, people)
  const code = `SO${randomUUID().slice(0, 8).toUpperCase()}`
  const made = await admin.send('POST', `${url}/api/discounts`, { code, kind: 'amount', value: 1_000, active: true, ...limits })
  if (made?.status !== 201) throw new Error(`no code: ${JSON.stringify(made)}`)
  const guests = await crowd(people, item)
  for (const guest of guests) await guest.send('POST', `${url}/api/carts/discount`, { code })
  const answers = await Promise.all(
    guests.map((guest) => {
      const order = newOrder('cod', '')
      const body = phone ? { ...order, address: { ...order.address, phone } } : order
      return guest.send('POST', `${url}/api/orders`, body, { 'idempotency-key': key() })
    }),
  )
  return accepted(answers).filter((answer) => answer?.json.data.order.discount > 0).length
}

const fewUses = async (admin: HttpClient, item: BenchProduct) => {
  const used = await useCode(admin, item, { limits: { usageLimit: 10 }, people: 200 })
  return used === 10 ? null : `${used} uses of 10`
}

const oneEach = async (admin: HttpClient, item: BenchProduct) => {
  const phone = `09${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const used = await useCode(admin, item, { limits: { perCustomerLimit: 1 }, people: 50, phone })
  return used === 1 ? null : `${used} uses by one customer`
}

const trials = {
  '37 pieces, 300 buyers': sellThrough,
  'one order, sent 100 times': sendAgain,
  'a code for 10, 200 orders': fewUses,
  'a code once each, 50 orders of one': oneEach,
}

try {
  await shop.start()
  const { data } = (await (await fetch(`${url}/api/products?availability=In%20stock&limit=1`)).json()) as {
    data: { products: { _id: string; colors: { color: string }[]; sizes: { size: string }[] }[] }
  }
  const [product] = data.products
  const [first] = product?.colors ?? []
  const [size] = product?.sizes ?? []
  if (!product || !first) throw new Error('the shop has nothing in stock')
  const item = { productId: product._id, color: first.color, ...(size ? { size: size.size } : {}) }
  const admin = await signInAdmin(url)
  for (const [name, trial] of Object.entries(trials)) {
    const wrong: string[] = []
    for (let round = 1; round <= Number(rounds); round++) {
      const found = await trial(admin, item)
      if (found) wrong.push(`round ${round}: ${found}`)
    }
    console.log(`${name}: ${rounds} rounds on ${engine}, ${wrong.length === 0 ? 'all exact' : wrong.join('; ')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
  const strange = unexpectedErrors()
  console.log(`answers of 500 and above other than 503 and the gateway’s: ${strange.length === 0 ? 'none' : strange.join(', ')}`)
  if (strange.length > 0) process.exitCode = 1
} finally {
  await shop.kill()
  postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}
