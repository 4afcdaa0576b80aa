import { sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'
import type { Words } from './near-words.ts'
import { execute, isVisible, orderOf } from './selection.sql.ts'

const { products } = schema

/** Enough to know the words of any shop, and never more work than that. */
const mostProducts = 5_000

/** Words without digits: a mistyped number is no other number. */
export async function countWords(db: Db): Promise<Words> {
  const { rows } = await execute<{ word: string; count: number }>(
    db,
    sql`select word, count(*)::int as count
      from (select ${products.searchFolded} as text from ${products} where ${isVisible} order by ${orderOf('newest')} limit ${mostProducts}) newest,
        string_to_table(newest.text, ' ') as word
      group by word having word !~ '^$|[0-9]'`,
  )
  return new Map(rows.map(({ word, count }) => [word, count]))
}

export async function findCatalogueRevision(db: Db): Promise<number> {
  const { rows } = await execute<{ value: number }>(db, sql`select value::int as value from revisions where name = 'catalogue'`)
  return rows[0]?.value ?? 0
}
