import { type Product, type ProductQuery, popularLimit } from '../../../../contract/catalogue.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Reader } from '../present-product.rule.ts'
import { findProductBy } from '../products.sql.ts'
import type { SearchDictionary } from '../search/search-dictionary.ts'
import { searchProducts, suggestNames } from '../search/search-products.ts'
import { findDeletedProduct } from './deleted-products.sql.ts'
import { findSelection, type Selection } from './list-filters.sql.ts'
import { findIdPage, findPopularIds, findRelatedIds, type IdPage } from './list-products.sql.ts'
import { readProducts } from './read-products.ts'

export type ListedProducts = { products: Product[]; total: number; totalPage: number; currentPage: number; suggestions?: string[] }

/** The dependencies of lists: the database, and the dictionary for misspelled words. */
export type ProductScope = { db: Db; vocabulary: SearchDictionary }

/** One page of the published products that match all filters; `within` is the filter from the URL path. */
export async function listProducts(
  shelf: ProductScope,
  query: ProductQuery,
  reader: Reader,
  within: Selection = {},
): Promise<ListedProducts> {
  const { db } = shelf
  const selection = await findSelection(db, query)
  const found = selection ? await findIds(shelf, { ...selection, ...within }, query) : { ids: [], total: 0 }
  const products = await readProducts(db, found.ids, reader)
  return {
    products,
    total: found.total,
    totalPage: totalPages(found.total, query.limit),
    currentPage: query.page,
    ...(query.query === undefined ? {} : { suggestions: await suggestNames(db, query.query, products, reader) }),
  }
}

function findIds(
  { db, vocabulary: dictionary }: ProductScope,
  selection: Selection,
  { query, sort, page, limit }: ProductQuery,
): Promise<IdPage> {
  const window = { page, limit }
  if (query === undefined) return findIdPage(db, selection, sort, window)
  return searchProducts(db, dictionary, query, { selection, sort, window })
}

export async function listPopular(db: Db, reader: Reader, limit = popularLimit): Promise<Product[]> {
  return readProducts(db, await findPopularIds(db, limit), reader)
}

/** Products related to this one, never itself. */
export async function listRelated(db: Db, productId: string, reader: Reader, limit: number): Promise<Product[]> {
  const product = await findProductBy(db, { id: productId })
  if (!product || !(product.published || reader.isAdmin)) throw new AppError('not_found')
  return readProducts(db, await findRelatedIds(db, product, limit), reader)
}

/** Products similar to one that is no longer sold; none if there never was one. */
export async function listSimilarToDeleted(db: Db, slug: string, reader: Reader, limit: number): Promise<Product[]> {
  const deleted = await findDeletedProduct(db, slug)
  return deleted ? readProducts(db, await findRelatedIds(db, deleted, limit), reader) : []
}

/** A product by id or slug; an unpublished one only for an admin. */
export async function getProduct(db: Db, by: { id: string } | { slug: string }, reader: Reader): Promise<Product> {
  const found = await findProductBy(db, by)
  const [product] = found && (found.published || reader.isAdmin) ? await readProducts(db, [found.id], reader) : []
  if (!product) throw new AppError('not_found')
  return product
}
