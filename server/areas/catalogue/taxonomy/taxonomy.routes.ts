import { z } from 'zod'
import {
  CategoryList,
  CategoryPictures,
  CollectionList,
  OneCategory,
  OneCollection,
  OneTag,
  TagList,
} from '../../../../contract/catalogue.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { publicRead, serialize } from '../../../platform/http/public-read.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getCategory, getCollection, getTag, listCategories, listCategoryPictures, listCollections, listTags } from './read-taxonomy.ts'

const Name = z.string().min(1).max(300)

export function taxonomyRoutes(app: App, platform: Platform): void {
  categoryRoutes(app, platform)
  collectionRoutes(app, platform)
  tagRoutes(app, platform)
}

function categoryRoutes(app: App, platform: Platform): void {
  const tags = ['categories']
  const one = { 200: OneCategory, 404: Failure }
  publicRead(app, platform, '/api/categories', { tags, response: { 200: CategoryList } }, async ({ reader }, { db, revisionCache }) => {
    const list = async () => serialize(CategoryList, { data: await listCategories(db, reader) })
    return { json: await (reader.isAdmin ? list() : revisionCache.get(`categories ${reader.language}`, list)) }
  })
  publicRead(app, platform, '/api/categories/pictures', { tags, response: { 200: CategoryPictures } }, async (_, source) => {
    const { pictures, productIds } = await source.revisionCache.get('category pictures', () => listCategoryPictures(source))
    return { data: { data: pictures }, tags: productIds }
  })
  publicRead(
    app,
    platform,
    '/api/categories/:id',
    { tags, params: z.object({ id: Id }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { category: await getCategory(db, reader, params) } },
    }),
  )
  publicRead(
    app,
    platform,
    '/api/categories/name/:name',
    { tags, params: z.object({ name: Name }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { category: await getCategory(db, reader, params) } },
    }),
  )
}

function collectionRoutes(app: App, platform: Platform): void {
  const tags = ['collections']
  const one = { 200: OneCollection, 404: Failure }
  publicRead(app, platform, '/api/collections', { tags, response: { 200: CollectionList } }, async ({ reader }, { db, revisionCache }) => {
    const list = async () => serialize(CollectionList, { data: await listCollections(db, reader) })
    return { json: await (reader.isAdmin ? list() : revisionCache.get(`collections ${reader.language}`, list)) }
  })
  publicRead(
    app,
    platform,
    '/api/collections/:id',
    { tags, params: z.object({ id: Id }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { collection: await getCollection(db, reader, params) } },
    }),
  )
  publicRead(
    app,
    platform,
    '/api/collections/slug/:slug',
    { tags, params: z.object({ slug: Name }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { collection: await getCollection(db, reader, params) } },
    }),
  )
  publicRead(
    app,
    platform,
    '/api/collections/name/:name',
    { tags, params: z.object({ name: Name }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { collection: await getCollection(db, reader, params) } },
    }),
  )
}

function tagRoutes(app: App, platform: Platform): void {
  const tags = ['tags']
  publicRead(app, platform, '/api/tags', { tags, response: { 200: TagList } }, async ({ reader }, { db }) => ({
    data: { data: await listTags(db, reader) },
  }))
  const one = { 200: OneTag, 404: Failure }
  publicRead(
    app,
    platform,
    '/api/tags/:tagName',
    { tags, params: z.object({ tagName: Name }), response: one },
    async ({ params, reader }, { db }) => ({
      data: { data: { tag: await getTag(db, reader, params.tagName) } },
    }),
  )
}
