import type { Language } from '../../../contract/language.ts'
import type { Picture } from '../../../contract/media.ts'
import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { describePicture } from './describe-picture.ts'
import { libraryRoutes } from './library.routes.ts'
import { defineMakeVariants } from './make-variants.ts'
import { mediaRoutes } from './media.routes.ts'
import { findImages } from './media.sql.ts'
import { defineRemovePictures, sweepPictures } from './remove-pictures.ts'

export { addImage } from './add-image.ts'
export { drawNow } from './draw-now.ts'
export { type FoundUse, onImageMemories, onImagesLeave, onImageUses } from './use-hooks.ts'

/** Counted from the start of the process: a day would never pass in a shop that is started anew every night. */
const sweepSeconds = 21_600

export async function openMedia(app: Shop, platform: Platform): Promise<void> {
  mediaRoutes(app, platform)
  await libraryRoutes(app, platform)
  await defineMakeVariants(platform)
  await defineRemovePictures(platform)
  platform.jobs.repeat('sweep-pictures', sweepSeconds, async () => {
    await sweepPictures(platform, platform.clock.now())
  })
}

/** Pictures by their ids, in the reader's language; an id nobody knows is not among them. */
export async function findPictures(db: Db, imageIds: string[], language: Language): Promise<Map<string, Picture>> {
  const images = imageIds.length > 0 ? await findImages(db, [...new Set(imageIds)]) : []
  return new Map(images.map((image) => [image.id, describePicture(image, language)]))
}
