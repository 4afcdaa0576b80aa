import type { Language } from '../../../contract/language/language.schema.ts'
import type { Picture } from '../../../contract/media.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { libraryRoutes } from './library.routes.ts'
import { mediaRoutes } from './media.routes.ts'
import { findImages } from './media.sql.ts'
import { presentPicture } from './present-image.rule.ts'
import { defineRemoveImages, sweepImages } from './remove-images.ts'
import { defineResizeJob } from './resize-job.ts'

export { addImage, addPreparedImage } from './add-image.ts'
export { type FoundUse, onAltChanged, onImagesRemoved, onImageUses, onPastImageUses } from './image-usage.ts'
export { presentPicture, type ShownImage } from './present-image.rule.ts'
export { addPhoto, deletePhotos, photoHeaders, preparePhoto, readPhoto } from './private-photos.ts'
export { readPhotoForm } from './read-photo-form.ts'
export { rejectionReasons } from './read-uploads.ts'
export type { ImageRejection } from './sanitize-upload.ts'
export { withUploads } from './upload-scope.ts'

/** Counted from the start of the process: a shop that restarts every night would never reach a day. */
const sweepSeconds = 21_600

export async function openMedia(app: App, platform: Platform): Promise<void> {
  mediaRoutes(app, platform)
  await libraryRoutes(app, platform)
  await defineResizeJob(platform)
  await defineRemoveImages(platform)
  platform.jobs.repeat('sweep-pictures', sweepSeconds, async () => {
    await sweepImages(platform, platform.clock.now())
  })
}

/** Pictures by their ids, in the reader's language; leaves out unknown ids. */
export async function findPictures(db: Db, imageIds: string[], language: Language): Promise<Map<string, Picture>> {
  const images = imageIds.length > 0 ? await findImages(db, [...new Set(imageIds)]) : []
  return new Map(images.map((image) => [image.id, presentPicture(image, language)]))
}
