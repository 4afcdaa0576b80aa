import { type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute } from './list-filters.sql.ts'

const { products } = schema

type Listed = { id: string; names: (string | null)[] }

export const isIn = {
  category: (id: string) => sql`${products.categoryId} = ${id}`,
  tag: (id: string) => sql`exists (select 1 from product_tags pt where pt.product_id = ${products.id} and pt.tag_id = ${id})`,
  ids: (ids: string[]) => sql`${products.id} = any(${sql.param(ids)}::text[])`,
}

/** Products with every name that search matches, their own first; locked in the order of their ids. */
export async function findListedNames(tx: Db, which: SQL, { after, limit }: { after: string; limit: number }): Promise<Listed[]> {
  const { rows } = await execute<Listed>(
    tx,
    sql`select ${products.id} as id, array[${products.name}, ${products.nameEn}, ${products.sku}, c.name, c.name_en]
        || coalesce((select array_agg(n order by t.name_key) from product_tags pt join tags t on t.id = pt.tag_id,
             lateral unnest(array[t.name, t.name_en]) n where pt.product_id = ${products.id}), '{}')
        || coalesce((select array_agg(n order by d.position) from product_colors d, lateral unnest(array[d.color, d.color_en]) n
             where d.product_id = ${products.id}), '{}') as names
      from ${products} join categories c on c.id = ${products.categoryId}
      where ${which} and ${products.id} > ${after} order by ${products.id} limit ${limit} for no key update of ${products}`,
  )
  return rows
}

export async function writeSearchTexts(tx: Db, texts: { id: string; searchFolded: string }[]): Promise<void> {
  if (texts.length === 0) return
  const rows = sql.join(
    texts.map(({ id, searchFolded }) => sql`(${id}, ${searchFolded})`),
    sql`, `,
  )
  await tx.execute(
    sql`update ${products} set search_folded = v.folded from (values ${rows}) as v(id, folded)
      where ${products.id} = v.id::text`,
  )
}
