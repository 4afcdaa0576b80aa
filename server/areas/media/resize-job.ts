import { imageWidths } from '../../../contract/image-variants.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { whenIdle } from '../../platform/idle.ts'
import { jobIdOf } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { findImage, type Image } from './media.sql.ts'
import { resizeVariant } from './resize-variant.ts'
import { fileOf, isPhotoId, photoVariants, readVariant, type Variant, variantKey } from './variant-names.rule.ts'

const resizeJob = 'make-variants'

/** `file`: only this one; otherwise all that pages use. */
type ResizeTask = { imageId: string; file?: string }

/** Generates the variants of a picture in the background, one at a time. Until then the original is shown. */
export async function defineResizeJob(platform: Platform): Promise<void> {
  await platform.jobs.define<ResizeTask>(resizeJob, async ({ imageId, file }) => {
    const image = await findImage(platform.db, imageId)
    if (!image) return
    const requested = file ? readVariant(file) : null
    for (const variant of requested ? [requested] : usualVariants(image)) {
      await whenIdle()
      await makeVariant(platform, image, variant)
    }
  })
}

/** Queues the usual variants of a new picture in the transaction that inserts it. */
export function queueUsualVariants({ jobs }: Pick<Platform, 'jobs'>, tx: Db, imageId: string): Promise<void> {
  return jobs.send(tx, resizeJob, { imageId } satisfies ResizeTask)
}

/** Queues one variant, once for any number of requests. */
export async function queueVariant({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, imageId: string, variant: Variant): Promise<void> {
  const file = fileOf(variant)
  const task: ResizeTask = { imageId, file }
  await transact(db, (tx) => jobs.send(tx, resizeJob, task, { id: jobIdOf(imageId, file) }))
}

/** Of a picture of the library the share image first, because services read it once; then the narrow widths, which phones show. */
function usualVariants(image: Image): Variant[] {
  if (isPhotoId(image.id)) return photoVariants(image)
  return [
    'share',
    ...imageWidths(image).flatMap((width): Variant[] => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]),
  ]
}

async function makeVariant({ storage }: Pick<Platform, 'storage'>, image: Image, variant: Variant): Promise<void> {
  const key = variantKey(image.id, variant)
  if (await storage.exists(key)) return
  await storage.put(key, await resizeVariant(Buffer.from(await storage.getBytes(image.storageKey)), variant))
}
