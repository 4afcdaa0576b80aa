import type { Platform } from '../../platform/platform.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findImage, type Image } from './media.sql.ts'
import { resizeVariant } from './resize-variant.ts'
import { isOffered, type Variant, variantKey } from './variant-names.rule.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

const underway = new Map<string, Promise<Buffer>>()

/** A variant of a picture from the storage; null if it is not generated yet. */
export function readStoredVariant(platform: Pick<Deps, 'storage'>, imageId: string, variant: Variant): Promise<Buffer | null> {
  return readIfThere(platform, variantKey(imageId, variant))
}

/** Generates a variant that is not stored yet. Null for a variant that is not offered. */
export async function makeOfferedVariant(platform: Deps, imageId: string, variant: Variant): Promise<Buffer | null> {
  const image = await findImage(platform.db, imageId)
  return image && isOffered(variant, image) ? makeVariant(platform, image, variant) : null
}

/** Generates and stores a variant; once for any number of concurrent requests. */
export function makeVariant(platform: Deps, image: Image, variant: Variant, { isPatient = false } = {}): Promise<Buffer> {
  const key = variantKey(image.id, variant)
  // A visitor's request never queues behind a background job for the same variant.
  const ticket = isPatient ? `patient ${key}` : key
  const already = underway.get(ticket)
  if (already) return already
  const work = limitConcurrency(() => resizeAndStore(platform, image, variant), { isPatient }).finally(() => underway.delete(ticket))
  underway.set(ticket, work)
  return work
}

async function resizeAndStore(platform: Deps, image: Image, variant: Variant): Promise<Buffer> {
  const key = variantKey(image.id, variant)
  const kept = await readIfThere(platform, key)
  if (kept) return kept
  const drawn = await resizeVariant(Buffer.from(await platform.storage.getBytes(image.storageKey)), variant)
  // If it cannot be stored, for example on a full disk, it is still served and generated again next time.
  await platform.storage.put(key, drawn).catch(() => undefined)
  return drawn
}

async function readIfThere({ storage }: Pick<Deps, 'storage'>, key: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await storage.getBytes(key))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The error of a disk or S3 for a missing file, however deep the driver wraps it. */
export function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause))
}
