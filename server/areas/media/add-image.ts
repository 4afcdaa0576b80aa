import { createHash } from 'node:crypto'
import type { Bilingual } from '../../../contract/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { detectImageType } from './detect-type.rule.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findImageByChecksum, insertImage } from './media.sql.ts'
import { resizeJob } from './resize-job.ts'
import { type ImageRejection, inspectImage, sanitizeUpload } from './sanitize-upload.ts'
import { folderOf } from './variant-names.rule.ts'

export type Upload = { content: Buffer; name: string; alt: Bilingual }

/**
 * Adds a picture: identified by its bytes, re-encoded, stored under a generated name. The same file again is the same
 * picture. The file is stored before the row, so that no row ever lacks its file.
 */
export async function addImage(platform: Platform, { content, name, alt }: Upload): Promise<{ _id: string } | { refused: ImageRejection }> {
  const kind = detectImageType(content, name)
  if (!kind) return { refused: 'type' }
  const checksum = createHash('sha256').update(content).digest('hex')
  const known = await findImageByChecksum(platform.db, checksum)
  if (known) return { _id: known.id }
  const refused = await inspectImage(content, kind)
  if (refused) return { refused }
  const original = await limitConcurrency(() => sanitizeUpload(content))
  if (original === 'unreadable') return { refused: original }

  const id = newId('img')
  const { width, height, placeholder } = original
  const storageKey = `${folderOf(id)}/original.${original.extension}`
  await platform.storage.put(storageKey, original.content)
  const image = { id, storageKey, name: shownName(name), checksum, width, height, bytes: original.content.length, placeholder, alt }
  const isNew = await transact(platform.db, async (tx) => {
    const written = await insertImage(tx, image)
    if (written) await platform.jobs.send(tx, resizeJob, { imageId: id })
    return written
  })
  if (isNew) return { _id: id }
  await platform.storage.delete(storageKey)
  const first = await findImageByChecksum(platform.db, checksum)
  if (!first) throw new Error('a picture was removed while it was added')
  return { _id: first.id }
}

/** The uploaded file name as one readable line without folders. */
function shownName(name: string): string {
  const file = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return file.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(-200)
}
