import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/client.ts'

/** A table of the shop; `columns` are the stored ones, without generated columns. */
export type Table = { name: string; columns: string[]; refersTo: string[] }

/** Every table, referenced tables before referencing ones. */
export async function findTables(db: Db): Promise<Table[]> {
  const found = await rowsOf<Table>(
    db,
    sql`select c.relname as name,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
        array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as "refersTo"
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  )
  const ordered: Table[] = []
  while (ordered.length < found.length) {
    const isThere = (name: string) => ordered.some((table) => table.name === name)
    const next = found.filter(({ name, refersTo }) => !isThere(name) && refersTo.every(isThere))
    if (next.length === 0) throw new Error('tables refer to each other in a cycle')
    ordered.push(...next)
  }
  return ordered
}

/** Times are written in the zone of the session, which differs between servers: equal rows have to be equal lines. */
export async function useUniversalTime(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
}

/** The pool's limits are for requests of visitors; checks read whole tables. */
export async function allowLongStatements(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout to '10min'`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout to '10min'`)
}

/** Every row of a table as a line of JSON, as of the start of the transaction. */
export async function* readRows(tx: Db, { name, columns }: Table): AsyncGenerator<string[]> {
  const cursor = sql.identifier(`rows of ${name}`)
  const values = sql`select ${listOf(columns)} from public.${sql.identifier(name)}`
  await tx.execute(sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from (${values}) t`)
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql`fetch 1000 from ${cursor}`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close ${cursor}`)
}

/** The lines stay text, so that no number is rounded and no timestamp truncated. */
export async function writeRows(tx: Db, { name, columns }: Table, lines: string[]): Promise<void> {
  const table = sql`public.${sql.identifier(name)}`
  const values = listOf(columns)
  await tx.execute(
    sql`insert into ${table} (${values}) overriding system value
      select ${values} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`,
  )
}

export async function hasRows(db: Db, { name }: Table): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from public.${sql.identifier(name)} limit 1`)).length > 0
}

/** Sequences continue after the largest existing value. */
export async function moveCounters(tx: Db): Promise<void> {
  const counters = await rowsOf<{ table: string; column: string; counter: string }>(
    tx,
    sql`select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as counter
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  )
  for (const { table, column, counter } of counters)
    await tx.execute(
      sql`select setval(${counter}::regclass, coalesce((select max(${sql.identifier(column)}) from public.${sql.identifier(table)}), 0) + 1, false)`,
    )
}

/** Where the originals of all pictures are stored, a page at a time. */
export async function* readOriginals(db: Db): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await rowsOf<{ id: string; key: string }>(
      db,
      sql`select id, storage_key as key from images where id > ${after} order by id limit 500`,
    )
    for (const { key } of rows) yield key
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

export type WaitingJob = { name: string; data: object; after: string }

/** Unfinished jobs: unsent mails, missing image variants. */
export async function findWaitingJobs(tx: Db): Promise<WaitingJob[]> {
  const there = await rowsOf<{ there: boolean }>(tx, sql`select to_regclass('pgboss.job') is not null as there`)
  if (!there[0]?.there) return []
  return rowsOf<WaitingJob>(
    tx,
    sql`select name, data, start_after as after from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on`,
  )
}

async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

function listOf(columns: string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
}
