import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  CategoryMessage,
  CollectionChange,
  CollectionMessage,
  CollectionProducts,
  MoveTo,
  MoveToBody,
  NewCategory,
  NewCollection,
  NewTag,
  Removed,
  ReorderCategories,
  TagChange,
  TagMessage,
  TagNames,
} from '../../../../contract/admin/taxonomy.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { Reader } from '../../../platform/http/public-read.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addCategory, deleteCategory, renameCategory, reorderCategories } from './change-category.ts'
import { addCollection, changeCollection, deleteCollection, listCollectionProducts } from './change-collection.ts'
import { addTag, changeTag, deleteTags } from './change-tag.ts'
import { getCategory, getCollection, getTag } from './read-taxonomy.ts'

const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const params = z.object({ id: Id })

const messages = {
  categoryAdded: { vi: 'Đã thêm danh mục.', en: 'The category has been added.' },
  categorySaved: { vi: 'Đã lưu danh mục.', en: 'The category has been saved.' },
  categoriesOrdered: { vi: 'Đã lưu thứ tự.', en: 'The order has been saved.' },
  categoryDeleted: { vi: 'Đã xoá danh mục.', en: 'The category has been deleted.' },
  collectionAdded: { vi: 'Đã thêm bộ sưu tập.', en: 'The collection has been added.' },
  collectionSaved: { vi: 'Đã lưu bộ sưu tập.', en: 'The collection has been saved.' },
  collectionDeleted: { vi: 'Đã xoá bộ sưu tập.', en: 'The collection has been deleted.' },
  tagAdded: { vi: 'Đã thêm thẻ.', en: 'The tag has been added.' },
  tagSaved: { vi: 'Đã lưu thẻ.', en: 'The tag has been saved.' },
  tagDeleted: { vi: 'Đã xoá thẻ.', en: 'The tag has been deleted.' },
} satisfies Record<string, Bilingual>

const message = (request: FastifyRequest, what: keyof typeof messages) => messages[what][languageOf(request.raw, true)]
const readerOf = (request: FastifyRequest): Reader => ({ language: languageOf(request.raw, true), isAdmin: true })

export function taxonomyAdminRoutes(app: App, platform: Platform): void {
  categoryChanges(app, platform)
  collectionChanges(app, platform)
  tagChanges(app, platform)
}

function categoryChanges(app: App, platform: Platform): void {
  const tags = ['categories']
  const find = (request: FastifyRequest, id: string) => getCategory(platform.db, readerOf(request), { id })

  const create = { tags, body: NewCategory, response: { 201: CategoryMessage, ...refusals } }
  app.post('/api/categories', { ...forAdmins, schema: create }, async (request, reply) => {
    const id = await addCategory(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send({ data: { category: await find(request, id) }, message: message(request, 'categoryAdded') })
  })
  const change = { tags, params, body: NewCategory, response: { 200: CategoryMessage, ...refusals } }
  app.put('/api/categories/:id', { ...forAdmins, schema: change }, async (request) => {
    const { id } = request.params
    await renameCategory(platform, { id, input: request.body, adminId: requireAdmin(request).userId })
    return { data: { category: await find(request, id) }, message: message(request, 'categorySaved') }
  })
  const order = { tags, body: ReorderCategories, response: { 200: Removed, ...refusals } }
  app.patch('/api/categories/order', { ...forAdmins, schema: order }, async (request) => {
    await reorderCategories(platform, request.body.ids, requireAdmin(request).userId)
    return { message: message(request, 'categoriesOrdered') }
  })
  const remove = { tags, params, querystring: MoveTo, body: MoveToBody, response: { 200: Removed, ...refusals } }
  app.delete('/api/categories/:id', { ...forAdmins, schema: remove }, async (request) => {
    const moveTo = request.query.moveTo ?? request.body?.moveTo
    await deleteCategory(platform, { id: request.params.id, moveTo, adminId: requireAdmin(request).userId })
    return { message: message(request, 'categoryDeleted') }
  })
}

function collectionChanges(app: App, platform: Platform): void {
  const tags = ['collections']
  const { db } = platform
  const find = (request: FastifyRequest, id: string) => getCollection(db, readerOf(request), { id })

  const shelved = { tags, params, response: { 200: CollectionProducts, ...refusals } }
  app.get('/api/collections/:id/products', { ...forAdmins, schema: shelved }, async (request) => {
    await find(request, request.params.id)
    return { data: await listCollectionProducts(db, request.params.id, languageOf(request.raw, true)) }
  })
  const create = { tags, body: NewCollection, response: { 201: CollectionMessage, ...refusals } }
  app.post('/api/collections', { ...forAdmins, schema: create }, async (request, reply) => {
    const id = await addCollection(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send({ data: { collection: await find(request, id) }, message: message(request, 'collectionAdded') })
  })
  const change = { tags, params, body: CollectionChange, response: { 200: CollectionMessage, ...refusals } }
  app.patch('/api/collections/:id', { ...forAdmins, schema: change }, async (request) => {
    const { id } = request.params
    await changeCollection(platform, { id, input: request.body, adminId: requireAdmin(request).userId })
    const products = request.body.products && (await listCollectionProducts(db, id, languageOf(request.raw, true)))
    return { data: { collection: await find(request, id), products }, message: message(request, 'collectionSaved') }
  })
  const remove = { tags, params, response: { 200: Removed, ...refusals } }
  app.delete('/api/collections/:id', { ...forAdmins, schema: remove }, async (request) => {
    await deleteCollection(platform, request.params.id, requireAdmin(request).userId)
    return { message: message(request, 'collectionDeleted') }
  })
}

function tagChanges(app: App, platform: Platform): void {
  const tags = ['tags']
  const named = z.object({ tagName: z.string().min(1).max(300) })
  const find = (request: FastifyRequest, name: string) => getTag(platform.db, readerOf(request), name)

  const create = { tags, body: NewTag, response: { 201: TagMessage, ...refusals } }
  app.post('/api/tags', { ...forAdmins, schema: create }, async (request, reply) => {
    await addTag(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send({ data: { tag: await find(request, request.body.name) }, message: message(request, 'tagAdded') })
  })
  const change = { tags, params: named, body: TagChange, response: { 200: TagMessage, ...refusals } }
  app.patch('/api/tags/:tagName', { ...forAdmins, schema: change }, async (request) => {
    const { tagName } = request.params
    const name = await changeTag(platform, { tagName, input: request.body, adminId: requireAdmin(request).userId })
    return { data: { tag: await find(request, name) }, message: message(request, 'tagSaved') }
  })
  const remove = { tags, params: named, response: { 200: Removed, ...refusals } }
  app.delete('/api/tags/:tagName', { ...forAdmins, schema: remove }, async (request) => {
    const deleted = await deleteTags(platform, [request.params.tagName], requireAdmin(request).userId)
    if (deleted === 0) throw new AppError('not_found')
    return { message: message(request, 'tagDeleted') }
  })
  const removeMany = { tags, body: TagNames, response: { 200: Removed, ...refusals } }
  app.delete('/api/tags', { ...forAdmins, schema: removeMany }, async (request) => {
    await deleteTags(platform, request.body.names, requireAdmin(request).userId)
    return { message: message(request, 'tagDeleted') }
  })
}
