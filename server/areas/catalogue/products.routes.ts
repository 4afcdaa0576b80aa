import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { isStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Selection } from './listing/list-filters.sql.ts'
import { getProductJson, type JsonResponse, listPopular, listProducts, listRelated, type ProductScope } from './listing/list-products.ts'
import type { Reader } from './present-product.rule.ts'
import type { SearchDictionary } from './search/search-dictionary.ts'
import { getCategoryId, getCollectionId, listColors, listSizes } from './taxonomy/read-taxonomy.ts'

const tags = ['products']
const listed = { 200: ProductPage, 400: Failure, 404: Failure }
const one = { 200: OneProduct, 404: Failure }
const Name = z.string().min(1).max(300)

export function productRoutes(app: App, platform: Platform, dictionary: SearchDictionary): void {
  const { database } = platform
  const scope = { database, dictionary }
  listRoutes(app, scope)
  app.get(
    '/api/products/popular',
    { schema: { tags, querystring: PopularQuery, response: { 200: ProductList } } },
    async (request, reply) => sendJson(reply, await listPopular(scope, readerOf(request), request.query.limit)),
  )
  const related = { tags, params: z.object({ id: Id }), querystring: RelatedQuery, response: { 200: ProductList, 404: Failure } }
  app.get('/api/products/related/:id', { schema: related }, async (request, reply) =>
    sendJson(reply, await listRelated(scope, request.params.id, readerOf(request), request.query.limit)),
  )
  app.get('/api/products/sizes', { schema: { tags, response: { 200: SizesInUse } } }, async () => ({ sizes: await listSizes(database.db) }))
  app.get('/api/products/colors', { schema: { tags, response: { 200: ColorsInUse } } }, async (request) => ({
    colors: await listColors(database.db, languageOf(request.raw, true)),
  }))
  app.get('/api/products/:id', { schema: { tags, params: z.object({ id: Id }), response: one } }, async (request, reply) =>
    sendJson(reply, await getProductJson(database, { id: request.params.id }, readerOf(request))),
  )
  app.get('/api/products/slug/:slug', { schema: { tags, params: z.object({ slug: Name }), response: one } }, async (request, reply) =>
    sendJson(reply, await getProductJson(database, { slug: request.params.slug }, readerOf(request))),
  )
}

/** The three lists with filters, sorting and paging. */
function listRoutes(app: App, scope: ProductScope): void {
  const { db } = scope.database
  async function page(request: FastifyRequest, reply: FastifyReply, query: ProductQuery, within: Selection = {}) {
    const found = await listProducts(scope, query, readerOf(request), within)
    return sendJson(reply, found, query.availability?.length ? ['availability'] : [])
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

/** Sends stored JSON as it is, with the cache tags of what it shows. */
export function sendJson(reply: FastifyReply, { json, ids }: JsonResponse, more: string[] = []): FastifyReply {
  const shown = [...ids, ...more]
  if (shown.length > 0) reply.header('surrogate-key', shown.join(' '))
  return reply.header('content-type', 'application/json; charset=utf-8').send(json)
}
