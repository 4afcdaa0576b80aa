import { pictureWidths } from '../../../contract/picture-files.ts'
import { whenQuiet } from '../../platform/http/quiet.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeVariant } from './make-variant.ts'
import { findImage } from './media.sql.ts'

export const makeVariantsJob = 'make-variants'

/** Draws the widths of a new picture while nobody waits for them, so that hardly a visitor ever has to. */
export async function defineMakeVariants(platform: Platform): Promise<void> {
  await platform.jobs.define<{ imageId: string }>(makeVariantsJob, async ({ imageId }) => {
    const image = await findImage(platform.db, imageId)
    if (!image) return
    for (const width of pictureWidths(image))
      for (const format of ['avif', 'webp'] as const) {
        await whenQuiet()
        await makeVariant(platform, image, { width, format }, { isPatient: true })
      }
  })
}
