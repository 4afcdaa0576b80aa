import { type ListedProduct, type Product, type ProductQuery, popularLimit } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Database, Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Reader } from '../../../platform/http/public-read.ts'
import { findProductBy } from '../products.sql.ts'
import { presentSearch } from '../search/present-search.rule.ts'
import type { SearchParts } from '../search/search-context.ts'
import type { MissRecorder } from '../search/search-misses.ts'
import { searchProducts, suggestNames } from '../search/search-products.ts'
import { findDeletedProduct } from './deleted-products.sql.ts'
import { findSelection, type NamedSelection, type Selection, selectByName } from './list-filters.sql.ts'
import { toListed } from './list-product.rule.ts'
import { readCardPage, readDetail, readPopularCards, readRelatedCards } from './read-lists.sql.ts'
import { readProducts } from './read-products.ts'

/** The dependencies of lists: the database, and the cache of what search knows of the shop. */
export type ProductScope = SearchParts & { misses?: MissRecorder }

/** A response as JSON text, and the ids of the products it shows. */
export type JsonResponse = { json: string; ids: string[] }

/**
 * One page of the published products that match all filters; `within` is the filter from the URL path. Staff get the
 * products with their stock.
 */
export async function listProducts(
  scope: ProductScope,
  query: ProductQuery,
  reader: Reader,
  within: Selection = {},
): Promise<JsonResponse> {
  const { db } = scope.database
  const isNamed = query.query === undefined && Object.keys(within).length === 0
  const selection = (isNamed && selectByName(query)) || (await findSelection(scope.database, query))
  const found: Found = selection ? await findPage(scope, { ...selection, ...within }, query, reader.language) : nothing
  const cards = reader.isAdmin ? await staffCards(db, found.ids, reader) : found.cards
  const page = {
    totalPage: totalPages(found.total, query.limit),
    total: found.total,
    currentPage: query.page,
    ...found.search,
  }
  return { json: `{"data":{"products":[${cards.join(',')}],${JSON.stringify(page).slice(1)}}`, ids: found.ids }
}

type Found = { ids: string[]; cards: string[]; total: number; search?: object }
const nothing: Found = { ids: [], cards: [], total: 0 }

async function findPage(
  scope: ProductScope,
  selection: Selection & NamedSelection,
  query: ProductQuery,
  language: Language,
): Promise<Found> {
  const { sort, page, limit, query: typed } = query
  const wanted = { selection, sort, window: { page, limit }, language }
  if (typed === undefined) return readCardPage(scope.database, wanted)
  const found = await searchProducts(scope, typed, wanted)
  const isPlain = page === 1 && Object.values(selection).every((value) => value === undefined)
  if (found.total === 0 && isPlain) scope.misses?.record(typed)
  const suggestions = await suggestNames(scope, typed, found, language)
  return { ...found, search: { suggestions, ...presentSearch(found, language) } }
}

export async function listPopular(scope: ProductScope, reader: Reader, limit = popularLimit): Promise<JsonResponse> {
  return asResponse(scope.database.db, await readPopularCards(scope.database, limit, reader.language), reader)
}

/** Products related to this one, never itself. */
export async function listRelated(scope: ProductScope, productId: string, reader: Reader, limit: number): Promise<JsonResponse> {
  const { db } = scope.database
  const related = await readRelatedCards(scope.database, productId, { limit, language: reader.language, ofHidden: reader.isAdmin })
  if (reader.isAdmin || related.ids.length === 0) {
    const product = await findProductBy(db, { id: productId })
    if (!product || !(product.published || reader.isAdmin)) throw new AppError('not_found')
  }
  return asResponse(db, related, reader)
}

async function asResponse(db: Db, { ids, cards }: { ids: string[]; cards: string[] }, reader: Reader): Promise<JsonResponse> {
  const listed = reader.isAdmin ? await staffCards(db, ids, reader) : cards
  return { json: `{"data":{"products":[${listed.join(',')}]}}`, ids }
}

async function staffCards(db: Db, ids: string[], reader: Reader): Promise<string[]> {
  const products: ListedProduct[] = (await readProducts(db, ids, reader)).map(toListed)
  return products.map((product) => JSON.stringify(product))
}

/** A product by id or slug, as a response; an unpublished one, and the texts in both languages, only for an admin. */
export async function getProductJson(database: Database, by: { id: string } | { slug: string }, reader: Reader): Promise<JsonResponse> {
  if (reader.isAdmin) {
    const product = await getProduct(database.db, by, reader)
    return { json: JSON.stringify({ product }), ids: [product._id] }
  }
  const found = await readDetail(database, by, reader.language)
  if (!found) throw new AppError('not_found')
  return { json: `{"product":${found.detail}}`, ids: [found.id] }
}

/** Products similar to one that is no longer sold; none if there never was one. */
export async function listSimilarToDeleted(database: Database, slug: string, reader: Reader, limit: number): Promise<JsonResponse> {
  const deleted = await findDeletedProduct(database.db, slug)
  const related = deleted ? await readRelatedCards(database, deleted.id, { limit, language: reader.language, ofHidden: true }) : nothing
  return asResponse(database.db, related, reader)
}

/** A product by id or slug; an unpublished one only for an admin. */
export async function getProduct(db: Db, by: { id: string } | { slug: string }, reader: Reader): Promise<Product> {
  const found = await findProductBy(db, by)
  const [product] = found && (found.published || reader.isAdmin) ? await readProducts(db, [found.id], reader) : []
  if (!product) throw new AppError('not_found')
  return product
}
