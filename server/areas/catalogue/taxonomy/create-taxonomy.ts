import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { slugify } from '../../../../contract/text.ts'
import { newId } from '../../../../db/new-id.ts'
import type { Db } from '../../../platform/database/client.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refuseDuplicates } from '../refuse-duplicates.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import { insertCategory, insertCollection, insertTag } from '../write-product.sql.ts'

type Deps = Pick<Platform, 'pageCache'>
export type NewCategory = { name: string; nameEn?: string | null; art?: string | null; position?: number }
export type NewCollection = {
  name: string
  nameEn?: string | null
  slug?: string
  description?: Bilingual
  imageId?: string | null
  position?: number
}
export type NewTag = { name: string; nameEn?: string | null }

/** Creates a category; refuses a name that differs from another only in diacritics and case. Returns the id. */
export function createCategory(platform: Deps, tx: Db, category: NewCategory): Promise<string> {
  const id = newId('cat')
  return create(platform, tx, id, () => insertCategory(tx, { ...category, id, nameKey: normalizeName(category.name) }))
}

export function createCollection(platform: Deps, tx: Db, collection: NewCollection): Promise<string> {
  const id = newId('cln')
  const { slug = slugify(collection.name) || id, description = { vi: '', en: '' } } = collection
  return create(platform, tx, id, () =>
    insertCollection(tx, { ...collection, id, slug, description, nameKey: normalizeName(collection.name) }),
  )
}

export function createTag(platform: Deps, tx: Db, tag: NewTag): Promise<string> {
  const id = newId('tag')
  return create(platform, tx, id, () => insertTag(tx, { ...tag, id, nameKey: normalizeName(tag.name) }))
}

async function create(platform: Deps, tx: Db, id: string, insert: () => Promise<void>): Promise<string> {
  await refuseDuplicates(insert)
  await invalidateAllPages(tx, platform)
  return id
}
