/**
 * `npm run bench:callbacks [-- pglite|postgres] [orders]`: a MoMo of its own sends payment callbacks to the shop, sixteen
 * at a time: for payments that succeeded, failed or belong to others; repeated, out of order, some before the payment was
 * started. Prints the latency of the valid ones; exits with 1 if an order's state does not match its money.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestMomo } from '../../server/testing/momo-fixture.ts'
import { setStock, signInAdmin } from '../support/check-invariants.ts'
import { createHttpClient, unexpectedErrors } from '../support/http-client.ts'
import { type BenchProduct, fillCart, newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const [engine = 'postgres', count = '1000'] = process.argv.slice(2)
const gatewayPort = 4_398
const atOnce = 16
const momo = openTestMomo()
const gateway = createServer(async (request, response) => {
  const answer = await momo.fetch(new URL(request.url ?? '/', momo.environment.MOMO_ENDPOINT).href, { body: await textOf(request) })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
}).listen(gatewayPort, '127.0.0.1')
const dataDir = mkdtempSync(join(tmpdir(), 'memay-callbacks-'))
const postgres = engine === 'postgres' ? await openTempPostgres(54_396) : null
const shop = spawnShop({
  port: 4_397,
  dataDir,
  databaseUrl: postgres?.url ?? '',
  environment: { ...momo.environment, MOMO_ENDPOINT: `http://127.0.0.1:${gatewayPort}` },
})
const { url } = shop
const caller = createHttpClient()

type Begun = Parameters<typeof momo.notice>[0]
type Order = { id: string; token: string; isPaid: boolean; begun: Begun }
type Callback = { body: object; isTrue: boolean }

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

let transactions = 7_000_000_000
/** The payments that MoMo was asked to create, each with the transaction number of its money. */
const begun = new Map<string, Begun>()
const sent: { word: Callback; status: number; ms: number }[] = []

async function sendCallback(word: Callback): Promise<void> {
  const since = performance.now()
  const answer = await caller.send('POST', `${url}/api/payments/momo/callback`, word.body)
  sent.push({ word, status: answer?.status ?? 0, ms: performance.now() - since })
}

/** For every fourth payment the callback arrives before the shop has the response to its own create request. */
momo.behave('create', async (answer, init) => {
  const { orderId, requestId, amount } = JSON.parse(String(init.body)) as Begun
  const payment = { orderId, requestId, amount, transId: transactions++ }
  begun.set(orderId, payment)
  if (begun.size % 4 === 0) await sendCallback({ body: momo.notice(payment), isTrue: true })
  return answer()
})

async function order(product: BenchProduct, index: number): Promise<Order> {
  const guest = await fillCart(url, product)
  const placed = await guest?.send('POST', `${url}/api/orders`, newOrder('momo', `callbacks-${index}`))
  if (placed?.status !== 201) throw new Error(`no order: ${JSON.stringify(placed)}`)
  const { _id: id, token } = placed.json
  const before = new Set(begun.keys())
  const checkout = await guest?.send('POST', `${url}/api/payments/checkout`, { orderId: id, token })
  const own = [...begun.values()].find(({ orderId }) => !before.has(orderId))
  // An order that was paid before the payment started needs no MoMo page.
  const isAgreed = checkout?.status === 200 || checkout?.json?.code === 'already_paid'
  if (!isAgreed || !own) throw new Error(`no payment: ${JSON.stringify(checkout)}`)
  // A payment with an early callback is paid, whatever follows.
  return { id, token, isPaid: index % 5 !== 4 || begun.size % 4 === 0, begun: own }
}

/** All callbacks for one order: the true one five times, failures before and after it, and callbacks for other payments. */
function callbacksOf({ isPaid, begun: payment }: Order): Callback[] {
  const say = (more: Partial<Begun>, isTrue = false): Callback => ({ body: momo.notice({ ...payment, ...more }), isTrue })
  const failures = [
    say({ resultCode: 1006, payType: '' }),
    say({ resultCode: 1005, payType: '', responseTime: 1 }),
    say({ resultCode: 7000 }),
  ]
  const wrong = [
    say({ amount: payment.amount + 1 }),
    say({ amount: payment.amount - 1 }),
    say({ requestId: 'req_other' }),
    say({ partnerCode: 'OTHERSHOP' }),
    { body: { ...momo.notice({ ...payment, amount: 1 }), amount: payment.amount }, isTrue: false },
  ]
  return [...(isPaid ? Array.from({ length: 5 }, () => say({}, true)) : failures), ...failures, ...wrong]
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

async function isAsItsMoney({ id, token, isPaid }: Order): Promise<boolean> {
  const answer = await caller.send('GET', `${url}/api/payments/${id}/status?token=${token}`)
  return answer?.json?.data?.paymentStatus === (isPaid ? 'paid' : 'unpaid')
}

try {
  console.log(`opening the shop on ${engine} …`)
  await shop.start()
  const admin = await signInAdmin(url)
  const { data } = (await caller.send('GET', `${url}/api/products?availability=In%20stock&limit=1`))?.json ?? {}
  const [{ _id: productId, colors, sizes }] = data.products
  const product: BenchProduct = { productId, color: colors[0].color, ...(sizes[0] ? { size: sizes[0].size } : {}) }
  await setStock(admin, url, product, Number(count) + 1)
  const orders: Order[] = []
  for (let index = 0; index < Number(count); index++) orders.push(await order(product, index))
  const words = shuffled(orders.flatMap(callbacksOf))
  console.log(`${orders.length} orders, ${words.length} callbacks …`)
  const left = words.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const word of left) await sendCallback(word)
    }),
  )
  const [first] = orders
  if (first) await Promise.all(Array.from({ length: 100 }, () => sendCallback({ body: momo.notice(first.begun), isTrue: true })))
  let odd = 0
  for (const one of orders) odd += (await isAsItsMoney(one)) ? 0 : 1
  const refunds = (await admin.send('GET', `${url}/api/payments/refunds`))?.json?.data?.total
  const slow = sent
    .filter(({ word }) => word.isTrue)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const unheard = sent.filter(({ word, status }) => (word.isTrue ? status !== 204 : status !== 204 && status !== 400)).length
  const at = (share: number) => `${Math.round(slow[Math.min(slow.length - 1, Math.floor(slow.length * share))] ?? 0)} ms`
  console.log(
    `${sent.length} callbacks on ${engine}, ${slow.length} of them true: answered after ${at(0.5)} (half), ${at(0.99)} (99 of 100), ${at(1)} at most`,
  )
  console.log(
    `  orders that do not stand as their money: ${odd}; refunds: ${refunds}; callbacks answered otherwise than they should be: ${unheard}`,
  )
  const strange = unexpectedErrors()
  console.log(`  answers of 500 and above: ${strange.length === 0 ? 'none' : strange.join(', ')}`)
  if (odd > 0 || unheard > 0 || refunds !== 0 || strange.length > 0) process.exitCode = 1
} finally {
  await shop.kill()
  await postgres?.close()
  gateway.close()
  gateway.closeAllConnections()
  rmSync(dataDir, { recursive: true, force: true })
}
