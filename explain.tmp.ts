import pg from 'pg'
import { openPostgres } from './server/platform/database/postgres.ts'
import { createRevisionCache } from './server/platform/pages/revision-cache.ts'
import { searchProducts } from './server/areas/catalogue/search/search-products.ts'
import { readCatalogue, requestPaths } from './bench/load/request-paths.ts'
const url = process.argv[2]!
const database = await openPostgres(url, 10)
let seen: any
const query = async (s: any) => { const t = performance.now(); const r = await database.query(s); if (s.text.includes('with found')) seen = { s, ms: performance.now() - t, rows: r }; return r }
const revisionCache = createRevisionCache(database)
const parts = { database: { ...database, query }, revisionCache } as any
const wanted = { selection: {}, sort: undefined, window: { page: 1, limit: 12 }, language: 'vi' } as any
const find = (q: string) => searchProducts(parts, q, wanted)
const client = new pg.Client({ connectionString: url }); await client.connect()
for (const q of ['áo', 'đồ len', 'áo liền quần hai lớp', 'hai lớp', 'hoa', 'hoa sen huế', 'vườn chanh', 'màu hồng size 2y', 'đầm dưới 300k', 'o']) {
  let best = 1e9; let f: any
  for (let i = 0; i < 8; i++) { f = await find(q); best = Math.min(best, seen?.ms ?? 0) }
  console.log(q, f.total, f.isMore, best.toFixed(1), 'ms'); 
  if (process.argv[3] === q) { await client.query('set plan_cache_mode = force_generic_plan'); await client.query('prepare x as ' + seen.s.text); const { rows } = await client.query('explain (analyze, buffers) execute x(' + seen.s.values.map((v: any) => typeof v === 'number' ? v : client.escapeLiteral(v)).join(',') + ')'); console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n')) }
}
const paths = requestPaths(await readCatalogue(url)).search.slice(0, 1500).map((p) => new URL(p, 'http://x').searchParams.get('query')!)
for (const q of paths.slice(0, 300)) await find(q)
const { readFileSync } = await import('node:fs')
const backends = async () => { const { rows } = await client.query("select pid from pg_stat_activity where datname = current_database()"); let sum = 0; for (const { pid } of rows) { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); sum += Number(f[11]) + Number(f[12]) } return sum * 10 }
const pg0 = await backends()
const t = performance.now(); const c0 = process.cpuUsage(); let slow = 0; let more = 0; let none = 0
for (const q of paths.slice(300)) { const t1 = performance.now(); const f = await find(q); more += Number(f.isMore); none += Number(f.total === 0); slow = Math.max(slow, performance.now() - t1) }
const c1 = process.cpuUsage(c0)
console.log('pg cpu', ((await backends() - pg0) / 1200).toFixed(2), 'ms mean', ((performance.now() - t) / 1200).toFixed(2), 'ms; node cpu', ((c1.user + c1.system) / 1200 / 1000).toFixed(2), 'ms; max', slow.toFixed(0), 'more', more, 'none', none)
process.exit(0)
