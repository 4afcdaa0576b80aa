/**
 * `DATABASE_URL=… node bench/query-plans.ts`: asks a loaded shop its hot questions and prints, as the table of
 * docs/query-plans.md, how long each answer takes and how the database finds it. `--full` prints every plan.
 */
import pg from 'pg'
import { openShop } from '../server/app.ts'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/db.ts'

type Asked = { text: string; values: unknown[] }
type Explained = { text: string; plan: Plan }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Actual Total Time': number; Plans?: Plan[] }

const runs = 20
/** Tables of a page or two, which nobody would open an index for. */
const small = /^(categories|collections|tags|revisions|pg_.*|bam)$/
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', WORKER: 'off', RATE_LIMIT_PER_MINUTE: '1000000' })
if (!config.databaseUrl) throw new Error('DATABASE_URL has to name a loaded database')
const full = process.argv.includes('--full')

const planner = new pg.Client({ connectionString: config.databaseUrl })
const asked = recordQuestions()
const database = await openDatabase(config)
const shop = await openShop({ config, database, web: { handleWeb: async () => new Response(''), keptAddress: () => null } })
await planner.connect()

const ask = async (path: string) => {
  const started = performance.now()
  const answer = await shop.app.inject({ url: encodeURI(`/api/products${path}`), headers: { 'accept-language': 'vi' } })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return { milliseconds: performance.now() - started, body: answer.json() }
}

const [some] = (await ask('?limit=1&page=5000')).body.data.products
const pages = Math.floor((await ask('')).body.data.total / 24)
const hot: [string, string][] = [
  ['popular, for the home page', '/popular?limit=8'],
  ['newest', '?limit=24'],
  ['by price, first page', '?sort=price-asc&limit=24'],
  ['by price, last page', `?sort=price-desc&limit=24&page=${pages}`],
  ['best selling', '?sort=best-selling&limit=24'],
  ['best sale', '?sort=best-sale&limit=24'],
  ['a category', '/category/đầm?limit=24'],
  ['a category by price', '/category/đầm?sort=price-asc&limit=24'],
  ['a collection', '/collection/tet-sum-vay?limit=24'],
  ['a colour and a size', '?colors=Đỏ gạch&sizes=2Y&limit=24'],
  ['a tag', '?tags=Lụa&limit=24'],
  ['everything at once', '?tags=Lụa,Đũi&colors=Đỏ gạch&sizes=2Y,3Y&category=đầm&min=100000&max=600000&sort=price-asc&limit=24'],
  ['in stock', '?availability=In stock&limit=24'],
  ['out of stock', '?availability=Out of stock&limit=24'],
  ['made to order', '?availability=Made to order&limit=24'],
  ['search: two words', '?query=đầm hoa&limit=24'],
  ['search: two letters', '?query=áo&limit=24'],
  ['search: one letter', '?query=h&limit=24'],
  ['search: a number', `?query=${some.sku}&limit=24`],
  ['search: a whole name', `?query=${some.name}&limit=24`],
  ['search: a slip', '?query=đầmm hao senn&limit=24'],
  ['search: nothing alike', '?query=xylophone qwrtz&limit=24'],
  ['a product by its address', `/slug/${some.slug}`],
  ['related products', `/related/${some._id}`],
  ['sizes in use', '/sizes'],
  ['colours in use', '/colors'],
]

console.log('| question | answer, ms (median / best of 20) | slowest statement, ms | how it is found |\n| --- | --- | --- | --- |')
for (const [what, path] of hot) {
  await ask(path)
  const times: number[] = []
  for (let i = 0; i < runs; i++) times.push((await ask(path)).milliseconds)
  asked.length = 0
  await ask(path)
  const plans = await explain([...asked])
  const slowest = Math.max(...plans.map(({ plan }) => plan['Actual Total Time']))
  const [best = 0, median = 0] = [times.toSorted((a, b) => a - b)].flatMap((sorted) => [sorted[0], sorted[runs / 2]])
  // What belongs to the rows of a page is read by their ids, in every list the same way.
  const finding = plans.filter(({ text }) => !/"(product_id|id)" in \(\$/.test(text))
  const ways = new Set((finding.length > 0 ? finding : plans).flatMap(({ plan }) => scansOf(plan)))
  console.log(`| ${what} | ${median.toFixed(1)} / ${best.toFixed(1)} | ${slowest.toFixed(1)} | ${[...ways].join(', ')} |`)
}
await planner.end()
await shop.close()

/** Notes every statement any connection of this process sends. */
function recordQuestions(): Asked[] {
  const notes: Asked[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof first === 'string' ? first : (first?.text ?? '')
    const values = Array.isArray(second) ? second : (typeof first === 'object' && first?.values) || []
    if (this !== planner) notes.push({ text, values })
    return (query as (...args: unknown[]) => unknown).apply(this, given)
  } as typeof query
  return notes
}

async function explain(statements: Asked[]): Promise<Explained[]> {
  const plans: Explained[] = []
  await planner.query('begin')
  for (const { text, values } of statements) {
    if (!/^(select|with)/i.test(text.trim())) continue
    const { rows } = await planner.query(`explain (analyze, buffers, format json) ${text}`, values)
    plans.push({ text, plan: rows[0]['QUERY PLAN'][0].Plan })
    if (full) {
      const readable = await planner.query(`explain (analyze, buffers) ${text}`, values)
      console.log(text, values, readable.rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
  }
  await planner.query('rollback')
  return plans
}

function scansOf(plan: Plan): string[] {
  const kind = plan['Node Type']
  const table = plan['Relation Name'] ?? ''
  const index = plan['Index Name']
  const own = index
    ? [kind === 'Bitmap Index Scan' ? `${index} (bitmap)` : index]
    : kind === 'Seq Scan' && !small.test(table)
      ? [`**all of ${table}**`]
      : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)]
}
