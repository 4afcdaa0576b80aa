import { type SQL, sql } from 'drizzle-orm'
import type { Availability, ProductFilters, ProductSort, ProductStatus } from '../../../contract/catalogue.ts'
import { type Db, schema } from '../../platform/db.ts'
import { nameKey } from './name-key.ts'

const { products, productCollections, productColors, productSizes, productTags } = schema

/** What every shopper may see; worded as the partial indexes are. */
export const isVisible = sql`${products.published} and ${products.deletedAt} is null`

/** A list's filters in the terms of the tables. Several values of one kind: any of them. */
export type Selection = {
  min?: number | undefined
  max?: number | undefined
  status?: ProductStatus | undefined
  availability?: Availability | undefined
  categoryId?: string
  collectionId?: string
  tagIds?: string[]
  colorKeys?: string[]
  sizes?: string[]
}

/** Names to ids, in one query. Null where something asked for does not exist: then nothing matches. */
export async function findSelection(db: Db, filters: ProductFilters): Promise<Selection | null> {
  const { min, max, status, availability, category, collection, tags = [], colors = [], sizes = [] } = filters
  const selection: Selection = { min, max, status, availability }
  if (colors.length > 0) selection.colorKeys = colors.map(nameKey)
  // The chart writes "0-3M"; whoever types "0-3m" means the same.
  if (sizes.length > 0) selection.sizes = [...new Set(sizes.flatMap((size) => [size, size.toUpperCase()]))]
  if (category === undefined && collection === undefined && tags.length === 0) return selection
  const { rows } = await execute<{ category: string | null; collection: string | null; tags: string[] }>(
    db,
    sql`select
      coalesce((select id from categories where name_key = ${nameKey(category ?? '')}),
        (select category_id from former_category_names where name_key = ${nameKey(category ?? '')})) as category,
      coalesce((select id from collections where slug = ${collection ?? ''}),
        (select collection_id from former_collection_slugs where slug = ${collection ?? ''})) as collection,
      array(select id from tags where name_key in ${list(tags.map(nameKey))}) as tags`,
  )
  const found = rows[0]
  if (!found) return null
  if ((category !== undefined && !found.category) || (collection !== undefined && !found.collection)) return null
  if (tags.length > 0 && found.tags.length === 0) return null
  if (found.category) selection.categoryId = found.category
  if (found.collection) selection.collectionId = found.collection
  if (tags.length > 0) selection.tagIds = found.tags
  return selection
}

/** The condition of a list: visible, unless others are looked through, and everything selected. */
export function matches(selection: Selection, among = isVisible): SQL {
  const { min, max, status, availability, categoryId, collectionId, tagIds, colorKeys, sizes } = selection
  const conditions: SQL[] = [among]
  if (min !== undefined) conditions.push(sql`${products.effectiveVnd} >= ${min}`)
  if (max !== undefined) conditions.push(sql`${products.effectiveVnd} <= ${max}`)
  if (status) conditions.push(sql`${products.status} = ${status}`)
  if (availability) conditions.push(availabilityIs(availability))
  if (categoryId) conditions.push(sql`${products.categoryId} = ${categoryId}`)
  if (collectionId) conditions.push(has(productCollections, sql`${productCollections.collectionId} = ${collectionId}`))
  if (tagIds) conditions.push(has(productTags, sql`${productTags.tagId} in ${list(tagIds)}`))
  if (colorKeys) conditions.push(has(productColors, sql`${productColors.colorKey} in ${list(colorKeys)}`))
  if (sizes) conditions.push(has(productSizes, sql`${productSizes.size} in ${list(sizes)}`))
  return sql.join(conditions, sql` and `)
}

/** The order of a list, worded as its index is, so that the index answers it. */
export function orderOf(sort: ProductSort): SQL {
  return {
    newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
    'price-asc': sql`${products.effectiveVnd}, ${products.id}`,
    'price-desc': sql`${products.effectiveVnd} desc, ${products.id} desc`,
    'best-selling': sql`${products.soldCount} desc nulls last, ${products.id}`,
    'best-sale': sql`${products.percentOff} desc nulls last, ${products.id}`,
  }[sort]
}

/** Values of an IN; one that holds nothing is met by nobody. */
export function list(values: string[]): SQL {
  return values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
}

export async function execute<Row>(db: Db, query: SQL): Promise<{ rows: Row[] }> {
  return (await db.execute(query)) as unknown as { rows: Row[] }
}

function availabilityIs(availability: Availability): SQL {
  if (availability === 'Made to order') return sql`${products.madeToOrder}`
  return sql`not ${products.madeToOrder} and ${products.inStock} = ${availability === 'In stock'}`
}

type PartTable = typeof productCollections | typeof productColors | typeof productSizes | typeof productTags

function has(table: PartTable, condition: SQL): SQL {
  return sql`exists (select 1 from ${table} where ${table.productId} = ${products.id} and ${condition})`
}
