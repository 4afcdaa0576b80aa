import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { picturePolicy } from '../../platform/http/security-headers.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFile } from '../../platform/storage.ts'
import { detectImageType } from './detect-type.rule.ts'
import { deleteImageRows } from './library.sql.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findImage, insertImage, type NewImage } from './media.sql.ts'
import { queueUsualVariants } from './resize-job.ts'
import { type ImageRejection, inspectImage, sanitizeUpload } from './sanitize-upload.ts'
import { folderOf, isPhotoId, photoPrefix, photoVariants, readVariant, variantKey } from './variant-names.rule.ts'

/**
 * Photos that not everyone may see. They are stored and resized like the pictures of the library, but have no public URL
 * and are not in the library: the area they belong to serves them, after it has checked the viewer.
 */

/** No other site may embed a photo. */
export const photoHeaders = {
  'content-security-policy': picturePolicy,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Re-encodes an upload, which removes its camera data, and stores its file; {@link addPhoto} adds its row. */
export async function preparePhoto(
  { storage }: Pick<Platform, 'storage'>,
  { content, name }: { content: Buffer; name: string },
): Promise<NewImage | { refused: ImageRejection }> {
  const kind = detectImageType(content, name)
  if (!kind) return { refused: 'type' }
  const refused = await inspectImage(content, kind)
  if (refused) return { refused }
  const original = await limitConcurrency(() => sanitizeUpload(content))
  if (original === 'unreadable') return { refused: original }
  const id = newId(photoPrefix)
  const { content: bytes, extension, ...rest } = original
  const storageKey = `${folderOf(id)}/original.${extension}`
  await storage.put(storageKey, bytes)
  // Two photos with the same bytes stay two: each belongs to something else.
  return { ...rest, id, storageKey, name: '', alt: { vi: '', en: '' }, checksum: id, bytes: bytes.length }
}

export async function addPhoto(platform: Pick<Platform, 'jobs'>, tx: Db, photo: NewImage): Promise<void> {
  await insertImage(tx, photo)
  await queueUsualVariants(platform, tx, photo.id)
}

/** One file of a photo; the original while its variants are not generated yet. Null for a file that is not offered. */
export async function readPhoto({ db, storage }: Pick<Platform, 'db' | 'storage'>, photoId: string, file: string) {
  const variant = readVariant(file)
  if (!variant || !isPhotoId(photoId)) return null
  const stored = await findFile(storage, variantKey(photoId, variant))
  if (stored) return { content: stored, type: 'image/webp', isFinal: true }
  const photo = await findImage(db, photoId)
  const isOffered = photo && variant !== 'share' && photoVariants(photo).some(({ width }) => width === variant.width)
  if (!isOffered || variant.format !== 'webp') return null
  const content = Buffer.from(await storage.getBytes(photo.storageKey))
  return { content, type: photo.storageKey.endsWith('.webp') ? 'image/webp' : 'image/jpeg', isFinal: false }
}

/** Deletes the rows; the next sweep deletes the files. */
export async function deletePhotos(tx: Db, photoIds: string[]): Promise<void> {
  if (photoIds.length > 0) await deleteImageRows(tx, photoIds)
}
