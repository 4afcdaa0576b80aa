import { getTableColumns, getTableName, inArray, sql, type Table } from 'drizzle-orm'
import pg from 'pg'
import { images } from '../../db/schema.ts'
import type { Database, Db } from '../../server/platform/database/client.ts'

/** Inserts many rows with one parameter: as JSON, which the database turns into rows. All rows have the same keys. */
export async function bulkInsert<T extends Table>(tx: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const keys = Object.keys(first)
  const nameOf = (key: string) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no ${key}`)
    return column.name
  }
  const names = keys.map((key) => [key, nameOf(key)] as const)
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map(([key, name]) => [name, (row as Record<string, unknown>)[key]]))),
  )
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${json}::json)`)
}

/** Drops the GIN indexes while `work` inserts, and builds them afterwards: several times as fast as row by row. */
export async function withoutSearchIndexes(db: Db, work: () => Promise<unknown>): Promise<void> {
  const { rows } = (await db.execute(
    sql`select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '% USING gin %'
      and tablename in ('product_search', 'images')`,
  )) as unknown as { rows: { name: string; definition: string }[] }
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    for (const { definition } of rows) await tx.execute(sql.raw(definition))
  })
}

/** The first stock of every variant, as the shop records it. */
export async function insertOpeningStock(tx: Db): Promise<void> {
  await tx.execute(sql`insert into stock_moves (variant_id, change, after, reason, at)
    select v.id, v.on_hand, v.on_hand, 'opening', p.created_at from variants v join products p on p.id = v.product_id where v.on_hand > 0`)
}

/** The limit of the shop is too short for such statements. */
export async function allowLongStatements(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** On a connection of its own, without the limit of a statement: VACUUM refuses a transaction, to which a limit could belong. */
export async function vacuum({ db, driver }: Database, tables: Table[]): Promise<void> {
  const statements = tables.map((table) => `vacuum (analyze) ${getTableName(table)}`)
  if ('pglite' in driver) {
    for (const statement of statements) await db.execute(sql.raw(statement))
    return
  }
  const client = new pg.Client({ connectionString: driver.url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export function readPictures(db: Db, ids: string[]) {
  return db.select().from(images).where(inArray(images.id, ids)).orderBy(images.id)
}
