/**
 * `npm run bench:upgrade [-- --from=commit --orders=100000 --kills=20]`: an upgrade from an earlier version, by default the last one
 * without the newest migration. Its filled database is copied for each of: an upgrade, the same while two processes start at
 * once, and one that is killed in the middle and repeated. All copies have to end equal, without a row lost. Then the earlier version
 * serves on while this one migrates below it: buyers order at both, then at the earlier one that is started again (the way back).
 * Prints what was lost or refused; exits with 1 if anything was.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { signInAdmin } from '../support/check-invariants.ts'
import { unexpectedErrors } from '../support/http-client.ts'
import { type BenchProduct, buy, type PlacedOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'
import { buildRelease, commitBeforeLastMigration, describeCommit } from './build-release.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, orders: { type: 'string', default: '100000' }, kills: { type: 'string', default: '20' } },
})
const commit = values.from ?? commitBeforeLastMigration()
const kills = Number(values.kills)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-upgrade-'))
const postgres = await openTempPostgres(54_385)
const urlOf = (database: string) => postgres.url.replace(/postgres$/, database)
console.log(`building ${describeCommit(commit)} …`)
const earlier = buildRelease(commit)

function check(what: string, holds: boolean, detail: unknown = ''): void {
  console.log(`${holds ? '✓' : '✗'} ${what}${detail === '' ? '' : `: ${detail}`}`)
  if (!holds) process.exitCode = 1
}

async function query<Row>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

type Digest = Map<string, { rows: number; sum: string }>

/** Each table's rows and a checksum of them that does not depend on their order. */
async function digest(database: string): Promise<Digest> {
  const tables = await query<{ name: string }>(database, `select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const found: Digest = new Map()
  for (const { name } of tables) {
    const [row] = await query<{ rows: string; sum: string }>(
      database,
      `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`,
    )
    if (row) found.set(name, { rows: Number(row.rows), sum: row.sum })
  }
  return found
}

const countMigrations = async (database: string): Promise<number> =>
  Number((await query<{ count: string }>(database, 'select count(*) from drizzle.__drizzle_migrations'))[0]?.count)

/** Processes that do no jobs, so that nothing but a migration changes a row. */
function openShop(database: string, { port = 4_379, folder }: { port?: number; folder?: string } = {}) {
  const environment = { WORKER: 'off', DEMO: '0' }
  return spawnShop({ port, dataDir, databaseUrl: urlOf(database), environment, ...(folder ? { folder } : {}) })
}

async function copyOf(name: string): Promise<string> {
  await query('postgres', `create database ${name} template earlier`)
  return name
}

const differing = (one: Digest, other: Digest) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name)?.sum !== other.get(name)?.sum)

/** Starts this version on a copy, and kills it after a while; then starts it again. */
async function upgradeKilled(index: number, afterMs: number): Promise<{ database: string; wasHalfDone: boolean; migrations: number }> {
  const database = await copyOf(`killed_${index}`)
  const shop = openShop(database)
  const starting = shop.start().catch(() => undefined)
  await setTimeout(afterMs)
  await shop.kill()
  await query('postgres', `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  const migrations = await countMigrations(database)
  await shop.start()
  await starting
  await shop.kill()
  return { database, wasHalfDone: migrations > before && migrations < after, migrations }
}

async function findProducts(url: string): Promise<BenchProduct[]> {
  const response = await fetch(`${url}/api/products?availability=In%20stock&limit=40`)
  const { data } = (await response.json()) as {
    data: { products: { _id: string; colors: { color: string }[]; sizes: { size: string }[]; personalization?: unknown }[] }
  }
  return data.products.flatMap(({ _id: productId, colors: [first], sizes: [size] }) =>
    first ? [{ productId, color: first.color, ...(size ? { size: size.size } : {}) }] : [],
  )
}

let before = 0
let after = 0
try {
  await query('postgres', 'create database earlier')
  const fill = [join(earlier, 'bench/fill/fill.ts'), '2000', '--orders', values.orders]
  execFileSync(process.execPath, fill, {
    cwd: earlier,
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: urlOf('earlier'), DATA_DIR: dataDir },
  })
  const first = openShop('earlier', { folder: earlier })
  await first.start()
  await first.kill()
  before = await countMigrations('earlier')
  const stored = await digest('earlier')
  const rows = [...stored.values()].reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${stored.size} tables, ${before} migrations`)

  const begun = performance.now()
  const upgraded = openShop(await copyOf('upgraded'))
  await upgraded.start()
  const upgradeMs = Math.round(performance.now() - begun)
  await upgraded.kill()
  after = await countMigrations('upgraded')
  const wanted = await digest('upgraded')
  const lost = [...stored].filter(([name, table]) => (wanted.get(name)?.rows ?? 0) < table.rows).map(([name]) => name)
  check('an upgrade runs the missing migrations', after > before, `${after - before}, ready after ${upgradeMs} ms`)
  check('and loses no row', lost.length === 0, lost.join(', '))
  const again = performance.now()
  await upgraded.start()
  const warmMs = performance.now() - again
  await upgraded.kill()
  check('a second start changes nothing', differing(wanted, await digest('upgraded')).length === 0)

  const both = [4_379, 4_380].map((port) => openShop('together', { port }))
  await copyOf('together')
  await Promise.all(both.map((shop) => shop.start()))
  await Promise.all(both.map((shop) => shop.kill()))
  check('two processes that start at once migrate once', (await countMigrations('together')) === after)
  check('with the same result', differing(wanted, await digest('together')).length === 0)

  const ends = { before: 0, after: 0, between: 0 }
  const wrong: string[] = []
  for (let index = 0; index < kills; index++) {
    const { database, wasHalfDone, migrations } = await upgradeKilled(index, (warmMs * (index + 1)) / kills)
    ends[wasHalfDone ? 'between' : migrations === before ? 'before' : 'after']++
    const differences = differing(wanted, await digest(database))
    if (differences.length > 0) wrong.push(`${database}: ${differences.join(' ')}`)
    await query('postgres', `drop database ${database} with (force)`)
  }
  check(
    `${kills} upgrades that were killed end like one that was not`,
    wrong.length === 0,
    wrong.join(', ') ||
      `killed before the migrations were there: ${ends.before}, after: ${ends.after}, with a part of them: ${ends.between}`,
  )

  // The earlier version serves while this one migrates and joins it; then it is started again on the newer tables.
  const old = openShop('earlier', { port: 4_379, folder: earlier })
  const next = openShop('earlier', { port: 4_380 })
  await old.start()
  const products = await findProducts(old.url)
  const urls = [old.url]
  const placed: PlacedOrder[] = []
  let isOver = false
  const buyers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const order = await buy(urls, products[Math.floor(Math.random() * products.length)] as BenchProduct, () => isOver)
      if (order) placed.push(order)
    }
  })
  await setTimeout(5_000)
  const ofOldAlone = placed.length
  await next.start()
  urls.push(next.url)
  await setTimeout(5_000)
  urls.splice(0, 1)
  await setTimeout(1_000)
  await old.kill()
  const ofBoth = placed.length - ofOldAlone
  await old.start()
  urls.splice(0, 1, old.url)
  await next.kill()
  const beforeWayBack = placed.length
  await setTimeout(5_000)
  isOver = true
  await Promise.all(buyers)
  const admin = await signInAdmin(old.url)
  const missing: string[] = []
  for (const { orderId, orderNumber } of placed) {
    const found = await admin.send('GET', `${old.url}/api/orders/${orderId}`)
    if (found?.status !== 200) missing.push(orderNumber)
  }
  const strange = unexpectedErrors()
  check('orders before, during and after the migration, and on the way back, are all there', missing.length === 0, missing.join(', '))
  console.log(`  ${ofOldAlone} on the earlier version, ${ofBoth} while both served, ${placed.length - beforeWayBack} on the way back`)
  check('each of them took orders', ofOldAlone > 0 && ofBoth > 0 && placed.length > beforeWayBack)
  check('no response of 500 and above other than 503', strange.length === 0, strange.join(', '))
  await old.kill()
} finally {
  postgres.close()
  for (const folder of [dataDir, earlier]) rmSync(folder, { recursive: true, force: true })
}
process.exit()
