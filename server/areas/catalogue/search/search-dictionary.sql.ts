import { sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute, isVisible, orderOf } from '../listing/list-filters.sql.ts'
import type { Dictionary } from './fuzzy-match.rule.ts'

const { products } = schema

/** Enough for the vocabulary of any shop; bounds the work. */
const maxProducts = 5_000

/** The words of the products for sale, to correct misspelled ones. Without digits: a misspelled number must not match another number. */
export async function countWords(db: Db): Promise<Dictionary> {
  const { rows } = await execute<{ word: string; count: number }>(
    db,
    sql`select word, count(*)::int as count
      from (select ${products.searchFolded} as text from ${products} where ${isVisible} order by ${orderOf('newest')} limit ${maxProducts}) newest,
        string_to_table(newest.text, ' ') as word
      group by word having word !~ '^$|[0-9]'`,
  )
  return new Map(rows.map(({ word, count }) => [word, count]))
}
