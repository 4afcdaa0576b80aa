import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../web/app/paths.ts'
import { signInAdmin } from '../support/check-invariants.ts'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import type { Figures } from './measure-http.ts'
import type { Catalogue, SoldVariant } from './request-paths.ts'

type Wanted = { url: string; catalogue: Catalogue; connections: number; rounds: number }

const requests = 1_000
/** Visitors may see the old price for this long. */
const maxStaleMs = 1_000

/**
 * Changes the price of a product on the home page, then requests that page a thousand times; several rounds. A request fails
 * without status 200; a round fails if the page lacks the new price after a second.
 */
export async function measurePriceChanges({ url, catalogue, connections, rounds }: Wanted): Promise<Figures> {
  const { productId, price: before } = await findProductOnHomePage(url, catalogue)
  const admin = await signInAdmin(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const [sum, failed] = [{ bytes: 0, ms: 0 }, { count: 0 }]

  async function request(): Promise<void> {
    const since = performance.now()
    const { status, bytes } = await fetchPage(agent, url)
    times.push(performance.now() - since)
    sum.bytes += bytes
    if (status !== 200) failed.count += 1
  }

  async function requestAll(): Promise<void> {
    const turns = Array.from({ length: requests }).values()
    const client = async () => {
      for (const _ of turns) await request()
    }
    await Promise.all(Array.from({ length: connections }, client))
  }

  async function changePrice(price: number): Promise<void> {
    const changed = await admin.send('PATCH', `${url}/api/products/${productId}`, { price })
    if (changed?.status !== 200) throw new Error(`the price was not changed: ${JSON.stringify(changed)}`)
  }

  for (let round = 0; round < rounds; round++) {
    await requestAll()
    times.splice(-requests)
    const price = 101_000 + round * 1_000
    await changePrice(price)
    const since = performance.now()
    await requestAll()
    sum.ms += performance.now() - since
    await setTimeout(Math.max(0, maxStaleMs - (performance.now() - since)))
    const page = await createHttpClient().send('GET', url + paths.home())
    if (!String(page?.json).includes(`${101 + round}.000`)) failed.count += 1
  }
  agent.destroy()
  // The orders that are measured later expect the price of the catalogue.
  await changePrice(before)
  return {
    ...{ perSecond: times.length / (sum.ms / 1_000), p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    ...{ bytes: Math.round(sum.bytes / (times.length + rounds * requests)), failed: failed.count },
  }
}

/** One that costs its plain price, which the page therefore shows. */
async function findProductOnHomePage(url: string, { products, variants }: Catalogue): Promise<SoldVariant> {
  const page = await createHttpClient().send('GET', url + paths.home())
  const shown = new Set(products.filter(({ slug }) => String(page?.json).includes(`${paths.product(slug)}"`)).map(({ id }) => id))
  const variant = variants.find(({ productId, isPlain }) => isPlain && shown.has(productId))
  if (!variant) throw new Error('no product on the home page has a plain price')
  return variant
}

function fetchPage(agent: Agent, url: string): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'vi' }
    get(url + paths.home(), { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
