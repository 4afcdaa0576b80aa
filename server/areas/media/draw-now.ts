import { pictureWidths } from '../../../contract/picture-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeVariant } from './make-variant.ts'
import { findImage } from './media.sql.ts'

/** Draws what nearly every browser asks for of a picture that will be looked at before there is a quiet moment. */
export async function drawNow(platform: Platform, imageId: string): Promise<void> {
  const image = await findImage(platform.db, imageId)
  if (image) await Promise.all(pictureWidths(image).map((width) => makeVariant(platform, image, { width, format: 'avif' })))
}
