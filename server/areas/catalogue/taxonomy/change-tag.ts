import type { NewTag, TagChange } from '../../../../contract/admin/taxonomy.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isIn } from '../listing/refresh-listings.sql.ts'
import { refreshListings } from '../listing/refresh-listings.ts'
import { refuseDuplicates } from '../refuse-duplicates.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import * as change from './change-taxonomy.sql.ts'
import { createTag } from './create-taxonomy.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>
type Tag = NonNullable<Awaited<ReturnType<typeof change.lockTag>>>

export async function addTag(deps: Deps, { name, labels }: NewTag, adminId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const id = await createTag(deps, tx, { name, nameEn: labels?.en?.trim() || null })
    await audit(tx, { who: adminId, what: 'tag.create', subject: id, details: { name, labels } })
  })
}

/** Changes name or label; with `merge`, a tag that takes another's name is merged into it. Returns its current name. */
export async function changeTag(
  { db, pageCache }: Deps,
  { tagName, input, adminId }: { tagName: string; input: TagChange; adminId: string },
): Promise<string> {
  return transact(db, async (tx) => {
    const before = await change.lockTag(tx, tagName)
    if (!before) throw new AppError('not_found')
    const name = input.name ?? before.name
    const twin = normalizeName(name) === before.nameKey ? undefined : await change.lockTag(tx, name)
    if (twin && input.merge) await mergeTags(tx, before, twin)
    else await renameTag(tx, before, { ...input, name })
    await audit(tx, {
      who: adminId,
      what: twin ? 'tag.merge' : 'tag.update',
      subject: before.id,
      details: { before: before.name, ...input },
    })
    await invalidateAllPages(tx, { pageCache })
    return twin ? twin.name : name
  })
}

async function renameTag(tx: Db, { id, nameEn: labelBefore }: Tag, { name, labels }: TagChange & { name: string }): Promise<void> {
  const nameEn = labels === undefined ? labelBefore : labels.en?.trim() || null
  await refuseDuplicates(() => change.updateTag(tx, id, { name, nameKey: normalizeName(name), nameEn }))
  await refreshListings(tx, isIn.tag(id))
}

async function mergeTags(tx: Db, from: Tag, into: Tag): Promise<void> {
  await change.copyTag(tx, from.id, into.id)
  const tagged = await change.findTagged(tx, from.id)
  await change.deleteTagRow(tx, from.id)
  if (tagged.length > 0) await refreshListings(tx, isIn.ids(tagged))
}

/** Removes tags from all products. Returns the number of tags; ignores unknown names. */
export async function deleteTags({ db, pageCache }: Deps, names: string[], adminId: string): Promise<number> {
  return transact(db, async (tx) => {
    let deleted = 0
    for (const key of [...new Set(names.map(normalizeName))].sort()) {
      const tag = await change.lockTag(tx, key)
      if (!tag) continue
      const tagged = await change.findTagged(tx, tag.id)
      await change.deleteTagRow(tx, tag.id)
      if (tagged.length > 0) await refreshListings(tx, isIn.ids(tagged))
      await audit(tx, { who: adminId, what: 'tag.delete', subject: tag.id, details: { name: tag.name, products: tagged.length } })
      deleted++
    }
    if (deleted > 0) await invalidateAllPages(tx, { pageCache })
    return deleted
  })
}
