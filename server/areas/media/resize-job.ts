import { imageWidths } from '../../../contract/image-variants.ts'
import { whenIdle } from '../../platform/idle.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeVariant } from './get-variant.ts'
import { findImage } from './media.sql.ts'

export const resizeJob = 'make-variants'

/** Generates the widths of a new picture in the background, so that visitors rarely wait for one. */
export async function defineResizeJob(platform: Platform): Promise<void> {
  await platform.jobs.define<{ imageId: string }>(resizeJob, async ({ imageId }) => {
    const image = await findImage(platform.db, imageId)
    if (!image) return
    for (const width of imageWidths(image))
      for (const format of ['avif', 'webp'] as const) {
        await whenIdle()
        await makeVariant(platform, image, { width, format }, { isPatient: true })
      }
  })
}
