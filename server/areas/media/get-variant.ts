import type { Platform } from '../../platform/platform.ts'
import { findFile } from '../../platform/storage.ts'
import { findImage } from './media.sql.ts'
import { queueVariant } from './resize-job.ts'
import { isOfferedVariant, type Variant, variantKey } from './variant-names.rule.ts'

/** A variant of a picture from the storage; null if it is not generated yet. */
export function readStoredVariant({ storage }: Pick<Platform, 'storage'>, imageId: string, variant: Variant): Promise<Buffer | null> {
  return findFile(storage, variantKey(imageId, variant))
}

/**
 * The original, for a variant that is not generated yet: a request never waits for an encoder. A job generates the variant.
 * Null for a variant that is not offered.
 */
export async function readOriginalInstead(platform: Platform, imageId: string, variant: Variant) {
  const image = await findImage(platform.db, imageId)
  if (!image || !isOfferedVariant(variant, image)) return null
  await queueVariant(platform, image.id, variant)
  const content = Buffer.from(await platform.storage.getBytes(image.storageKey))
  return { content, type: image.storageKey.endsWith('.webp') ? 'image/webp' : 'image/jpeg' }
}
