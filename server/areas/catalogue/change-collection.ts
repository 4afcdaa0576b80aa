import type { Bilingual, Language } from '../../../contract/language.ts'
import type { CollectionChange, NewCollection, ShelvedProduct } from '../../../contract/sorting.admin.ts'
import { slugify } from '../../../contract/text.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { bumpCatalogue } from '../../platform/revision.ts'
import { transact } from '../../platform/transact.ts'
import { findPictures } from '../media/media.ts'
import * as change from './change-sorting.sql.ts'
import { labelOf } from './describe-product.ts'
import { mergeLists } from './merge-lists.ts'
import { nameKey } from './name-key.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import { createCollection } from './write-sorting.ts'

type Room = Pick<Platform, 'db' | 'pageCache'>

/** Answers the id. */
export async function addCollection(room: Room, input: NewCollection, adminId: string): Promise<string> {
  const { name, labels, slug, description, image, products } = input
  return transact(room.db, async (tx) => {
    await requirePicture(tx, image)
    const address = slug || (await findFreeSlug(tx, name))
    const position = (await change.findLastPosition(tx, 'collections')) + 1
    const row = {
      name,
      nameEn: labels?.en?.trim() || null,
      slug: address,
      description: bothOf(description),
      imageId: image ?? null,
      position,
    }
    const id = await createCollection(room, tx, row)
    await change.dropFormerSlugOf(tx, address)
    if (products) await change.shelve(tx, id, [...new Set(products)])
    await audit(tx, { who: adminId, what: 'collection.create', subject: id, details: input })
    return id
  })
}

/** Changes what is named. An address it had leads to the new one. */
export async function changeCollection(
  { db, pageCache }: Room,
  { id, input, adminId }: { id: string; input: CollectionChange; adminId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const before = await change.lockCollection(tx, id)
    if (!before) throw new AppError('not_found')
    if (input.image !== before.imageId) await requirePicture(tx, input.image)
    const row = await rowOf(tx, input, before)
    await refuseDuplicates(() => change.updateCollection(tx, id, row))
    if (row.slug !== before.slug) {
      await change.dropFormerSlugOf(tx, row.slug)
      await change.keepFormerSlugOf(tx, before)
    }
    if (input.products) await change.shelve(tx, id, await mergeProducts(tx, id, input.products, input.productsBefore))
    await audit(tx, { who: adminId, what: 'collection.update', subject: id, details: input })
    await bumpCatalogue(tx, (tags) => pageCache.invalidate(tags))
  })
}

async function mergeProducts(tx: Db, id: string, wanted: string[], before: string[] | undefined): Promise<string[]> {
  if (!before) return [...new Set(wanted)]
  const there = await change.findShelved(tx, id)
  return mergeLists({ before, wanted, there: there.map((product) => product.id) })
}

type Before = NonNullable<Awaited<ReturnType<typeof change.lockCollection>>>

async function rowOf(tx: Db, { name, labels, slug, description, image }: CollectionChange, before: Before) {
  const now = name ?? before.name
  return {
    name: now,
    nameKey: nameKey(now),
    nameEn: labels === undefined ? before.nameEn : labels.en?.trim() || null,
    slug: slug === '' ? await findFreeSlug(tx, now, before.slug) : (slug ?? before.slug),
    description: description === undefined ? before.description : bothOf(description, before.description),
    imageId: image === undefined ? before.imageId : image,
  }
}

export async function deleteCollection({ db, pageCache }: Room, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const collection = await change.lockCollection(tx, id)
    if (!collection) throw new AppError('not_found')
    await change.deleteCollectionRow(tx, id)
    await audit(tx, { who: adminId, what: 'collection.delete', subject: id, details: { name: collection.name, slug: collection.slug } })
    await bumpCatalogue(tx, (tags) => pageCache.invalidate(tags))
  })
}

/** All products of a collection in its order, hidden ones too. */
export async function listShelved(db: Db, collectionId: string, language: Language): Promise<ShelvedProduct[]> {
  const rows = await change.findShelved(db, collectionId)
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
