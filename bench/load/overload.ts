/**
 * `npm run bench:overload [-- seconds] [connections]`: searches that no cache has, from 500 connections without pause, several times
 * what the shop can do; beside them buyers put goods into carts and order, and others read a cached page. Prints statuses and latencies
 * of each, and how soon all is normal again; exits with 1 after a failure other than 429 or 503 with Retry-After, or a buyer who waits
 * for more than a second (p99).
 */
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../web/app/paths.ts'
import { seededRandom } from '../fill/seeded-random.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { readCatalogue } from './request-paths.ts'

const [seconds = '60', connections = '500'] = process.argv.slice(2)
const filled = await openFilledDatabase({ port: 54_382, products: 10_000 })
const shop = spawnShop({ port: 4_388, dataDir: filled.dataDir, databaseUrl: filled.databaseUrl })
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const pick = seededRandom(11)
const words = ['đầm', 'yếm', 'áo', 'quần', 'hoa', 'xanh', 'đỏ', 'bé gái', 'linen', 'thêu', 'mũ', 'váy', 'tết', '3 tuổi', 'size 2']
let searches = 0

type Reply = { status: number; retryAfter: string | undefined; ms: number }

function fetchPath(path: string, use = agent): Promise<Reply> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) => resolve({ status, retryAfter, ms: performance.now() - begun })
    const headers = { 'x-forwarded-for': `10.9.${pick.number(0, 255)}.${pick.number(1, 254)}` }
    get(`${shop.url}${path}`, { agent: use, headers, timeout: 60_000 }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0, response.headers['retry-after']))
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })
}

const search = () => paths.search(`${pick.one(words)} ${pick.one(words)} ${++searches}`)

function print(name: string, replies: readonly Reply[]): void {
  const statuses = Object.entries(Object.groupBy(replies, ({ status }) => String(status))).map(
    ([status, list]) => `${list?.length} × ${status}`,
  )
  const at = (share: number) =>
    Math.round(
      percentile(
        replies.map(({ ms }) => ms),
        share,
      ),
    )
  console.log(`${name}: ${statuses.join(', ')}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}

const wrong = ({ status, retryAfter }: Reply) =>
  status === 0 || (status >= 500 && status !== 503) || ((status === 503 || status === 429) && !retryAfter)

try {
  await shop.start()
  const { variants } = await readCatalogue(filled.databaseUrl)
  const plain = variants.filter(({ isPlain }) => isPlain)
  await fetchPath('/')
  const own = new Agent({ keepAlive: true })
  let isOver = false
  const flood: Reply[] = []
  const cached: Reply[] = []
  const carts: Reply[] = []
  const orders: Reply[] = []
  const work = [
    ...Array.from({ length: Number(connections) }, async () => {
      while (!isOver) flood.push(await fetchPath(search()))
    }),
    (async () => {
      while (!isOver) {
        cached.push(await fetchPath('/', own))
        await setTimeout(200)
      }
    })(),
    ...Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { productId, color, size } = pick.one(plain)
        const guest = createHttpClient()
        for (const [path, body, list] of [
          ['/api/carts', { productId, color, size, quantity: 1 }, carts],
          ['/api/orders', newOrder('cod', ''), orders],
        ] as const) {
          const begun = performance.now()
          const response = await guest.send('POST', `${shop.url}${path}`, body)
          list.push({ status: response?.status ?? 0, retryAfter: '1', ms: performance.now() - begun })
          if (response?.status !== 201) break
        }
        await setTimeout(500)
      }
    }),
  ]
  await setTimeout(Number(seconds) * 1_000)
  isOver = true
  const ended = performance.now()
  await Promise.race([Promise.all(work), setTimeout(65_000)])
  let normalAfter = Number.NaN
  while (performance.now() - ended < 60_000) {
    const reply = await fetchPath(search(), own)
    if (reply.status === 200 && reply.ms < 500) {
      normalAfter = (performance.now() - ended) / 1_000
      break
    }
    await setTimeout(100)
  }
  print(`searches from ${connections} connections for ${seconds} s`, flood)
  print('a cached page', cached)
  print('add to cart', carts)
  print('order', orders)
  console.log(`normal again ${normalAfter.toFixed(1)} s after the last of them was sent`)
  const failures = [...flood, ...cached, ...carts, ...orders].filter(wrong).length
  const slowest = Math.max(
    percentile(
      carts.map(({ ms }) => ms),
      0.99,
    ),
    percentile(
      orders.map(({ ms }) => ms),
      0.99,
    ),
  )
  if (failures > 0) console.log(`${failures} failures that are neither 429 nor 503 with Retry-After`)
  if (failures > 0 || slowest > 1_000) process.exitCode = 1
} finally {
  await shop.kill()
  filled.close()
}
process.exit()
