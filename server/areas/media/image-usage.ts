import type { ImageUse } from '../../../contract/admin/media.ts'
import type { Language } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'

/**
 * Where pictures are shown. Media asks nobody, so the areas that show them say so through here;
 * `image-usage.ts` says who does.
 */

export type FoundUse = ImageUse & { imageId: string }
export type UsesHook = (db: Db, imageIds: string[], language: Language) => Promise<FoundUse[]>
export type ImagesRemovedHook = (tx: Db, imageIds: string[]) => Promise<void>

const shownBy = new Set<UsesHook>()
const pastUsesOf = new Set<UsesHook>()
const removedHooks = new Set<ImagesRemovedHook>()

/** An area that shows pictures: what is shown is not deleted. */
export function onImageUses(hook: UsesHook): void {
  shownBy.add(hook)
}

/** As {@link onImageUses}, for what is too long a list to be looked through except before a picture is deleted. */
export function onPastImageUses(hook: UsesHook): void {
  pastUsesOf.add(hook)
}

/** Pictures are about to be deleted: what nobody sees any more lets go of them. */
export function onImagesRemoved(hook: ImagesRemovedHook): void {
  removedHooks.add(hook)
}

export async function findUses(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  return ask(shownBy, db, imageIds, language)
}

/** Everything that keeps these pictures from being deleted. */
export async function findBlockingUses(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  return ask(new Set([...shownBy, ...pastUsesOf]), db, imageIds, language)
}

export async function emitImagesRemoved(tx: Db, imageIds: string[]): Promise<void> {
  for (const hook of removedHooks) await hook(tx, imageIds)
}

async function ask(hooks: Set<UsesHook>, db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  const found: FoundUse[] = []
  if (imageIds.length > 0) for (const hook of hooks) found.push(...(await hook(db, imageIds, language)))
  return found
}
