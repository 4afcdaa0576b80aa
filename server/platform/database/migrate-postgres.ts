import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { ConfigError } from '../config.ts'

const migrationsFolder = new URL('../../../db/migrations', import.meta.url).pathname
/** An arbitrary number, the same in every process: the holder migrates, the others wait. */
const migrationLock = 7_231_904

/**
 * Runs what is missing. With an owner, the tables belong to another role than the one that serves: that one reads and writes
 * rows, and can neither change nor drop a table, whatever gets into one of its statements.
 */
export async function migratePostgres(url: string, ownerUrl: string | undefined): Promise<void> {
  const user = ownerUrl && (await withClient(url, 'DATABASE_URL', readUser))
  const setting = ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  await withClient(ownerUrl ?? url, setting, async (client) => {
    await requireUnicode(client, setting)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    if (!ownerUrl || !user) return
    await migrateJobs(ownerUrl)
    await client.query(grantsFor(pg.escapeIdentifier(user)))
  })
}

async function withClient<T>(url: string, setting: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${setting} leads to no database that lets the shop in (${error.message || error.code})`)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readUser(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_user as name')
  return rows[0]?.name ?? ''
}

/** A server that was installed without a locale makes other databases: there the first order would fail, not the start. */
async function requireUnicode(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new ConfigError(
    `${setting} leads to a database that stores text as ${encoding}, not UTF8: create database … encoding 'UTF8' locale 'C.UTF-8' template template0`,
  )
}

/** The tables of pg-boss, which otherwise creates them itself. */
async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}

function grantsFor(user: string): string {
  return `
    grant usage on schema public, pgboss, drizzle to ${user};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${user};
    grant select on all tables in schema drizzle to ${user};
    grant usage, select, update on all sequences in schema public, pgboss to ${user};
    grant execute on all functions in schema pgboss to ${user}`
}
