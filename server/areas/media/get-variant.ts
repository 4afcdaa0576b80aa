import type { Platform } from '../../platform/platform.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findImage, type Image } from './media.sql.ts'
import { resizeVariant } from './resize-variant.ts'
import { isOffered, type Variant, variantKey } from './variant-names.rule.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

const underway = new Map<string, Promise<Buffer>>()

/** A form of a picture out of the storage; null where it is not drawn yet. */
export function readStoredVariant(platform: Pick<Deps, 'storage'>, imageId: string, variant: Variant): Promise<Buffer | null> {
  return readIfThere(platform, variantKey(imageId, variant))
}

/** Draws a form of a picture that is not stored yet. Null where it is not offered. */
export async function makeOfferedVariant(platform: Deps, imageId: string, variant: Variant): Promise<Buffer | null> {
  const image = await findImage(platform.db, imageId)
  return image && isOffered(variant, image) ? makeVariant(platform, image, variant) : null
}

/** Draws a form of a picture and keeps it; once, however many ask for it at the same time. */
export function makeVariant(platform: Deps, image: Image, variant: Variant, { isPatient = false } = {}): Promise<Buffer> {
  const key = variantKey(image.id, variant)
  // What a visitor waits for never stands in the line of what nobody waits for.
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
  // Where it cannot be kept, on a full disk, it is shown all the same and drawn anew the next time.
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

/** How a disk and how S3 say that there is no such file, however deep the driver wraps it. */
export function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || (cause !== undefined && isMissing(cause))
}
