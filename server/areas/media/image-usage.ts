import type { ImageUse } from '../../../contract/admin/media.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'

/** Usage of pictures. Media imports no other area, so the areas that show pictures register here; `image-usage.ts` lists them. */

export type FoundUse = ImageUse & { imageId: string }
export type UsesHook = (db: Db, imageIds: string[], language: Language) => Promise<FoundUse[]>
export type ImagesRemovedHook = (tx: Db, imageIds: string[]) => Promise<void>

export type AltChangedHook = (tx: Db, imageId: string) => Promise<void>

const shownBy = new Set<UsesHook>()
const pastUsesOf = new Set<UsesHook>()
const removedHooks = new Set<ImagesRemovedHook>()
const altChangedHooks = new Set<AltChangedHook>()

/** Registers an area that shows pictures: a picture in use cannot be deleted. */
export function onImageUses(hook: UsesHook): void {
  shownBy.add(hook)
}

/** As {@link onImageUses}, for lists so long that they are checked only before a deletion. */
export function onPastImageUses(hook: UsesHook): void {
  pastUsesOf.add(hook)
}

/** Called before pictures are deleted: clears references from rows that are no longer shown. */
export function onImagesRemoved(hook: ImagesRemovedHook): void {
  removedHooks.add(hook)
}

/** Called after the alternative text of a picture was changed. */
export function onAltChanged(hook: AltChangedHook): void {
  altChangedHooks.add(hook)
}

export async function emitAltChanged(tx: Db, imageId: string): Promise<void> {
  for (const hook of altChangedHooks) await hook(tx, imageId)
}

export async function findUses(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  return collectUses(shownBy, db, imageIds, language)
}

/** All uses that prevent the deletion of these pictures. */
export async function findBlockingUses(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  return collectUses(new Set([...shownBy, ...pastUsesOf]), db, imageIds, language)
}

export async function emitImagesRemoved(tx: Db, imageIds: string[]): Promise<void> {
  for (const hook of removedHooks) await hook(tx, imageIds)
}

async function collectUses(hooks: Set<UsesHook>, db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  const found: FoundUse[] = []
  if (imageIds.length > 0) for (const hook of hooks) found.push(...(await hook(db, imageIds, language)))
  return found
}
