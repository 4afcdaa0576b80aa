import type { ImagePage, ImagesQuery, ImageUse, LibraryImage } from '../../../contract/admin/media.ts'
import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact, violatesReference } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { emitAltChanged, emitImagesRemoved, type FoundUse, findBlockingUses, findUses } from './image-usage.ts'
import { deleteImageRows, listImages, lockImages, updateAlt } from './library.sql.ts'
import { findImages, type Image } from './media.sql.ts'
import { presentPicture } from './present-image.rule.ts'
import { removeImagesJob } from './remove-images.ts'

export async function getImagePage(db: Db, query: ImagesQuery, language: Language): Promise<ImagePage> {
  const { rows, total } = await listImages(db, query)
  return {
    images: await presentImages(db, rows, language),
    total,
    totalPage: totalPages(total, query.limit),
    currentPage: query.page,
  }
}

/** Pictures of the library by their ids, in this order. */
export async function getImages(db: Db, imageIds: string[], language: Language): Promise<LibraryImage[]> {
  const rows = imageIds.length > 0 ? await findImages(db, imageIds) : []
  const described = await presentImages(db, rows, language)
  return imageIds.flatMap((id) => described.find(({ _id }) => _id === id) ?? [])
}

type AltChange = { imageId: string; alt: Bilingual; adminId: string }

/** Describes a picture in both languages; invalidates every page that shows it. */
export async function changeAltTexts({ db, pageCache }: Platform, { imageId, alt, adminId }: AltChange): Promise<void> {
  await transact(db, async (tx) => {
    const image = await updateAlt(tx, imageId, { vi: alt.vi.trim(), en: alt.en.trim() })
    if (!image) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'image.update', subject: imageId, details: { alt } })
    await emitAltChanged(tx, imageId)
    await invalidateAllPages(tx, { pageCache })
  })
}

/** Deletes all of them or none: reports the uses of a picture in use. Files are deleted after the commit. Returns their number. */
export async function deleteImages({ db, jobs }: Platform, imageIds: string[], adminId: string, language: Language): Promise<number> {
  return transact(db, async (tx) => {
    const images = await lockImages(tx, imageIds)
    const ids = images.map(({ id }) => id)
    if (ids.length === 0) return 0
    refuseUsed(await findBlockingUses(tx, ids, language), language)
    await emitImagesRemoved(tx, ids)
    await deleteImageRows(tx, ids)
    for (const { id, name } of images) await audit(tx, { who: adminId, what: 'image.delete', subject: id, details: { name } })
    await jobs.send(tx, removeImagesJob, { imageIds: ids })
    return ids.length
  }).catch((error: unknown) => {
    // A concurrent request has just used one.
    throw violatesReference(error) ? new AppError('in_use') : error
  })
}

const maxNamed = 50

function refuseUsed(ties: FoundUse[], language: Language): void {
  if (ties.length === 0) return
  const issues = ties.slice(0, maxNamed).map((tie) => ({ path: tie.imageId, key: nameUse(tie, language) }))
  throw new AppError('in_use', { issues })
}

const kindNames = {
  product: { vi: 'Sản phẩm', en: 'Product' },
  collection: { vi: 'Bộ sưu tập', en: 'Collection' },
  banner: { vi: 'Banner', en: 'Banner' },
  page: { vi: 'Trang', en: 'Page' },
  order: { vi: 'Đơn hàng', en: 'Order' },
} satisfies Record<ImageUse['kind'], Bilingual>

function nameUse({ kind, name }: ImageUse, language: Language): string {
  return `${kindNames[kind][language]} “${name}”`
}

async function presentImages(db: Db, rows: Image[], language: Language): Promise<LibraryImage[]> {
  const ids = rows.map(({ id }) => id)
  const usesOf = Map.groupBy(await findUses(db, ids, language), ({ imageId }) => imageId)
  return rows.map((row) => ({
    ...presentPicture(row, language),
    name: row.name,
    bytes: row.bytes,
    alts: row.alt,
    usedIn: (usesOf.get(row.id) ?? []).map(({ kind, id, name }) => ({ kind, id, name })),
    createdAt: row.createdAt.toISOString(),
  }))
}
