import { type Product, type ProductQuery, popularLimit } from '../../../contract/catalogue.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import { labelOf, type Reader } from './describe-product.ts'
import { findIdPage, findPopularIds, findRelatedIds, type IdPage } from './list.sql.ts'
import { nameKey } from './name-key.ts'
import { findProductBy } from './products.sql.ts'
import { readProducts } from './read-products.ts'
import { findNamesLike, searchAlikeIdPage, searchIdPage } from './search.sql.ts'
import { readSearch } from './search-text.ts'
import { findSelection, type Selection } from './selection.sql.ts'

export type ListedProducts = { products: Product[]; total: number; totalPage: number; currentPage: number; suggestions?: string[] }

const mostSuggestions = 5

/** One page of the published products that fit everything asked for; `within` is what the address itself names. */
export async function listProducts(db: Db, query: ProductQuery, reader: Reader, within: Selection = {}): Promise<ListedProducts> {
  const selection = await findSelection(db, query)
  const found = selection ? await findIds(db, { ...selection, ...within }, query) : { ids: [], total: 0 }
  const products = await readProducts(db, found.ids, reader)
  return {
    products,
    total: found.total,
    totalPage: totalPages(found.total, query.limit),
    currentPage: query.page,
    ...(query.query === undefined ? {} : { suggestions: await suggest(db, query.query, products, reader) }),
  }
}

async function findIds(db: Db, selection: Selection, { query, sort, page, limit }: ProductQuery): Promise<IdPage> {
  const window = { page, limit }
  if (query === undefined) return findIdPage(db, selection, sort ?? 'newest', window)
  const searched = readSearch(query)
  if (!searched) return { ids: [], total: 0 }
  const search = { searched, selection, sort, window }
  const held = await searchIdPage(db, search)
  return held.total > 0 ? held : searchAlikeIdPage(db, search)
}

/** Names that complete what was typed: categories and tags first, then the products found. */
async function suggest(db: Db, query: string, found: Product[], { language }: Reader): Promise<string[]> {
  const searched = readSearch(query)
  if (!searched) return []
  const named = await findNamesLike(db, searched.folded, mostSuggestions)
  const labels = named.map((name) => labelOf(name, language)).filter((label) => ` ${nameKey(label)}`.includes(` ${searched.folded}`))
  return [...new Set([...labels.slice(0, 2), ...found.map(({ name }) => name), ...labels])].slice(0, mostSuggestions)
}

export async function listPopular(db: Db, reader: Reader, limit = popularLimit): Promise<Product[]> {
  return readProducts(db, await findPopularIds(db, limit), reader)
}

/** What somebody who looks at this product may also like, never itself. */
export async function listRelated(db: Db, productId: string, reader: Reader, limit: number): Promise<Product[]> {
  const product = await findProductBy(db, { id: productId })
  if (!product || !(product.published || reader.isAdmin)) throw new AppError('not_found')
  return readProducts(db, await findRelatedIds(db, product, limit), reader)
}

/** A product by its id or the last part of its address; an unpublished one is there for an admin alone. */
export async function getProduct(db: Db, by: { id: string } | { slug: string }, reader: Reader): Promise<Product> {
  const found = await findProductBy(db, by)
  const [product] = found && (found.published || reader.isAdmin) ? await readProducts(db, [found.id], reader) : []
  if (!product) throw new AppError('not_found')
  return product
}
