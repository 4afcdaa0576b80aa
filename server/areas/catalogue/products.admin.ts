import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  AdminProductPage,
  AdminProductsQuery,
  BulkChange,
  BulkResponse,
  DeletedProductPage,
  DeletedProductsQuery,
  MatchingProducts,
  MatchingQuery,
  ProductBody,
  ProductChange,
  ProductIds,
  ProductMessage,
  SlugQuery,
  SlugResponse,
} from '../../../contract/admin/products.ts'
import { errorMessages, Failure } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { validationMessage } from '../../../contract/language/validation-messages.ts'
import { Id, slugify } from '../../../contract/text.ts'
import { forAdmins, forStaff, requireAdmin } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeProduct } from './change-product.ts'
import { type BulkResult, changeProducts, deleteProducts } from './change-products.ts'
import { createProduct, duplicateProduct } from './create-product.ts'
import { listDeletedProducts, restoreProducts } from './deleted-products.ts'
import { listMatchingProducts, listProductsForAdmin } from './list-products-admin.ts'
import { getProduct } from './listing/list-products.ts'
import { findFreeSlug } from './write-product.ts'

const tags = ['products']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const ById = z.object({ id: Id })

const texts = {
  created: { vi: 'Đã tạo sản phẩm.', en: 'The product has been created.' },
  changed: { vi: 'Đã lưu sản phẩm.', en: 'The product has been saved.' },
  deleted: { vi: 'Đã xoá sản phẩm.', en: 'The product has been deleted.' },
  duplicated: { vi: 'Đã tạo bản sao.', en: 'A copy has been made.' },
} as const
const counted = {
  changed: { vi: (n: number) => `Đã lưu ${n} sản phẩm.`, en: (n: number) => `Saved ${n} products.` },
  deleted: { vi: (n: number) => `Đã xoá ${n} sản phẩm.`, en: (n: number) => `Deleted ${n} products.` },
  restored: { vi: (n: number) => `Đã khôi phục ${n} sản phẩm.`, en: (n: number) => `Restored ${n} products.` },
} as const

export function productAdminRoutes(app: App, platform: Platform): void {
  const { db } = platform

  async function response(request: FastifyRequest, id: string, message: Record<Language, string>) {
    const language = languageOf(request.raw, true)
    return { product: await getProduct(db, { id }, { language, isAdmin: true }), message: message[language] }
  }
  const created = { 201: ProductMessage, ...refusals }

  const list = { tags, querystring: AdminProductsQuery, response: { 200: AdminProductPage, ...refusals } }
  app.get('/api/products/manage', { ...forStaff, schema: list }, async (request) => ({
    data: await listProductsForAdmin(platform.readReplicas.primary, request.query, languageOf(request.raw, true)),
  }))

  app.post('/api/products', { ...forAdmins, schema: { tags, body: ProductBody, response: created } }, async (request, reply) => {
    const id = await createProduct(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send(await response(request, id, texts.created))
  })

  const change = { tags, params: ById, body: ProductChange, response: { 200: ProductMessage, ...refusals } }
  app.patch('/api/products/:id', { ...forAdmins, schema: change }, async (request) => {
    const { id } = request.params
    await changeProduct(platform, { id, body: request.body, adminId: requireAdmin(request).userId })
    return response(request, id, texts.changed)
  })

  app.post('/api/products/:id/duplicate', { ...forAdmins, schema: { tags, params: ById, response: created } }, async (request, reply) => {
    const id = await duplicateProduct(platform, request.params.id, requireAdmin(request).userId)
    return reply.code(201).send(await response(request, id, texts.duplicated))
  })

  const slug = { tags, querystring: SlugQuery, response: { 200: SlugResponse, ...refusals } }
  app.get('/api/products/slug-free', { ...forStaff, schema: slug }, async ({ query }) => {
    const wanted = slugify(query.slug)
    const suggestion = await findFreeSlug(db, wanted, query.except)
    return { slug: wanted, free: wanted !== '' && suggestion === wanted, suggestion }
  })

  manyRoutes(app, platform)
  binRoutes(app, platform)
}

/** The routes for several products, and the deletion of one. */
function manyRoutes(app: App, platform: Platform): void {
  const matching = { tags, querystring: MatchingQuery, response: { 200: MatchingProducts, ...refusals } }
  app.get('/api/products/manage/matching', { ...forAdmins, schema: matching }, async (request) => ({
    data: { products: await listMatchingProducts(platform.readReplicas.primary, request.query, languageOf(request.raw, true)) },
  }))

  const bulk = { tags, body: BulkChange, response: { 200: BulkResponse, ...refusals } }
  app.patch('/api/products/bulk', { ...forAdmins, schema: bulk }, async (request) => {
    const done = await changeProducts(platform, request.body, requireAdmin(request).userId)
    return sendResult(done, counted.changed, languageOf(request.raw, true))
  })

  const removeMany = { tags, body: ProductIds, response: { 200: BulkResponse, ...refusals } }
  app.delete('/api/products', { ...forAdmins, schema: removeMany }, async (request) => {
    const done = await deleteProducts(platform, request.body.ids, requireAdmin(request).userId)
    return sendResult(done, counted.deleted, languageOf(request.raw, true))
  })

  const remove = { tags, params: ById, response: { 200: z.object({ message: z.string() }), ...refusals } }
  app.delete('/api/products/:id', { ...forAdmins, schema: remove }, async (request) => {
    const { done } = await deleteProducts(platform, [request.params.id], requireAdmin(request).userId)
    if (done.length === 0) throw new AppError('not_found')
    return { message: texts.deleted[languageOf(request.raw, true)] }
  })
}

/** Deleted products, for as long as they can be restored. */
function binRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: DeletedProductsQuery, response: { 200: DeletedProductPage, ...refusals } }
  app.get('/api/products/manage/deleted', { ...forAdmins, schema: list }, async (request) => ({
    data: await listDeletedProducts(platform, request.query, languageOf(request.raw, true)),
  }))

  const restore = { tags, body: ProductIds, response: { 200: BulkResponse, ...refusals } }
  app.post('/api/products/restore', { ...forAdmins, schema: restore }, async (request) => {
    const { done, taken, gone } = await restoreProducts(platform, request.body.ids, requireAdmin(request).userId)
    if (done.length + taken.length === 0) throw new AppError('not_found')
    const language = languageOf(request.raw, true)
    const failed = [
      ...taken.map((_id) => ({ _id, message: validationMessage('sku_taken', language) })),
      ...gone.map((_id) => ({ _id, message: errorMessages.not_found[language] })),
    ]
    return { message: counted.restored[language](done.length), changed: done.length, failed }
  })
}

/** Fails if no product exists; otherwise reports deleted ones beside the changed ones. */
function sendResult({ done, gone }: BulkResult, message: Record<Language, (n: number) => string>, language: Language): BulkResponse {
  if (done.length === 0) throw new AppError('not_found')
  const failed = gone.map((_id) => ({ _id, message: errorMessages.not_found[language] }))
  return { message: message[language](done.length), changed: done.length, failed }
}
