import pg from 'pg'

export type RecordedQuery = { text: string; values: unknown[] }
type Explained = { text: string; plan: Plan }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Actual Total Time': number; Plans?: Plan[] }

const runs = 20
/** Tables of a page or two: a sequential scan is the better plan. */
const small = /^(categories|collections|tags|facet_counts|former_category_names|former_collection_slugs|revisions|settings|pg_.*|bam)$/

/**
 * Records every statement this process sends, from before the shop is opened, and explains it in the database. `full`
 * prints every plan.
 */
export async function openExplain(databaseUrl: string, full: boolean) {
  const planner = new pg.Client({ connectionString: databaseUrl })
  const asked = recordQueries(planner)
  await planner.connect()

  /** Runs one query many times, prints a row of the table, and returns how its rows are found. */
  async function measure(what: string, run: () => Promise<number>): Promise<Set<string>> {
    await run()
    const times: number[] = []
    for (let i = 0; i < runs; i++) times.push(await run())
    asked.length = 0
    await run()
    const plans = await explain(planner, [...asked], full)
    const slowest = Math.max(...plans.map(({ plan }) => plan['Actual Total Time']))
    const [best = 0, median = 0] = [times.toSorted((a, b) => a - b)].flatMap((sorted) => [sorted[0], sorted[runs / 2]])
    // Skips lookups by primary key: the rows of a page and the session. Foreign keys that filter a list are checked.
    const finding = plans.filter(({ text }) => !/"(?!category_id|collection_id|tag_id)(\w+_id|id)" in \(\$|from "sessions"/.test(text))
    const ways = new Set((finding.length > 0 ? finding : plans).flatMap(({ plan }) => scansOf(plan)))
    console.log(
      `| ${what} | ${median.toFixed(1)} / ${best.toFixed(1)} | ${slowest.toFixed(1)} | ${[...ways].join(', ') || 'small tables'} |`,
    )
    return ways
  }

  return { measure, end: () => planner.end() }
}

export const sequentialScanOf = (table: string) => `**all of ${table}**`

export const tableHead = '| query | response, ms, median / best of 20 | slowest statement, ms | plan |\n| --- | --- | --- | --- |'

function recordQueries(planner: pg.Client): RecordedQuery[] {
  const notes: RecordedQuery[] = []
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

async function explain(planner: pg.Client, statements: RecordedQuery[], full: boolean): Promise<Explained[]> {
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
      ? [sequentialScanOf(table)]
      : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)]
}
