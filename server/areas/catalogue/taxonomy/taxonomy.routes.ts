import { z } from 'zod'
import { CategoryList, CollectionList, OneCategory, OneCollection, OneTag, TagList } from '../../../../contract/catalogue.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readerOf } from '../products.routes.ts'
import { getCategory, getCollection, getTag, listCategories, listCollections, listTags } from './read-taxonomy.ts'

const Name = z.string().min(1).max(300)

export function taxonomyRoutes(app: App, platform: Platform): void {
  categoryRoutes(app, platform)
  collectionRoutes(app, platform)
  tagRoutes(app, platform)
}

function categoryRoutes(app: App, { db }: Platform): void {
  const tags = ['categories']
  const one = { 200: OneCategory, 404: Failure }
  app.get('/api/categories', { schema: { tags, response: { 200: CategoryList } } }, async (request) => ({
    data: await listCategories(db, readerOf(request)),
  }))
  app.get('/api/categories/:id', { schema: { tags, params: z.object({ id: Id }), response: one } }, async (request) => ({
    data: { category: await getCategory(db, readerOf(request), request.params) },
  }))
  app.get('/api/categories/name/:name', { schema: { tags, params: z.object({ name: Name }), response: one } }, async (request) => ({
    data: { category: await getCategory(db, readerOf(request), request.params) },
  }))
}

function collectionRoutes(app: App, { db }: Platform): void {
  const tags = ['collections']
  const one = { 200: OneCollection, 404: Failure }
  app.get('/api/collections', { schema: { tags, response: { 200: CollectionList } } }, async (request) => ({
    data: await listCollections(db, readerOf(request)),
  }))
  app.get('/api/collections/:id', { schema: { tags, params: z.object({ id: Id }), response: one } }, async (request) => ({
    data: { collection: await getCollection(db, readerOf(request), request.params) },
  }))
  app.get('/api/collections/slug/:slug', { schema: { tags, params: z.object({ slug: Name }), response: one } }, async (request) => ({
    data: { collection: await getCollection(db, readerOf(request), request.params) },
  }))
  app.get('/api/collections/name/:name', { schema: { tags, params: z.object({ name: Name }), response: one } }, async (request) => ({
    data: { collection: await getCollection(db, readerOf(request), request.params) },
  }))
}

function tagRoutes(app: App, { db }: Platform): void {
  const tags = ['tags']
  app.get('/api/tags', { schema: { tags, response: { 200: TagList } } }, async (request) => ({
    data: await listTags(db, readerOf(request)),
  }))
  const one = { 200: OneTag, 404: Failure }
  app.get('/api/tags/:tagName', { schema: { tags, params: z.object({ tagName: Name }), response: one } }, async (request) => ({
    data: { tag: await getTag(db, readerOf(request), request.params.tagName) },
  }))
}
