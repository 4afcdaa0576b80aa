import type { CollectionChange, CollectionProduct, NewCollection } from '../../../../contract/admin/taxonomy.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { slugify } from '../../../../contract/text.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPictures } from '../../media/media.ts'
import { findProductsShowing } from '../listing/product-json.sql.ts'
import { markProductsChanged } from '../listing/refresh-product-json.ts'
import { labelOf } from '../present-product.rule.ts'
import { refuseDuplicates } from '../refuse-duplicates.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import * as change from './change-taxonomy.sql.ts'
import { createCollection } from './create-taxonomy.ts'
import { mergeLists } from './merge-lists.rule.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>

/** Returns the id. */
export async function addCollection(deps: Deps, input: NewCollection, adminId: string): Promise<string> {
  const { name, labels, slug, description, image, products } = input
  return transact(deps.db, async (tx) => {
    await requirePicture(tx, image)
    const freeSlug = slug || (await findFreeSlug(tx, name))
    const position = (await change.findLastPosition(tx, 'collections')) + 1
    const row = {
      name,
      nameEn: labels?.en?.trim() || null,
      slug: freeSlug,
      description: bothOf(description),
      imageId: image ?? null,
      position,
    }
    const id = await createCollection(deps, tx, row)
    await change.deleteFormerSlugOf(tx, freeSlug)
    if (products) await change.putIntoCollection(tx, id, [...new Set(products)])
    await markProductsChanged(tx, products ?? [])
    await audit(tx, { who: adminId, what: 'collection.create', subject: id, details: input })
    return id
  })
}

/** Changes the given fields. A former slug redirects to the new one. */
export async function changeCollection(
  { db, pageCache }: Deps,
  { id, input, adminId }: { id: string; input: CollectionChange; adminId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const before = await change.lockCollection(tx, id)
    if (!before) throw new AppError('not_found')
    if (input.image !== before.imageId) await requirePicture(tx, input.image)
    const row = await rowOf(tx, input, before)
    await refuseDuplicates(() => change.updateCollection(tx, id, row))
    if (row.slug !== before.slug) {
      await change.deleteFormerSlugOf(tx, row.slug)
      await change.insertFormerSlugOf(tx, before)
    }
    await markProductsChanged(tx, await findProductsShowing(tx, { collectionId: id }))
    if (input.products) await change.putIntoCollection(tx, id, await mergeProducts(tx, id, input.products, input.productsBefore))
    await markProductsChanged(tx, await findProductsShowing(tx, { collectionId: id }))
    await audit(tx, { who: adminId, what: 'collection.update', subject: id, details: input })
    await invalidateAllPages(tx, { pageCache })
  })
}

async function mergeProducts(tx: Db, id: string, wanted: string[], before: string[] | undefined): Promise<string[]> {
  if (!before) return [...new Set(wanted)]
  const there = await change.findCollectionProducts(tx, id)
  return mergeLists({ before, wanted, there: there.map((product) => product.id) })
}

type Before = NonNullable<Awaited<ReturnType<typeof change.lockCollection>>>

async function rowOf(tx: Db, { name, labels, slug, description, image }: CollectionChange, before: Before) {
  const now = name ?? before.name
  return {
    name: now,
    nameKey: normalizeName(now),
    nameEn: labels === undefined ? before.nameEn : labels.en?.trim() || null,
    slug: slug === '' ? await findFreeSlug(tx, now, before.slug) : (slug ?? before.slug),
    description: description === undefined ? before.description : bothOf(description, before.description),
    imageId: image === undefined ? before.imageId : image,
  }
}

export async function deleteCollection({ db, pageCache }: Deps, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const collection = await change.lockCollection(tx, id)
    if (!collection) throw new AppError('not_found')
    await markProductsChanged(tx, await findProductsShowing(tx, { collectionId: id }))
    await change.deleteCollectionRow(tx, id)
    await audit(tx, { who: adminId, what: 'collection.delete', subject: id, details: { name: collection.name, slug: collection.slug } })
    await invalidateAllPages(tx, { pageCache })
  })
}

/** All products of a collection in its order, hidden ones too. */
export async function listCollectionProducts(db: Db, collectionId: string, language: Language): Promise<CollectionProduct[]> {
  const rows = await change.findCollectionProducts(db, collectionId)
  const pictures = await findPictures(
    db,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  return rows.map(({ id, sku, price, published, imageId, ...named }) => ({
    ...{ _id: id, name: labelOf(named, language), sku, price, published },
    image: (imageId && pictures.get(imageId)) || null,
  }))
}

async function requirePicture(tx: Db, imageId: string | null | undefined): Promise<void> {
  if (!imageId || (await findPictures(tx, [imageId], 'vi')).has(imageId)) return
  throw new AppError('invalid_input', { issues: [{ path: 'image', key: 'gone' }] })
}

function bothOf(description: NewCollection['description'], before: Bilingual = { vi: '', en: '' }): Bilingual {
  if (description === undefined) return before
  return typeof description === 'string' ? { ...before, vi: description } : description
}

async function findFreeSlug(tx: Db, name: string, own = ''): Promise<string> {
  const slug = slugify(name) || 'bo-suu-tap'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (candidate === own || (await change.isSlugFree(tx, candidate))) return candidate
  }
}
