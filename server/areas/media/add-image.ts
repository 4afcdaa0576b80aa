import { createHash } from 'node:crypto'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { detectImageType } from './detect-type.rule.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findImageByChecksum, insertImage, type NewImage } from './media.sql.ts'
import { queueUsualVariants } from './resize-job.ts'
import { type ImageRejection, inspectImage, type Original, sanitizeUpload } from './sanitize-upload.ts'
import { folderOf } from './variant-names.rule.ts'

export type Upload = { content: Buffer; name: string; alt: Bilingual }

/**
 * Adds a picture: identified by its bytes, re-encoded, stored under a generated name. The same file again is the same
 * picture.
 */
export async function addImage(platform: Platform, { content, name, alt }: Upload): Promise<{ _id: string } | { refused: ImageRejection }> {
  const kind = detectImageType(content, name)
  if (!kind) return { refused: 'type' }
  const checksum = checksumOf(content)
  const known = await findImageByChecksum(platform.db, checksum)
  if (known) return { _id: known.id }
  const refused = await inspectImage(content, kind)
  if (refused) return { refused }
  const original = await limitConcurrency(() => sanitizeUpload(content))
  if (original === 'unreadable') return { refused: original }

  const image = await storeOriginal(platform, { ...original, name, checksum, alt })
  return insertOnce(platform, image, (tx) => queueUsualVariants(platform, tx, image.id))
}

export type PreparedImage = Upload & {
  width: number
  height: number
  placeholder: string
  /** Files by their names, such as `320.avif`. */
  variants: Map<string, Buffer>
}

/** Adds a picture of the shop's own whose variants are already generated; its content is a WebP that needs no inspection. */
export async function addPreparedImage(platform: Platform, { content, variants, ...rest }: PreparedImage): Promise<{ _id: string }> {
  const checksum = checksumOf(content)
  const known = await findImageByChecksum(platform.db, checksum)
  if (known) return { _id: known.id }
  const image = await storeOriginal(platform, { ...rest, content, checksum, extension: 'webp' })
  for (const [file, bytes] of variants) await platform.storage.put(`${folderOf(image.id)}/${file}`, bytes)
  return insertOnce(platform, image, async () => undefined)
}

type StoredOriginal = Original & Pick<Upload, 'name' | 'alt'> & { checksum: string }

/** The file is stored before the row, so that no row ever lacks its file. */
async function storeOriginal({ storage }: Platform, { content, extension, name, ...rest }: StoredOriginal): Promise<NewImage> {
  const id = newId('img')
  const storageKey = `${folderOf(id)}/original.${extension}`
  await storage.put(storageKey, content)
  return { ...rest, id, storageKey, name: shownName(name), bytes: content.length }
}

/** Inserts a picture, unless another process has added the same file meanwhile: then its own files are removed. */
async function insertOnce(platform: Platform, image: NewImage, afterInsert: (tx: Db) => Promise<void>): Promise<{ _id: string }> {
  const isNew = await transact(platform.db, async (tx) => {
    const written = await insertImage(tx, image)
    if (written) await afterInsert(tx)
    return written
  })
  if (isNew) return { _id: image.id }
  await platform.storage.deleteAll(`${folderOf(image.id)}/`)
  const first = await findImageByChecksum(platform.db, image.checksum)
  if (!first) throw new Error('a picture was removed while it was added')
  return { _id: first.id }
}

function checksumOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The uploaded file name as one readable line without folders. */
function shownName(name: string): string {
  const file = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return file.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(-200)
}
