import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/client.ts'

/** For tests: `table: what was found`, over every table of the shop and its jobs. */
export async function findMentions(db: Db, words: string[]): Promise<string[]> {
  const { rows: tables } = (await db.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { schema: string; name: string }[] }
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = (await db.execute(sql`select row_to_json(t)::text as row from ${table} t`)) as unknown as { rows: { row: string }[] }
    for (const word of words)
      if (rows.some(({ row }) => row.includes(word))) found.push(`${schema === 'public' ? '' : 'jobs '}${name}: ${word}`)
  }
  return found.sort()
}
