import { asc, type Column, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { StoredFacet } from '../../../../db/schema/product-json.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { Reads } from '../listing/list-filters.sql.ts'
import { sortOrders, visible } from '../listing/read-lists.sql.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'

const { categories, collections, tags } = schema

/** The stored count of public products. */
const counted = (kind: StoredFacet[0], key: Column) =>
  sql<number>`coalesce((select products from facet_counts where kind = ${kind} and facet_counts.key = ${key}), 0)`
const there = sql`p.deleted_at is null`
const inCategory = (which: SQL) => sql<number>`(select count(*)::int from products p where p.category_id = categories.id and ${which})`
const inCollection = (which: SQL) => sql<number>`(select count(*)::int from product_collections pc join products p on p.id = pc.product_id
  where pc.collection_id = collections.id and ${which})`
const ofTag = (which: SQL) => sql<number>`(select count(*)::int from product_tags pt join products p on p.id = pt.product_id
  where pt.tag_id = tags.id and ${which})`

/** `productCount`: products a shopper finds; `productTotal`: with hidden ones, for admins, as it counts the products themselves. */
type Counts = { productCount: number; productTotal: number }
type Wanted = { where?: SQL | undefined; withTotals: boolean }
const uncounted = sql<number>`0`
export type CategoryRow = typeof categories.$inferSelect & Counts
export type CollectionRow = typeof collections.$inferSelect & Counts
export type TagRow = typeof tags.$inferSelect & Counts

export async function findCategories(db: Db, { where, withTotals }: Wanted): Promise<CategoryRow[]> {
  const rows = await db
    .select({
      category: categories,
      productCount: counted('category', categories.id),
      productTotal: withTotals ? inCategory(there) : uncounted,
    })
    .from(categories)
    .where(where)
    .orderBy(asc(categories.position), asc(categories.nameKey))
  return rows.map(({ category, ...counts }) => ({ ...category, ...counts }))
}

export async function findCollections(db: Db, { where, withTotals }: Wanted): Promise<CollectionRow[]> {
  const rows = await db
    .select({
      collection: collections,
      productCount: counted('collection', collections.id),
      productTotal: withTotals ? inCollection(there) : uncounted,
    })
    .from(collections)
    .where(where)
    .orderBy(asc(collections.position), asc(collections.nameKey))
  return rows.map(({ collection, ...counts }) => ({ ...collection, ...counts }))
}

export async function findTags(db: Db, { where, withTotals }: Wanted): Promise<TagRow[]> {
  const rows = await db
    .select({ tag: tags, productCount: counted('tag', tags.id), productTotal: withTotals ? ofTag(there) : uncounted })
    .from(tags)
    .where(where)
    .orderBy(asc(tags.nameKey))
  return rows.map(({ tag, ...counts }) => ({ ...tag, ...counts }))
}

const formerCategory = (key: string) => sql`(select category_id from former_category_names f where f.name_key = ${key})`
const formerCollection = (slug: string) => sql`(select collection_id from former_collection_slugs f where f.slug = ${slug})`

/** Also matches a former name of a category, and a former slug of a collection. */
export const categoryIs = {
  id: (id: string) => eq(categories.id, id),
  name: (name: string) => or(eq(categories.nameKey, normalizeName(name)), sql`${categories.id} = ${formerCategory(normalizeName(name))}`),
}
export const collectionIs = {
  id: (id: string) => eq(collections.id, id),
  slug: (slug: string) => or(eq(collections.slug, slug), sql`${collections.id} = ${formerCollection(slug)}`),
  name: (name: string) => eq(collections.nameKey, normalizeName(name)),
}
export const tagIs = { name: (name: string) => eq(tags.nameKey, normalizeName(name)) }

export async function findCategoryId(db: Db, name: string): Promise<string | undefined> {
  const now = sql`${categories.nameKey} = ${normalizeName(name)}`
  const [category] = await db.select({ id: categories.id }).from(categories).where(categoryIs.name(name)).orderBy(desc(now)).limit(1)
  return category?.id
}

export async function findCollectionId(db: Db, idOrSlug: string): Promise<string | undefined> {
  const where = or(collectionIs.id(idOrSlug), collectionIs.slug(idOrSlug))
  const [collection] = await db.select({ id: collections.id }).from(collections).where(where)
  return collection?.id
}

/** The first picture of each category's best seller, as JSON. */
export async function findCategoryPictures(reads: Reads): Promise<{ category: string; product: string; picture: string }[]> {
  return reads.query({
    name: 'category_pictures',
    text: `select categories.id as category, best.id as product, j.card_vi::json #>> '{colors,0,images,0}' as picture
      from categories cross join lateral (select p.id from products p where ${visible} and p.category_id = categories.id
        order by ${sortOrders['best-selling']} limit 1) best
      join product_json j on j.product_id = best.id
      where j.card_vi::json #> '{colors,0,images,0}' is not null order by categories.position, categories.name_key`,
    values: [],
  })
}

export async function countSizes(reads: Reads): Promise<{ size: string; count: number }[]> {
  const text = "select key as size, products as count from facet_counts where kind = 'size' and products > 0"
  return reads.query({ name: 'count_sizes', text, values: [] })
}

export type ColorInUse = { color: string; colorEn: string | null; hex: string; count: number }

/** Colours by name; where products use different spellings or shades, the most frequent one. */
export async function countColors(reads: Reads): Promise<ColorInUse[]> {
  return reads.query({
    name: 'count_colors',
    text: `select (array_agg(name order by products desc, name))[1] as color,
        (array_agg(name_en order by products desc, name_en) filter (where name_en <> ''))[1] as "colorEn",
        (array_agg(hex order by products desc, hex))[1] as hex, sum(products)::int as count
      from facet_counts where kind = 'color' and products > 0 group by key order by count desc, key`,
    values: [],
  })
}
