import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  ColorsInUse,
  OneProduct,
  PopularQuery,
  type Product,
  ProductList,
  ProductPage,
  ProductQuery,
  RelatedQuery,
  SizesInUse,
} from '../../../contract/catalogue.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { isStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Selection } from './listing/list-filters.sql.ts'
import { getProduct, listPopular, listProducts, listRelated, type ProductScope } from './listing/list-products.ts'
import type { Reader } from './present-product.rule.ts'
import type { SearchDictionary } from './search/search-dictionary.ts'
import { getCategoryId, getCollectionId, listColors, listSizes } from './taxonomy/read-taxonomy.ts'

const tags = ['products']
const listed = { 200: ProductPage, 400: Failure, 404: Failure }
const one = { 200: OneProduct, 404: Failure }
const Name = z.string().min(1).max(300)

export function productRoutes(app: App, platform: Platform, dictionary: SearchDictionary): void {
  listRoutes(app, { db: platform.db, vocabulary: dictionary })
  app.get(
    '/api/products/popular',
    { schema: { tags, querystring: PopularQuery, response: { 200: ProductList } } },
    async (request, reply) => {
      const products = await listPopular(platform.db, readerOf(request), request.query.limit)
      showing(reply, products)
      return { data: { products } }
    },
  )
  const related = { tags, params: z.object({ id: Id }), querystring: RelatedQuery, response: { 200: ProductList, 404: Failure } }
  app.get('/api/products/related/:id', { schema: related }, async (request, reply) => {
    const products = await listRelated(platform.db, request.params.id, readerOf(request), request.query.limit)
    showing(reply, products)
    return { data: { products } }
  })
  app.get('/api/products/sizes', { schema: { tags, response: { 200: SizesInUse } } }, async () => ({ sizes: await listSizes(platform.db) }))
  app.get('/api/products/colors', { schema: { tags, response: { 200: ColorsInUse } } }, async (request) => ({
    colors: await listColors(platform.db, languageOf(request.raw, true)),
  }))
  app.get('/api/products/:id', { schema: { tags, params: z.object({ id: Id }), response: one } }, async (request, reply) => {
    const product = await getProduct(platform.db, { id: request.params.id }, readerOf(request))
    showing(reply, [product])
    return { product }
  })
  app.get('/api/products/slug/:slug', { schema: { tags, params: z.object({ slug: Name }), response: one } }, async (request, reply) => {
    const product = await getProduct(platform.db, { slug: request.params.slug }, readerOf(request))
    showing(reply, [product])
    return { product }
  })
}

/** The three lists with filters, sorting and paging. */
function listRoutes(app: App, shelf: ProductScope): void {
  const { db } = shelf
  async function page(request: FastifyRequest, reply: FastifyReply, query: ProductQuery, within: Selection = {}) {
    const data = await listProducts(shelf, query, readerOf(request), within)
    showing(reply, data.products, query.availability?.length ? ['availability'] : [])
    return { data }
  }
  app.get('/api/products', { schema: { tags, querystring: ProductQuery, response: listed } }, (request, reply) =>
    page(request, reply, request.query),
  )
  const inCategory = { tags, params: z.object({ category: Name }), querystring: ProductQuery, response: listed }
  app.get('/api/products/category/:category', { schema: inCategory }, async (request, reply) => {
    return page(request, reply, request.query, { categoryIds: [await getCategoryId(db, request.params.category)] })
  })
  const inCollection = { tags, params: z.object({ id: Name }), querystring: ProductQuery, response: listed }
  app.get('/api/products/collection/:id', { schema: inCollection }, async (request, reply) => {
    return page(request, reply, request.query, { collectionIds: [await getCollectionId(db, request.params.id)] })
  })
}

/** The reader's language and role. */
export function readerOf(request: FastifyRequest): Reader {
  return { language: languageOf(request.raw, true), isAdmin: isStaff(request.person) }
}

/** Sets the cache tags of the response. */
function showing(reply: FastifyReply, products: Product[], more: string[] = []): void {
  const shown = [...products.map(({ _id }) => _id), ...more]
  if (shown.length > 0) reply.header('surrogate-key', shown.join(' '))
}
