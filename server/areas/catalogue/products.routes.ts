import { z } from 'zod'
import {
  ColorsInUse,
  OneProduct,
  PopularQuery,
  ProductList,
  ProductPage,
  ProductQuery,
  RelatedQuery,
  SizesInUse,
} from '../../../contract/catalogue.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { publicRead, type Reader, type ReadResult } from '../../platform/http/public-read.ts'
import type { App } from '../../platform/http/validation.ts'
import type { ListTag } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Selection } from './listing/list-filters.sql.ts'
import { getProductJson, type JsonResponse, listPopular, listProducts, listRelated, type ProductScope } from './listing/list-products.ts'
import type { MissRecorder } from './search/search-misses.ts'
import { getCategoryId, getCollectionId, listColors, listSizes } from './taxonomy/read-taxonomy.ts'

const tags = ['products']
const listed = { 200: ProductPage, 400: Failure, 404: Failure }
const one = { 200: OneProduct, 404: Failure }
const Name = z.string().min(1).max(300)

export function productRoutes(app: App, platform: Platform, misses: MissRecorder): void {
  const { database, revisionCache } = platform
  const scope = { database, revisionCache, misses }
  listRoutes(app, scope)
  publicRead(app, '/api/products/popular', { tags, querystring: PopularQuery, response: { 200: ProductList } }, async ({ query, reader }) =>
    asResult(await listPopular(scope, reader, query.limit)),
  )
  const related = { tags, params: z.object({ id: Id }), querystring: RelatedQuery, response: { 200: ProductList, 404: Failure } }
  publicRead(app, '/api/products/related/:id', related, async ({ params, query, reader }) =>
    asResult(await listRelated(scope, params.id, reader, query.limit)),
  )
  publicRead(app, '/api/products/sizes', { tags, response: { 200: SizesInUse } }, async () => ({
    data: { sizes: await listSizes(database) },
  }))
  publicRead(app, '/api/products/colors', { tags, response: { 200: ColorsInUse } }, async ({ reader }) => ({
    data: { colors: await listColors(database, reader.language) },
  }))
  publicRead(app, '/api/products/:id', { tags, params: z.object({ id: Id }), response: one }, async ({ params, reader }) =>
    asResult(await getProductJson(database, { id: params.id }, reader)),
  )
  publicRead(app, '/api/products/slug/:slug', { tags, params: z.object({ slug: Name }), response: one }, async ({ params, reader }) =>
    asResult(await getProductJson(database, { slug: params.slug }, reader)),
  )
}

/** The three lists with filters, sorting and paging. */
function listRoutes(app: App, scope: ProductScope): void {
  const { db } = scope.database
  async function page(query: ProductQuery, reader: Reader, within: Selection = {}) {
    return asResult(await listProducts(scope, query, reader, within), listTags(query))
  }
  publicRead(app, '/api/products', { tags, querystring: ProductQuery, response: listed }, ({ query, reader }) => page(query, reader))
  const inCategory = { tags, params: z.object({ category: Name }), querystring: ProductQuery, response: listed }
  publicRead(app, '/api/products/category/:category', inCategory, async ({ params, query, reader }) =>
    page(query, reader, { categoryIds: [await getCategoryId(db, params.category)] }),
  )
  const inCollection = { tags, params: z.object({ id: Name }), querystring: ProductQuery, response: listed }
  publicRead(app, '/api/products/collection/:id', inCollection, async ({ params, query, reader }) =>
    page(query, reader, { collectionIds: [await getCollectionId(db, params.id)] }),
  )
}

/** What a change of any product may do to the list. */
function listTags({ availability, sort, min, max }: ProductQuery): ListTag[] {
  const byPrice = min !== undefined || max !== undefined || sort === 'price-asc' || sort === 'price-desc' || sort === 'best-sale'
  return [...(availability?.length ? ['availability' as const] : []), ...(byPrice ? ['prices' as const] : [])]
}

/** Stored JSON with the cache tags of what it shows. */
export function asResult({ json, ids }: JsonResponse, more: string[] = []): ReadResult {
  return { json, tags: [...ids, ...more] }
}
