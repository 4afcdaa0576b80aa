import type { Language } from '../../../../contract/language/language.schema.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import type { Reads } from './list-filters.sql.ts'
import { cardIn, visible } from './read-lists.sql.ts'

/** The products of the home page and of `GET products/popular`: the best-selling, of equal ones the best rated. */
export async function readPopularCards(reads: Reads, limit: number, language: Language): Promise<{ ids: string[]; cards: string[] }> {
  const order =
    'p.sold_count desc nulls last, (case when p.rating_count = 0 then 0 else p.rating_sum::float8 / p.rating_count end) desc, p.id'
  const sql = createStatement()
  const page = `select p.id, row_number() over (order by ${order}) as place from products p where ${visible} order by ${order} limit ${Number(limit)}`
  sql.write(
    `with page as (${page}) select page.id, ${cardIn(language)} as card from page join product_json j on j.product_id = page.id order by page.place`,
  )
  const rows = await reads.query<{ id: string; card: string }>(sql.done())
  return { ids: rows.map(({ id }) => id), cards: rows.map(({ card }) => card) }
}
