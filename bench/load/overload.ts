/**
 * `npm run bench:overload [-- seconds] [connections]`: searches that no cache has, from 500 connections without pause, several times
 * what the shop can do; beside them buyers put goods into carts and order, and others read a cached page. Prints statuses and latencies
 * of each, and how soon all is normal again; exits with 1 after a failure other than 429 or 503 with Retry-After, or a buyer who waits
 * for more than a second (p99).
 */
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../web/app/paths.ts'
import { seededRandom } from '../fill/seeded-random.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { fetchPath, type Reply, sendFlood } from './flood.ts'
import { readCatalogue } from './request-paths.ts'

const [seconds = '60', connections = '500'] = process.argv.slice(2)
const filled = await openFilledDatabase({ port: 54_382, products: 10_000 })
const shop = spawnShop({ port: 4_388, dataDir: filled.dataDir, databaseUrl: filled.databaseUrl })
const pick = seededRandom(11)

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
  const agent = new Agent({ keepAlive: true })
  const fetchOwn = (path: string) => fetchPath(`${shop.url}${path}`, { agent, pick })
  await fetchOwn('/')
  let isOver = false
  const cached: Reply[] = []
  const carts: Reply[] = []
  const orders: Reply[] = []
  const work = [
    (async () => {
      while (!isOver) {
        cached.push(await fetchOwn('/'))
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
  const { replies: flood, lastSentAt } = await sendFlood({ url: shop.url, seconds: Number(seconds), connections: Number(connections) })
  isOver = true
  let normalAfter = Number.NaN
  while (Date.now() - lastSentAt < 60_000) {
    const reply = await fetchOwn(paths.search(`yếm thêu ${Math.round(performance.now())}`))
    if (reply.status === 200 && reply.ms < 500) {
      normalAfter = (Date.now() - lastSentAt) / 1_000
      break
    }
    await setTimeout(100)
  }
  await Promise.race([Promise.all(work), setTimeout(65_000)])
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
