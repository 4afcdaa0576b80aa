import { type ListedProduct, type Product, type ProductQuery, popularLimit } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Reader } from '../../../platform/http/public-read.ts'
import { findProductBy } from '../products.sql.ts'
import { presentSearch } from '../search/present-search.rule.ts'
import type { MissRecorder } from '../search/search-misses.ts'
import { searchProducts, suggestNames } from '../search/search-products.ts'
import { findSelection, type NamedSelection, type Selection, selectByName } from './list-filters.sql.ts'
import { toListed } from './list-product.rule.ts'
import { readPopularCards } from './popular-products.sql.ts'
import { readCardPage, readDetail } from './read-lists.sql.ts'
import { readProducts } from './read-products.ts'
import { readRelatedCards } from './related-products.sql.ts'
import { findDeletedProduct } from './similar-to-deleted.sql.ts'

/** Where lists are read from; `misses` records queries without a result. */
export type ListSource = ReadSource & { misses?: MissRecorder }

/** A response as JSON text, and the ids of the products it shows. */
export type JsonResponse = { json: string; ids: string[] }

/**
 * One page of the published products that match all filters; `within` is the filter from the URL path. Staff get the
 * products with their stock.
 */
export async function listProducts(source: ListSource, query: ProductQuery, reader: Reader, within: Selection = {}): Promise<JsonResponse> {
  const { db } = source
  const isNamed = query.query === undefined && Object.keys(within).length === 0
  const selection = (isNamed && selectByName(query)) || (await findSelection(source, query))
  const found: Found = selection ? await findPage(source, { ...selection, ...within }, query, reader.language) : nothing
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
  source: ListSource,
  selection: Selection & NamedSelection,
  query: ProductQuery,
  language: Language,
): Promise<Found> {
  const { sort, page, limit, query: typed } = query
  const wanted = { selection, sort, window: { page, limit }, language }
  if (typed === undefined) return readCardPage(source, wanted)
  const found = await searchProducts(source, typed, wanted)
  const isPlain = page === 1 && Object.values(selection).every((value) => value === undefined)
  if (found.total === 0 && isPlain) source.misses?.record(typed)
  const suggestions = suggestNames(typed, found, language)
  return { ...found, search: { suggestions, ...presentSearch(found, language) } }
}

export async function listPopular(source: ReadSource, reader: Reader, limit = popularLimit): Promise<JsonResponse> {
  return asResponse(source.db, await readPopularCards(source, limit, reader.language), reader)
}

/** Products related to this one, never itself. */
export async function listRelated(source: ReadSource, productId: string, reader: Reader, limit: number): Promise<JsonResponse> {
  const { db } = source
  const related = await readRelatedCards(source, productId, { limit, language: reader.language, ofHidden: reader.isAdmin })
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
  const products: ListedProduct[] = (await readProducts(db, ids, reader)).map((product) => toListed(product, reader.language))
  return products.map((product) => JSON.stringify(product))
}

/** A product by id or slug, as a response; an unpublished one, and the texts in both languages, only for an admin. */
export async function getProductJson(source: ReadSource, by: { id: string } | { slug: string }, reader: Reader): Promise<JsonResponse> {
  if (reader.isAdmin) {
    const product = await getProduct(source.db, by, reader)
    return { json: JSON.stringify({ product }), ids: [product._id] }
  }
  const found = await readDetail(source, by, reader.language)
  if (!found) throw new AppError('not_found')
  return { json: `{"product":${found.detail}}`, ids: [found.id] }
}

/** Products similar to one that is no longer sold; none if there never was one. */
export async function listSimilarToDeleted(source: ReadSource, slug: string, reader: Reader, limit: number): Promise<JsonResponse> {
  const deleted = await findDeletedProduct(source.db, slug)
  const related = deleted ? await readRelatedCards(source, deleted.id, { limit, language: reader.language, ofHidden: true }) : nothing
  return asResponse(source.db, related, reader)
}

/** A product by id or slug; an unpublished one only for an admin. */
export async function getProduct(db: Db, by: { id: string } | { slug: string }, reader: Reader): Promise<Product> {
  const found = await findProductBy(db, by)
  const [product] = found && (found.published || reader.isAdmin) ? await readProducts(db, [found.id], reader) : []
  if (!product) throw new AppError('not_found')
  return product
}
