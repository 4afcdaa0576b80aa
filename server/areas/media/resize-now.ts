import { imageWidths } from '../../../contract/image-variants.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeVariant } from './get-variant.ts'
import { findImage } from './media.sql.ts'

/** Draws what nearly every browser asks for of a picture that will be looked at before there is a quiet moment. */
export async function resizeNow(platform: Platform, imageId: string): Promise<void> {
  const image = await findImage(platform.db, imageId)
  if (image) await Promise.all(imageWidths(image).map((width) => makeVariant(platform, image, { width, format: 'avif' })))
}
