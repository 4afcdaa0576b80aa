import { imageWidths } from '../../../contract/image-variants.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeVariant } from './get-variant.ts'
import { findImage } from './media.sql.ts'

/** Generates the variants that nearly every browser requests, for a picture that is shown before the process is idle. */
export async function resizeNow(platform: Platform, imageId: string): Promise<void> {
  const image = await findImage(platform.db, imageId)
  if (image) await Promise.all(imageWidths(image).map((width) => makeVariant(platform, image, { width, format: 'avif' })))
}
