import { type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute, isVisible, orderOf } from './list-filters.sql.ts'

const { products } = schema

export type Window = { page: number; limit: number }
export type IdPage = { ids: string[]; total: number }

export function limitOf({ page, limit }: Window): SQL {
  return sql`limit ${limit} offset ${(page - 1) * limit}`
}

/** How many of the newest products per category, collection or tag are scored: bounds the work in a large shop. */
const maxNear = 300

/** Highest score first: the same category counts 3, a common collection 2, a common tag 1; then best-selling. */
export async function findRelatedIds(db: Db, product: { id: string; categoryId: string }, limit: number): Promise<string[]> {
  const { id, categoryId } = product
  const ofCategory = sql`${products.categoryId} = ${categoryId}`
  return idsOf(
    db,
    sql`with near as (
      (select ${products.id} as id, 3 as weight from ${products} where ${isVisible} and ${ofCategory} order by ${orderOf('newest')} limit ${maxNear})
      union all
      select other.product_id, 2 from product_collections mine, lateral (${inCommon('product_collections', 'collection_id')}) other where mine.product_id = ${id}
      union all
      select other.product_id, 1 from product_tags mine, lateral (${inCommon('product_tags', 'tag_id')}) other where mine.product_id = ${id}
      union all
      (select ${products.id}, 0 from ${products} where ${isVisible} order by ${orderOf('best-selling')} limit ${limit + 1})
    ), nearness as (select id, sum(weight) as weight from near where id <> ${id} group by id)
    select ${products.id} as id from nearness join ${products} using (id) where ${isVisible}
    order by nearness.weight desc, ${products.soldCount} desc, ${products.id} limit ${limit}`,
  )
}

/** Ids grow with time, so that the newest are at the end of the key. */
function inCommon(table: 'product_collections' | 'product_tags', key: 'collection_id' | 'tag_id'): SQL {
  const [name, column] = [sql.identifier(table), sql.identifier(key)]
  return sql`select product_id from ${name} its where its.${column} = mine.${column} order by product_id desc limit ${maxNear}`
}

async function idsOf(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(db, query)
  return rows.map(({ id }) => id)
}
