import { type SQL, sql } from 'drizzle-orm'
import type { Availability, ProductFilters, ProductSort, ProductStatus } from '../../../../contract/catalogue.ts'
import { type Database, type Db, schema } from '../../../platform/database/client.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'

const { products, productCollections, productColors, productSizes, productTags } = schema

/** The condition for public products, worded exactly like the partial indexes. */
export const isVisible = sql`${products.published} and ${products.deletedAt} is null`

/** Reads outside a transaction, without Drizzle's query building. */
export type Reads = Pick<Database, 'query'>

/** The keys of one category, collection or tag, for a statement that looks up the id itself. */
export type NamedSelection = { category?: string; collection?: string; tag?: string }

/** A list's filters as ids. Several values of one kind are combined with OR. */
export type Selection = {
  min?: number | undefined
  max?: number | undefined
  statuses?: readonly ProductStatus[]
  availabilities?: readonly Availability[]
  categoryIds?: string[]
  collectionIds?: string[]
  tagIds?: string[]
  colorKeys?: string[]
  sizes?: string[]
  productIds?: string[]
}

/**
 * The filters of a list that a single statement can answer, for most lists name one category, collection or tag at most. Null
 * if names have to be resolved first.
 */
export function selectByName(filters: ProductFilters): (Selection & NamedSelection) | null {
  const { category = [], collection = [], tags = [] } = filters
  const [[name], [slug], [tag]] = [category, collection, tags]
  if ([category, collection, tags].some((values) => values.length > 1)) return null
  return {
    ...selectionOf(filters),
    ...(name === undefined ? {} : { category: normalizeName(name) }),
    ...(slug === undefined ? {} : { collection: slug }),
    ...(tag === undefined ? {} : { tag: normalizeName(tag) }),
  }
}

function selectionOf({ min, max, status = [], availability = [], colors = [], sizes = [] }: ProductFilters): Selection {
  const selection: Selection = { min, max }
  if (status.length > 0) selection.statuses = status
  if (availability.length > 0) selection.availabilities = availability
  if (colors.length > 0) selection.colorKeys = colors.map(normalizeName)
  // The size chart writes "0-3M"; "0-3m" must match too.
  if (sizes.length > 0) selection.sizes = [...new Set(sizes.flatMap((size) => [size, size.toUpperCase()]))]
  return selection
}

/** Resolves names to ids in one query. Null if a kind matches nothing: then the list is empty. */
export async function findSelection(reads: Reads, filters: ProductFilters): Promise<Selection | null> {
  const { category = [], collection = [], tags = [] } = filters
  const selection = selectionOf(filters)
  const asked = { categoryIds: category, collectionIds: collection, tagIds: tags }
  const kinds = (['categoryIds', 'collectionIds', 'tagIds'] as const).filter((kind) => asked[kind].length > 0)
  if (kinds.length === 0) return selection
  // A name may contain a comma: first tries the whole list as one name.
  const wholes = [category.join(','), category.join(', ')].map(normalizeName)
  // A reused name or slug belongs to its current owner alone, no longer to the former one.
  const [found] = await reads.query<Record<(typeof kinds)[number], string[]>>({
    name: 'find_selection',
    text: `select
      array(with named as (
          select id, name_key = any($1::text[]) as is_whole from categories where name_key = any($2::text[])
          union select category_id, name_key = any($1::text[]) from former_category_names former
          where name_key = any($2::text[]) and not exists (select 1 from categories now where now.name_key = former.name_key))
        select id from named where is_whole or not (select bool_or(is_whole) from named)) as "categoryIds",
      array(select id from collections where slug = any($3::text[]) union select collection_id from former_collection_slugs former
        where slug = any($3::text[]) and not exists (select 1 from collections now where now.slug = former.slug)) as "collectionIds",
      array(select id from tags where name_key = any($4::text[])) as "tagIds"`,
    values: [wholes, [...category.map(normalizeName), ...wholes], collection, tags.map(normalizeName)],
  })
  if (!found || kinds.some((kind) => found[kind].length === 0)) return null
  for (const kind of kinds) selection[kind] = found[kind]
  return selection
}

/** The condition of a list: visible (unless `among` says otherwise) and matching every filter. */
export function matches(selection: Selection, among = isVisible): SQL {
  const { min, max, statuses, availabilities, categoryIds, collectionIds, tagIds, colorKeys, sizes } = selection
  const conditions: SQL[] = [among]
  if (min !== undefined) conditions.push(sql`${products.effectiveVnd} >= ${min}`)
  if (max !== undefined) conditions.push(sql`${products.effectiveVnd} <= ${max}`)
  if (statuses) conditions.push(sql`${products.status} in ${list(statuses)}`)
  if (availabilities) conditions.push(sql`(${sql.join(availabilities.map(availabilityIs), sql` or `)})`)
  if (categoryIds) conditions.push(sql`${products.categoryId} in ${list(categoryIds)}`)
  if (collectionIds) conditions.push(has(productCollections, sql`${productCollections.collectionId} in ${list(collectionIds)}`))
  if (tagIds) conditions.push(has(productTags, sql`${productTags.tagId} in ${list(tagIds)}`))
  if (colorKeys) conditions.push(has(productColors, sql`${productColors.colorKey} in ${list(colorKeys)}`))
  if (sizes) conditions.push(has(productSizes, sql`${productSizes.size} in ${list(sizes)}`))
  return sql.join(conditions, sql` and `)
}

/** The order of a list, worded exactly like its index, so that the index is used. */
export function orderOf(sort: ProductSort): SQL {
  return {
    newest: sql`${products.createdAt} desc nulls last, ${products.id}`,
    'price-asc': sql`${products.effectiveVnd}, ${products.id}`,
    'price-desc': sql`${products.effectiveVnd} desc, ${products.id} desc`,
    'best-selling': sql`${products.soldCount} desc nulls last, ${products.id}`,
    'best-sale': sql`${products.percentOff} desc nulls last, ${products.id}`,
  }[sort]
}

/** The values of an IN; an empty list matches nothing. */
export function list(values: readonly string[]): SQL {
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
