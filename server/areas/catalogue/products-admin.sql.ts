import { type SQL, sql } from 'drizzle-orm'
import { type AdminProductSort, type AdminProductsQuery, type MatchingQuery, maxMatching } from '../../../contract/admin/products.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { execute, matches, type Selection } from './listing/list-filters.sql.ts'
import { type IdPage, limitOf } from './listing/list-products.sql.ts'
import { isFoundByAdmin } from './search/admin-search.sql.ts'
import { foldedWords } from './search/fold-words.rule.ts'
import { normalizeName } from './search/normalize-name.rule.ts'
import type { AdminSearch } from './search/search-for-admin.ts'

const { products } = schema

/** The condition for admin lists: not deleted; worded exactly like the partial indexes. */
const isThere = sql`${products.deletedAt} is null`

/** Worded exactly like the indexes, where there is one. The search texts begin with the name. */
const sortOrders: Record<AdminProductSort, SQL> = {
  newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
  oldest: sql`${products.createdAt}, ${products.id} desc`,
  'updated-desc': sql`${products.updatedAt} desc nulls last, ${products.id}`,
  'updated-asc': sql`${products.updatedAt}, ${products.id} desc`,
  'name-asc': sql`${products.searchFolded} collate "C", ${products.id}`,
  'name-desc': sql`${products.searchFolded} collate "C" desc, ${products.id} desc`,
  'price-asc': sql`${products.effectiveVnd}, ${products.id}`,
  'price-desc': sql`${products.effectiveVnd} desc, ${products.id} desc`,
}

/** One page of all products as ids. */
export async function findAdminIds(db: Db, filters: AdminProductsQuery, search: AdminSearch | null | undefined): Promise<IdPage> {
  const narrowed = await narrow(db, filters, search)
  if (!narrowed) return { ids: [], total: 0 }
  const { where, order } = narrowed
  const found = await execute<{ id: string }>(
    db,
    sql`select ${products.id} as id from ${products} where ${where} order by ${order} ${limitOf(filters)}`,
  )
  const counted = await execute<{ total: number }>(db, sql`select count(*)::int as total from ${products} where ${where}`)
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
}

/** The ids of all products that match the list, in its order. */
export async function findAllAdminIds(db: Db, filters: MatchingQuery, search: AdminSearch | null | undefined): Promise<string[]> {
  const narrowed = await narrow(db, filters, search)
  if (!narrowed) return []
  const { where, order } = narrowed
  const { rows } = await execute<{ id: string }>(db, sql`select ${products.id} as id from ${products} where ${where} order by ${order}`)
  return rows.map(({ id }) => id)
}

export type MatchingRow = { id: string; name: string; nameEn: string | null; onHand: number; reserved: number }

/** All products that match the list, in its order, with the fields a bulk change needs. */
export async function findMatching(db: Db, filters: MatchingQuery, search: AdminSearch | null | undefined): Promise<MatchingRow[]> {
  const narrowed = await narrow(db, filters, search)
  if (!narrowed) return []
  const { where, order } = narrowed
  const { rows } = await execute<MatchingRow>(
    db,
    sql`select ${products.id} as id, ${products.name} as name, ${products.nameEn} as "nameEn", pieces.on_hand as "onHand", pieces.reserved
      from ${products}, lateral (
        select coalesce(sum(v.on_hand), 0)::int as on_hand, coalesce(sum(v.reserved), 0)::int as reserved
        from variants v where v.product_id = ${products.id}
      ) pieces
      where ${where} order by ${order} limit ${maxMatching}`,
  )
  return rows
}

/** The condition and the order of a list; null if nothing can match. A search is understood as in the storefront; names that hold it come first. */
async function narrow(db: Db, filters: MatchingQuery, search: AdminSearch | null | undefined): Promise<{ where: SQL; order: SQL } | null> {
  const sorting = await findTaxonomyIds(db, filters)
  if (!sorting) return null
  const { min, max, status, availability, published, query, sort } = filters
  if (search === null) return null
  const selection: Selection = { min, max, ...sorting }
  if (status) selection.statuses = [status]
  if (availability) selection.availabilities = [availability]
  const conditions = [matches(selection, isThere)]
  if (published) conditions.push(sql`${products.published} = ${published === 'true'}`)
  if (search) conditions.push(isFoundByAdmin(search))
  const folded = search && foldedWords(query).join(' ')
  const fits = folded && sql`nullif(strpos(${products.searchFolded}, ${` ${folded}`}), 0) nulls last, `
  return { where: sql.join(conditions, sql` and `), order: sort ? sortOrders[sort] : sql`${fits || sql``}${sortOrders.newest}` }
}

/** The ids of the filters; null if one does not exist. */
async function findTaxonomyIds(db: Db, { category, collection, tag }: MatchingQuery): Promise<Selection | null> {
  if (category === undefined && collection === undefined && tag === undefined) return {}
  const { rows } = await execute<{ category: string | null; collection: string | null; tag: string | null }>(
    db,
    sql`select
      (select id from categories where name_key = ${normalizeName(category ?? '')} or id = ${category ?? ''} limit 1) as category,
      (select id from collections where slug = ${collection ?? ''} or id = ${collection ?? ''} limit 1) as collection,
      (select id from tags where name_key = ${normalizeName(tag ?? '')} or id = ${tag ?? ''} limit 1) as tag`,
  )
  const found = rows[0]
  const isMissing = (asked: string | undefined, id: string | null | undefined) => asked !== undefined && !id
  if (isMissing(category, found?.category) || isMissing(collection, found?.collection) || isMissing(tag, found?.tag)) return null
  return {
    ...(found?.category ? { categoryIds: [found.category] } : {}),
    ...(found?.collection ? { collectionIds: [found.collection] } : {}),
    ...(found?.tag ? { tagIds: [found.tag] } : {}),
  }
}
