/**
 * `npm run bench:reads [-- products]`: every combination of filters and sorts of the product list, searches, and pages far behind
 * the last one, on a shop with 100,000 products and without any cache, one request at a time. Prints the latencies of each group
 * and the slowest requests; exits with 1 if a p99 is over 300 ms or a request failed.
 */
import { productStatuses } from '../../contract/catalogue.ts'
import { withQuery } from '../../web/app/paths.ts'
import { seededRandom } from '../fill/seeded-random.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { percentile } from '../support/percentile.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { readCatalogue } from './request-paths.ts'

const products = Number(process.argv[2] ?? 100_000)
const maxMs = 300
const filled = await openFilledDatabase({ port: 54_387, products })
const shop = spawnShop({
  port: 4_384,
  dataDir: filled.dataDir,
  databaseUrl: filled.databaseUrl,
  environment: { CACHE: 'off', WORKER: 'off' },
})
const pick = seededRandom(5)

type Read = { path: string; ms: number; status: number }

async function measure(name: string, paths: readonly string[]): Promise<void> {
  const reads: Read[] = []
  for (const path of paths) {
    const begun = performance.now()
    const response = await fetch(shop.url + path, { headers: { 'accept-language': 'vi' } })
    await response.arrayBuffer()
    reads.push({ path, ms: performance.now() - begun, status: response.status })
  }
  const at = (share: number) =>
    Math.round(
      percentile(
        reads.map(({ ms }) => ms),
        share,
      ),
    )
  const failed = reads.filter(({ status }) => status !== 200 && status !== 404)
  const isGood = failed.length === 0 && at(0.99) <= maxMs
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${reads.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed.length} failed`)
  for (const { path, ms, status } of reads.toSorted((one, other) => other.ms - one.ms).slice(0, 3))
    console.log(`    ${Math.round(ms)} ms, ${status}: ${decodeURIComponent(path)}`)
  if (!isGood) process.exitCode = 1
}

type Query = Record<string, string | number | undefined>

/** Every choice of each part with every choice of the others. */
function combine(parts: readonly (readonly Query[])[]): Query[] {
  return parts.reduce<Query[]>((found, part) => found.flatMap((query) => part.map((choice) => ({ ...query, ...choice }))), [{}])
}

try {
  await shop.start()
  const { categories, colors, sizes, products: listed } = await readCatalogue(filled.databaseUrl)
  const sorts = [undefined, 'newest', 'price-asc', 'price-desc', 'best-selling', 'best-sale'].map((sort) => ({ sort }))
  const filters = () => [
    [{}, { category: pick.one(categories) }],
    [{}, { colors: pick.some(colors, 1, 3).join(',') }],
    [{}, { sizes: pick.some(sizes, 1, 3).join(',') }],
    [{}, { availability: 'In stock' }, { availability: 'Out of stock' }],
    [{}, { status: pick.one(productStatuses) }],
    [{}, { min: 100_000, max: 250_000 }],
  ]
  const list = (query: Query) => withQuery('/api/products', { limit: 24, ...query })
  const words = () => pick.one(listed).name.split(' ')
  const searched = Array.from({ length: 60 }, () => ({ query: words().slice(0, pick.number(1, 4)).join(' ') }))
  const odd = ['a', 'aa', 'đ', 'quần áo trẻ em bé gái', 'x'.repeat(200), 'khong co gi ca xyz', 'đầm '.repeat(40).trim(), '%', "' or 1=1--"]
  // The first of each kind compiles its code and its queries.
  for (const path of [list({}), '/products', list({ query: 'đầm' })]) await (await fetch(shop.url + path)).arrayBuffer()
  await measure('filters and sorts', combine([sorts, ...filters()]).map(list))
  await measure(
    'the same, far behind the first page',
    combine([sorts, ...filters()])
      .filter((_, index) => index % 4 === 0)
      .map((query, index) => list({ ...query, page: [50, 1_000, 100_000][index % 3] })),
  )
  await measure('searches', combine([sorts, searched]).map(list))
  await measure('odd searches', combine([sorts, odd.map((query) => ({ query })), [{}, { availability: 'In stock' }]]).map(list))
  await measure(
    'pages',
    combine([sorts, ...filters()])
      .filter((_, index) => index % 8 === 0)
      .map((query) => withQuery('/products', query)),
  )
} finally {
  await shop.kill()
  filled.close()
}
process.exit()
