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
import type { ReadSource } from '../../platform/database/read-source.ts'
import { publicRead, type Reader, type ReadResult } from '../../platform/http/public-read.ts'
import type { App } from '../../platform/http/validation.ts'
import type { ListTag } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Selection } from './listing/list-filters.sql.ts'
import { getProductJson, type JsonResponse, listPopular, listProducts, listRelated } from './listing/list-products.ts'
import type { MissRecorder } from './search/search-misses.ts'
import { getCategoryId, getCollectionId, listColors, listSizes } from './taxonomy/read-taxonomy.ts'

const tags = ['products']
const listed = { 200: ProductPage, 400: Failure, 404: Failure }
const one = { 200: OneProduct, 404: Failure }
const Name = z.string().min(1).max(300)

export function productRoutes(app: App, platform: Platform, misses: MissRecorder): void {
  listRoutes(app, platform, misses)
  publicRead(
    app,
    platform,
    '/api/products/popular',
    { tags, querystring: PopularQuery, response: { 200: ProductList } },
    async ({ query, reader }, source) => asResult(await listPopular(source, reader, query.limit)),
  )
  const related = { tags, params: z.object({ id: Id }), querystring: RelatedQuery, response: { 200: ProductList, 404: Failure } }
  publicRead(app, platform, '/api/products/related/:id', related, async ({ params, query, reader }, source) =>
    asResult(await listRelated(source, params.id, reader, query.limit)),
  )
  publicRead(app, platform, '/api/products/sizes', { tags, response: { 200: SizesInUse } }, async (_, source) => ({
    data: { sizes: await listSizes(source) },
  }))
  publicRead(app, platform, '/api/products/colors', { tags, response: { 200: ColorsInUse } }, async ({ reader }, source) => ({
    data: { colors: await listColors(source, reader.language) },
  }))
  publicRead(
    app,
    platform,
    '/api/products/:id',
    { tags, params: z.object({ id: Id }), response: one },
    async ({ params, reader }, source) => asResult(await getProductJson(source, { id: params.id }, reader)),
  )
  publicRead(
    app,
    platform,
    '/api/products/slug/:slug',
    { tags, params: z.object({ slug: Name }), response: one },
    async ({ params, reader }, source) => asResult(await getProductJson(source, { slug: params.slug }, reader)),
  )
}

/** The three lists with filters, sorting and paging. */
function listRoutes(app: App, platform: Platform, misses: MissRecorder): void {
  async function page(source: ReadSource, query: ProductQuery, reader: Reader, within: Selection = {}) {
    return asResult(await listProducts({ ...source, misses }, query, reader, within), listTags(query))
  }
  publicRead(app, platform, '/api/products', { tags, querystring: ProductQuery, response: listed }, ({ query, reader }, source) =>
    page(source, query, reader, query.ids && query.ids.length > 0 ? { productIds: query.ids } : {}),
  )
  const inCategory = { tags, params: z.object({ category: Name }), querystring: ProductQuery, response: listed }
  publicRead(app, platform, '/api/products/category/:category', inCategory, async ({ params, query, reader }, source) =>
    page(source, query, reader, { categoryIds: [await getCategoryId(source.db, params.category)] }),
  )
  const inCollection = { tags, params: z.object({ id: Name }), querystring: ProductQuery, response: listed }
  publicRead(app, platform, '/api/products/collection/:id', inCollection, async ({ params, query, reader }, source) =>
    page(source, query, reader, { collectionIds: [await getCollectionId(source.db, params.id)] }),
  )
}

/** What a change of any product may do to the list. */
function listTags({ availability = [], sort, min, max, query }: ProductQuery): ListTag[] {
  const isByPrice = min !== undefined || max !== undefined || sort === 'price-asc' || sort === 'price-desc' || sort === 'best-sale'
  const tags: ListTag[] = []
  // A query may name a price or a status.
  if (availability.length > 0 || query !== undefined) tags.push('availability')
  if (isByPrice || query !== undefined) tags.push('prices')
  if (query !== undefined) tags.push('search')
  return tags
}

/** Stored JSON with the cache tags of what it shows. */
export function asResult({ json, ids }: JsonResponse, more: string[] = []): ReadResult {
  return { json, tags: [...ids, ...more] }
}
