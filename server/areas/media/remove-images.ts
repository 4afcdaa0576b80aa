import type { Platform } from '../../platform/platform.ts'
import { isFileMissing } from '../../platform/storage.ts'
import { findStored } from './library.sql.ts'
import { fileOf, folderOf, isOfferedVariant, isPhotoId, photoVariants, readVariant } from './variant-names.rule.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

export const removeImagesJob = 'remove-pictures'
const folder = 'pictures'
const hour = 3_600_000
/** A newer file may be about to get its row. */
const patienceMs = hour
const atOnce = 1_000

/** Deletes the files of deleted pictures after their rows. */
export async function defineRemoveImages(platform: Platform): Promise<void> {
  await platform.jobs.define<{ imageIds: string[] }>(removeImagesJob, async ({ imageIds }) => {
    const stored = await findStored(platform.db, imageIds)
    for (const id of imageIds) if (!stored.has(id)) await platform.storage.deleteAll(`${folderOf(id)}/`)
  })
}

/** Deletes unused files: of deleted pictures, half-written ones, and variants that are no longer offered. */
export async function sweepImages(deps: Deps, now: Date): Promise<number> {
  let removed = 0
  let paginationToken: string | undefined
  do {
    const page = await listFiles(deps, paginationToken)
    const keys = [...page.objects].flatMap((object) => ('key' in object ? [object.key] : []))
    for (let at = 0; at < keys.length; at += atOnce) removed += await sweepSome(deps, keys.slice(at, at + atOnce), now)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return removed
}

async function listFiles({ storage }: Deps, paginationToken: string | undefined): ReturnType<Deps['storage']['listAll']> {
  try {
    return await storage.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
  } catch (error) {
    if (isFileMissing(error)) return { objects: [] }
    throw error
  }
}

async function sweepSome({ db, storage }: Deps, keys: string[], now: Date): Promise<number> {
  const files = keys.map(readKey)
  const stored = await findStored(db, [...new Set(files.map(({ imageId }) => imageId))])
  const surplus = files.filter(({ key, imageId, file }) => {
    const image = stored.get(imageId)
    return !image || (image.storageKey !== key && !isForm(file, imageId, image))
  })
  let removed = 0
  for (const { key } of surplus) {
    const { lastModified } = await storage.getMetaData(key)
    if (now.getTime() - lastModified.getTime() < patienceMs) continue
    await storage.delete(key)
    removed++
  }
  return removed
}

function readKey(key: string): { key: string; imageId: string; file: string } {
  const [imageId = '', ...rest] = key.slice(key.indexOf(folder) + folder.length + 1).split('/')
  return { key, imageId, file: rest.join('/') }
}

function isForm(file: string, imageId: string, image: { width: number }): boolean {
  if (isPhotoId(imageId)) return photoVariants(image).some((variant) => fileOf(variant) === file)
  const variant = readVariant(file)
  return variant !== null && fileOf(variant) === file && isOfferedVariant(variant, image)
}
