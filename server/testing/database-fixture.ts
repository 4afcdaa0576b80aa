import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import * as schema from '../../db/schema.ts'
import type { Database, Statement } from '../platform/database/client.ts'
import { openPglite } from '../platform/database/pglite.ts'
import { openPostgres } from '../platform/database/postgres.ts'

type TestDatabase = { database: Database; remove: () => Promise<unknown> }

/**
 * For tests: an empty database of its own, migrated. Files of one worker use a database one after the other: to empty one takes a
 * tenth of the time of a new copy of the template.
 */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  const template = process.env.TEST_TEMPLATE
  if (!template) throw new Error('run tests through vitest: its global setup prepares the template database')
  return url ? openOnPostgres(url, template) : openOnPglite(template)
}

/** Names of databases that no shop uses. */
const free: string[] = []

async function openOnPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = free.pop() ?? (await copyTemplate(url, template))
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    // A busy machine must not fail a test of concurrent orders.
    database: await openPostgres(own.href, 10, { waitMs: 60_000 }),
    remove: async () => {
      await withClient(own.href, async (client) => emptyTables(async (statement) => (await client.query(statement)).rows))
      free.push(name)
    },
  }
}

/** Dropped by the global setup, with all others of the run. */
async function copyTemplate(url: string, template: string): Promise<string> {
  const name = `${process.env.TEST_DATABASES}_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await runOnPostgres(url, `create database ${name} template ${template}`)
  // Not for the tests of durability, which kill the server: they are in bench/crash.
  await runOnPostgres(url, `alter database ${name} set synchronous_commit to off`)
  return name
}

const freeEmbedded: Database[] = []

async function openOnPglite(template: string): Promise<TestDatabase> {
  const kept = freeEmbedded.pop() ?? (await openPglite({ memory: true, dump: new Blob([readFileSync(template)]) }))
  if (!('pglite' in kept.driver)) throw new Error('expected PGlite')
  const { pglite } = kept.driver
  const stops: (() => Promise<unknown>)[] = []
  let isClosed = false
  const refuseIfClosed = () => {
    if (isClosed) throw new Error('PGlite is closed')
  }
  const client = guardCalls(pglite, refuseIfClosed)
  const database: Database = {
    ...kept,
    db: drizzle(client, { schema }) as unknown as Database['db'],
    query: async <Row>({ text, values }: Statement) => (await client.query<Row>(text, values)).rows,
    listen: async (channel, hear) => void stops.push(await pglite.listen(channel, hear)),
    ping: async () => refuseIfClosed(),
    close: async () => {
      isClosed = true
      for (const stop of stops) await stop()
    },
  }
  return {
    database,
    remove: async () => {
      await emptyTables(async (statement) => (await pglite.query<{ name?: string }>(statement)).rows)
      freeEmbedded.push(kept)
    },
  }
}

/** The engine stays open for the next file, so a closed database has to refuse its calls by itself. */
function guardCalls(pglite: PGlite, check: () => void): PGlite {
  return new Proxy(pglite, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return async (...values: unknown[]) => {
        check()
        return value.apply(target, values)
      }
    },
  })
}

type Run = (statement: string) => Promise<{ name?: string }[]>

/**
 * Empties every table that the template has empty. The vacuum gives the space back: rows of the next file have to be stored in the
 * sequence in which it inserts them. To truncate the tables takes twenty times as long.
 */
async function emptyTables(run: Run): Promise<void> {
  await run(deleteAll)
  const emptied = await run('select name from emptied')
  if (emptied.length > 0) await run(`vacuum ${emptied.map(({ name }) => name).join(', ')}`)
}

/** Without triggers and foreign keys, the order does not matter. */
const deleteAll = `do $$
declare
  item record;
  has_rows boolean;
begin
  set local session_replication_role = replica;
  create temp table if not exists emptied (name text);
  delete from emptied;
  for item in select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and not (schemaname = 'pgboss' and tablename = 'version')
  loop
    execute 'select exists (select 1 from ' || item.name || ')' into has_rows;
    if has_rows then
      execute 'delete from ' || item.name;
      insert into emptied values (item.name);
    end if;
  end loop;
  for item in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || item.name || ' restart';
  end loop;
end $$`

export function runOnPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(statement)).rows)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
