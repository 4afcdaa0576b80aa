import type { Availability, ProductSort } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { createStatement, type StatementBuilder } from '../../../platform/database/statement.ts'
import type { NamedSelection, Reads, Selection } from './list-filters.sql.ts'

/** The reads of the storefront: one statement each, over the JSON that `refresh-product-json.ts` stores. */

export type Window = { page: number; limit: number }
/** `cards`: the products of this page as JSON texts, in order. */
export type CardPage = { ids: string[]; cards: string[]; total: number }

/** The condition for public products, worded exactly like the partial indexes. */
export const visible = 'p.published and p.deleted_at is null'
export const cardIn = (language: Language) => (language === 'vi' ? 'j.card_vi' : 'j.card_en')
export const nameColumn = (language: Language) => (language === 'vi' ? 'p.name' : 'coalesce(p.name_en, p.name)')
const detailIn = (language: Language) => (language === 'vi' ? 'j.detail_vi' : 'j.detail_en')

/** Worded exactly like the indexes, so that they are used. */
export const sortOrders: Record<ProductSort, string> = {
  newest: 'p.created_at desc nulls last, p.id',
  'price-asc': 'p.effective_vnd, p.id',
  'price-desc': 'p.effective_vnd desc, p.id desc',
  'best-selling': 'p.sold_count desc nulls last, p.id',
  'best-sale': 'p.percent_off desc nulls last, p.id',
}

/** `card`: null if the product's JSON has not been written yet. */
type CardRow = { id: string; card: string | null; total: number }
type ListFilters = Selection & NamedSelection
type ListQuery = { selection: ListFilters; sort: ProductSort | undefined; window: Window; language: Language }

/** One page of a list with the number of all its products. A page beyond the end asks a second time, for the number alone. */
export async function readCardPage(reads: Reads, query: ListQuery): Promise<CardPage> {
  const { selection, sort, window, language } = query
  const sql = createStatement()
  const where = conditionsOf(sql, selection)
  const order = sort ? sortOrders[sort] : ownOrder(sql, selection)
  const offset = (window.page - 1) * window.limit
  // The limit is part of the text: with an unknown one the planner expects a tenth of all products, and sorts them.
  const page = `select p.id from products p where ${where} order by ${order} limit ${Number(window.limit)} offset ${sql.value(offset)}`
  // Looked up outside of the page: inside it, the cards of the skipped rows would be read too.
  const card = `(select ${cardIn(language)} from product_json j where j.product_id = page.id)`
  // The outer select has no join, grouping or sort of its own, so that rows come in the order of the subquery.
  sql.write(`select page.id, ${card} as card, ${countOf(sql, selection)} as total from (${page}) page`)
  const rows = await reads.query<CardRow>(sql.done())
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await readCount(reads, selection))
  return { ids: rows.map(({ id }) => id), cards: rows.flatMap(({ card }) => card ?? []), total }
}

async function readCount(reads: Reads, selection: ListFilters): Promise<number> {
  const sql = createStatement()
  sql.write(`select ${countOf(sql, selection)} as total`)
  const [row] = await reads.query<{ total: number }>(sql.done())
  return row?.total ?? 0
}

/** A public product as JSON, by id or slug, also a former slug. */
export async function readDetail(
  reads: Reads,
  by: { id: string } | { slug: string },
  language: Language,
): Promise<{ id: string; detail: string } | undefined> {
  const isById = 'id' in by
  const select = `select p.id, ${detailIn(language)} as detail from products p join product_json j on j.product_id = p.id where ${visible}`
  const ask = (name: string, where: string) =>
    reads.query<{ id: string; detail: string }>({
      name: `detail_${name}_${language}`,
      text: `${select} and ${where}`,
      values: [isById ? by.id : by.slug],
    })
  const [found] = await (isById ? ask('id', 'p.id = $1') : ask('slug', 'p.slug = $1'))
  if (found || isById) return found
  return (await ask('former', 'p.id = (select f.product_id from former_slugs f where f.slug = $1)'))[0]
}

/** The id of what has this key now; a key that nothing uses any more leads to its former owner. */
const idByKey = {
  category: (key: string) =>
    `coalesce((select id from categories where name_key = ${key}), (select category_id from former_category_names where name_key = ${key}))`,
  collection: (key: string) =>
    `coalesce((select id from collections where slug = ${key}), (select collection_id from former_collection_slugs where slug = ${key}))`,
  tag: (key: string) => `(select id from tags where name_key = ${key})`,
}

/** The condition of a list: public, and matching every filter. */
export function conditionsOf(sql: StatementBuilder, selection: ListFilters): string {
  const { category, collection, tag } = selection
  const { min, max, statuses, availabilities, categoryIds, collectionIds, tagIds, colorKeys, sizes, productIds } = selection
  const anyOf = (column: string, values: readonly string[]) => {
    const [only, another] = values
    return only !== undefined && another === undefined ? `${column} = ${sql.value(only)}` : `${column} = any(${sql.value(values)}::text[])`
  }
  const among = (table: string, condition: string) => `exists (select 1 from ${table} its where its.product_id = p.id and ${condition})`
  const has = (table: string, column: string, values: readonly string[]) => among(table, anyOf(`its.${column}`, values))
  return [
    visible,
    ...(productIds ? [anyOf('p.id', productIds)] : []),
    ...(min === undefined ? [] : [`p.effective_vnd >= ${sql.value(min)}`]),
    ...(max === undefined ? [] : [`p.effective_vnd <= ${sql.value(max)}`]),
    ...(statuses ? [anyOf('p.status', statuses)] : []),
    ...(availabilities ? [`(${availabilities.map(availabilityIs).join(' or ')})`] : []),
    ...(categoryIds ? [anyOf('p.category_id', categoryIds)] : []),
    ...(collectionIds ? [has('product_collections', 'collection_id', collectionIds)] : []),
    ...(tagIds ? [has('product_tags', 'tag_id', tagIds)] : []),
    ...(category === undefined ? [] : [`p.category_id = ${idByKey.category(sql.value(category))}`]),
    ...(collection === undefined ? [] : [among('product_collections', `its.collection_id = ${idByKey.collection(sql.value(collection))}`)]),
    ...(tag === undefined ? [] : [among('product_tags', `its.tag_id = ${idByKey.tag(sql.value(tag))}`)]),
    ...(colorKeys ? [has('product_colors', 'color_key', colorKeys)] : []),
    ...(sizes ? [has('product_sizes', 'size', sizes)] : []),
  ].join(' and ')
}

function availabilityIs(availability: Availability): string {
  if (availability === 'Made to order') return 'p.made_to_order'
  return availability === 'In stock' ? '(not p.made_to_order and p.in_stock)' : '(not p.made_to_order and not p.in_stock)'
}

/** The collection's own order for a single collection; products without a position first, newest first. */
function ownOrder(sql: StatementBuilder, { collection, collectionIds = [] }: ListFilters): string {
  const [collectionId, another] = collectionIds
  if ((!collectionId && collection === undefined) || another) return sortOrders.newest
  const id = collectionId ? sql.value(collectionId) : idByKey.collection(sql.value(collection))
  const place = `(select its.position from product_collections its where its.collection_id = ${id} and its.product_id = p.id)`
  return `${place}, ${sortOrders.newest}`
}

/** The stored count where there is one: counting a large list costs more than reading a page of it. */
function countOf(sql: StatementBuilder, selection: ListFilters): string {
  const facet = singleFacet(selection)
  if (!facet) return `(select count(*)::int from products p where ${conditionsOf(sql, selection)})`
  const { kind, key, isNamed } = facet
  const id = isNamed ? idByKey[kind](sql.value(key)) : sql.value(key)
  return `(select coalesce(sum(products), 0)::int from facet_counts where kind = '${kind}' and key = ${id})`
}

type Facet =
  | { kind: 'category' | 'collection' | 'tag'; key: string; isNamed: true }
  | { kind: 'all' | 'category' | 'collection' | 'tag' | 'color' | 'size'; key: string; isNamed: false }

function singleFacet(selection: ListFilters): Facet | undefined {
  const { categoryIds, collectionIds, tagIds, colorKeys, sizes, category, collection, tag, ...others } = selection
  if (Object.values(others).some((value) => value !== undefined)) return undefined
  const named = Object.entries({ category, collection, tag }).flatMap(([kind, key]) =>
    key === undefined ? [] : [{ kind, key, isNamed: true } as Facet],
  )
  const byId = Object.entries({ category: categoryIds, collection: collectionIds, tag: tagIds, color: colorKeys, size: sizes }).flatMap(
    ([kind, keys]) => (keys ? [keys.length === 1 ? ({ kind, key: keys[0], isNamed: false } as Facet) : undefined] : []),
  )
  const [first, second] = [...named, ...byId]
  if (named.length + byId.length === 0) return { kind: 'all', key: '', isNamed: false }
  return second === undefined && named.length + byId.length === 1 ? first : undefined
}
