import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPglite } from '../platform/database/pglite.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { startJobs } from '../platform/jobs.ts'
import { runOnPostgres } from './database-fixture.ts'

/** Other machines may test on the same server. */
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)

/**
 * Before all tests: one migrated database as a template, so that workers copy it quickly. After them: drops the copies, and those of
 * runs that were interrupted.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const folder = new URL('../../db/migrations/', import.meta.url).pathname
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const hash = createHash('sha256')
    .update(migrations.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'))
    .digest('hex')
    .slice(0, 12)
  const url = process.env.TEST_DATABASE_URL
  process.env.TEST_DATABASES = `memay_test_${host}_${process.pid}`
  process.env.TEST_TEMPLATE = url ? await postgresTemplate(url, hash) : await pgliteTemplate(hash)
  return async () => {
    if (url) await dropCopies(url)
  }
}

/** Of this run, and of all whose process has ended. */
async function dropCopies(url: string): Promise<void> {
  const rows = await runOnPostgres(url, `select datname as name from pg_database where datname like 'memay\\_test\\_${host}\\_%'`)
  for (const { name } of rows) {
    const pid = Number(String(name).split('_')[3])
    if (pid === process.pid || !isRunning(pid)) await runOnPostgres(url, `drop database if exists ${name} with (force)`)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const quiet = { error: () => undefined }

async function pgliteTemplate(hash: string): Promise<string> {
  const folder = new URL('../../.cache/', import.meta.url).pathname
  const path = join(folder, `pglite-${hash}.tar`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const database = await openPglite({ memory: true })
  const jobs = await startJobs(database, 'off', quiet)
  await jobs.stop()
  if (!('pglite' in database.driver)) throw new Error('expected PGlite')
  const dump = await database.driver.pglite.dumpDataDir('none')
  writeFileSync(`${path}.part`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.part`, path)
  await database.close()
  return path
}

async function postgresTemplate(url: string, hash: string): Promise<string> {
  const name = `memay_template_${hash}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  await client.end()
  if (rowCount) return name
  const part = `${name}_part`
  await runOnPostgres(url, `drop database if exists ${part} with (force)`)
  await runOnPostgres(url, `create database ${part}`)
  const own = new URL(url)
  own.pathname = `/${part}`
  const database = await openPostgres(own.href, 4)
  const jobs = await startJobs(database, 'off', quiet)
  await jobs.stop()
  await database.close()
  await runOnPostgres(url, `alter database ${part} rename to ${name}`)
  return name
}
