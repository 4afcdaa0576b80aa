import type { Language } from '../../../../contract/language/language.schema.ts'
import { createStatement } from '../../../platform/database/statement.ts'
import type { Reads } from './list-filters.sql.ts'
import { cardIn, sortOrders, visible } from './read-lists.sql.ts'

/** How many of the newest products per category, collection or tag are scored: bounds the work in a large shop. */
const maxNear = 300

/** Ids grow with time, so that the newest are at the end of the key. */
const inCommon = (table: string, key: string) =>
  `select product_id from ${table} its where its.${key} = mine.${key} order by product_id desc limit ${maxNear}`

/**
 * The cards of the products nearest to one; none if it is hidden or deleted, unless `ofHidden`. Highest score first: the same
 * category counts 3, a common collection 2, a common tag 1; then best-selling. `nearness` is sorted by weight, so that PostgreSQL reads
 * the nearest products alone instead of all that are scored (up to a thousand).
 */
export async function readRelatedCards(
  reads: Reads,
  productId: string,
  { limit, language, ofHidden = false }: { limit: number; language: Language; ofHidden?: boolean },
): Promise<{ ids: string[]; cards: string[] }> {
  const order = 'nearness.weight desc, p.sold_count desc, p.id'
  const sql = createStatement()
  const id = sql.value(productId)
  sql.write(`with near as (
        (select p.id, 3 as weight from products p
          where ${visible} and p.category_id = (select category_id from products where id = ${id}) order by ${sortOrders.newest} limit ${maxNear})
        union all
        select other.product_id, 2 from product_collections mine, lateral (${inCommon('product_collections', 'collection_id')}) other
          where mine.product_id = ${id}
        union all
        select other.product_id, 1 from product_tags mine, lateral (${inCommon('product_tags', 'tag_id')}) other where mine.product_id = ${id}
        union all
        (select p.id, 0 from products p where ${visible} order by ${sortOrders['best-selling']} limit ${Number(limit) + 1})
      ), nearness as (select id, sum(weight) as weight from near where id <> ${id} group by id order by weight desc),
      page as (select p.id, row_number() over (order by ${order}) as place from nearness join products p using (id)
        where ${visible} order by ${order} limit ${Number(limit)})
      select page.id, ${cardIn(language)} as card from page join product_json j on j.product_id = page.id
        where ${sql.value(ofHidden)} or exists (select 1 from products p where p.id = ${id} and ${visible}) order by page.place`)
  const rows = await reads.query<{ id: string; card: string }>(sql.done())
  return { ids: rows.map(({ id }) => id), cards: rows.map(({ card }) => card) }
}
