import { mkdtempSync, rmSync } from 'node:fs'
import { readFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putOnShelf, signInAdmin } from './books.ts'
import { buy, type Ware } from './buyers.ts'
import { openOwnPostgres } from './own-postgres.ts'
import { shopProcess } from './shop-processes.ts'
const dataDir = mkdtempSync(join(tmpdir(), 'memay-zz-'))
const pg = await openOwnPostgres(54_399)
const dbUrl = process.env.SOCK ? 'postgres://shop@localhost/postgres?host=' + pg.folder + '&port=54399' : pg.url
const shops = [4_471].map((port) => shopProcess({ port, dataDir, databaseUrl: dbUrl, environment: { NODE_OPTIONS: process.env.PROF ? '--cpu-prof --cpu-prof-dir=/tmp/prof' : process.env.COUNT ? '--import /tmp/count.mjs' : '' } }))
for (const s of shops) await s.start()
const url = shops[0]!.url
const answer = await fetch(`${url}/api/products?availability=In%20stock&limit=12`)
const wares: Ware[] = ((await answer.json()) as any).data.products.map((p: any) => ({ productId: p._id, color: p.variants[0].color, ...(p.variants[0].size ? { size: p.variants[0].size } : {}) }))
const office = await signInAdmin(url)
for (const w of wares) await putOnShelf(office, url, w, 20_000)
await new Promise((r) => setTimeout(r, 25000))
let over = false, n = 0
const ps = () => execSync("ps -eo pid,comm,time,args | grep -E 'memay-pg|postgres: |shop/main' | grep -v grep | awk '{print $3, $4, $5, $6, $7, $8}' | sort | tail -30").toString()
const cpu = () => process.cpuUsage()
const c0 = cpu()
const hz = () => { let t = 0; for (const pid of execSync("pgrep -f 'shop/main.js|54399|shop postgres 127|shop postgres .local'").toString().trim().split('\n')) { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); const who = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('shop/main'); const v = (Number(f[11]) + Number(f[12])) / 100; if (who) shopCpu += v; else pgCpu += v } catch {} } return t }
let shopCpu = 0, pgCpu = 0
hz(); const b = [shopCpu, pgCpu]; shopCpu = 0; pgCpu = 0
const since = Date.now()
const buyers = Array.from({ length: 24 }, async () => { while (!over) { if (await buy([url], wares[Math.floor(Math.random() * wares.length)]!, () => over)) n++ } })
const secs = Number(process.argv[2] ?? 25)
for (let i = 0; i < secs / 5; i++) { const was = n; await new Promise((r) => setTimeout(r, 5000)); console.log((n - was) / 5, 'orders/s') }
over = true
hz(); console.log('cpu shop', ((shopCpu - b[0]!) / n * 1000).toFixed(1), 'pg', ((pgCpu - b[1]!) / n * 1000).toFixed(1), 'ms an order')
await Promise.all(buyers)
console.log(n, 'orders', (n / (Date.now() - since)) * 1000, '/s; bench cpu', (cpu().user - c0.user) / 1e6, 's')
console.log(ps())
if (process.env.STAT) console.log(execSync(`psql '${pg.url}' -c "select calls, round(total_exec_time) ms, round(mean_exec_time::numeric,2) mean, left(regexp_replace(query,'\\s+',' ','g'),150) q from pg_stat_statements order by total_exec_time desc limit 25"`).toString())
for (const s of shops) await s.stop()
await pg.close(); rmSync(dataDir, { recursive: true, force: true })
