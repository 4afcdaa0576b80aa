/**
 * `npm run bench:plans`, or `DATABASE_URL=… node bench/plans/query-plans.ts` in a loaded shop: runs the hot queries and prints,
 * as the table of docs/query-plans.md, their latency and how the database finds the rows. `--full` prints every plan. Exits
 * with 1 if a query scans all products or reviews that should not.
 */
import { openShop } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'
import { openExplain, sequentialScanOf, tableHead } from './explain.ts'

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', WORKER: 'off', RATE_LIMIT_PER_MINUTE: '1000000' })
if (!config.databaseUrl) throw new Error('DATABASE_URL has to name a loaded database')

const planner = await openExplain(config.databaseUrl, process.argv.includes('--full'))
const database = await openDatabase(config)
const shop = await openShop({ config, database, web: { handleWeb: async () => new Response(''), cacheableUrl: () => null } })

const fetchMeasured = async (path: string) => {
  const started = performance.now()
  const url = path.startsWith('/api/') ? path : `/api/products${path}`
  const answer = await shop.app.inject({ url: encodeURI(url), headers: { 'accept-language': 'vi' } })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return { milliseconds: performance.now() - started, body: answer.json() }
}

const [some] = (await fetchMeasured('?limit=1&page=5000')).body.data.products
const pages = Math.floor((await fetchMeasured('')).body.data.total / 24)
const hot: [string, string][] = [
  ['popular, for the home page', '/popular?limit=8'],
  ['newest', '?limit=24'],
  ['by price, first page', '?sort=price-asc&limit=24'],
  ['by price, last page', `?sort=price-desc&limit=24&page=${pages}`],
  ['best selling', '?sort=best-selling&limit=24'],
  ['best sale', '?sort=best-sale&limit=24'],
  ['a category', '/category/đầm?limit=24'],
  ['a category by price', '/category/đầm?sort=price-asc&limit=24'],
  ['two categories', '?category=Mũ,Đầm&limit=24'],
  ['a collection', '/collection/tet-sum-vay?limit=24'],
  ['two collections', '?collection=tet-sum-vay,mua-he&limit=24'],
  ['a colour and a size', '?colors=Đỏ gạch&sizes=2Y&limit=24'],
  ['a tag', '?tags=Lụa&limit=24'],
  ['everything at once', '?tags=Lụa,Đũi&colors=Đỏ gạch&sizes=2Y,3Y&category=đầm&min=100000&max=600000&sort=price-asc&limit=24'],
  ['in stock', '?availability=In stock&limit=24'],
  ['out of stock', '?availability=Out of stock&limit=24'],
  ['made to order', '?availability=Made to order&limit=24'],
  ['in stock or made to order', '?availability=In stock,Made to order&limit=24'],
  ['two statuses', '?status=New,Sale&limit=24'],
  ['search: two words', '?query=đầm hoa&limit=24'],
  ['search: two letters', '?query=áo&limit=24'],
  ['search: one letter', '?query=h&limit=24'],
  ['search: a number', `?query=${some.sku}&limit=24`],
  ['search: a whole name', `?query=${some.name}&limit=24`],
  ['search: a misspelt word', '?query=đầmm hao senn&limit=24'],
  ['search: nothing alike', '?query=xylophone qwrtz&limit=24'],
  ['a product by its slug', `/slug/${some.slug}`],
  ['related products', `/related/${some._id}`],
  ['sizes in use', '/sizes'],
  ['colours in use', '/colors'],
  ['the quoted review of the home page', '/api/reviews/quoted'],
]

/** Tables that grow with the shop. */
const large = ['products', 'reviews']

/** A word of one or two letters matches a third of the products: reading them all is the faster plan. */
const mayScanProducts = ['search: two letters', 'search: one letter']

console.log(tableHead)
for (const [what, path] of hot) {
  const ways = await planner.measure(what, async () => (await fetchMeasured(path)).milliseconds)
  const scanned = large.find((table) => ways.has(sequentialScanOf(table)))
  if (!scanned || mayScanProducts.includes(what)) continue
  console.error(`✗ ${what}: scans all ${scanned}`)
  process.exitCode = 1
}
await planner.end()
await shop.close()
