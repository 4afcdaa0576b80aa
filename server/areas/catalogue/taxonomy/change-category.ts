import type { NewCategory } from '../../../../contract/admin/taxonomy.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isIn } from '../listing/refresh-listings.sql.ts'
import { refreshListings } from '../listing/refresh-listings.ts'
import { refuseDuplicates } from '../refuse-duplicates.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'
import * as change from './change-taxonomy.sql.ts'
import { createCategory } from './create-taxonomy.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>

/** Appended unless a position is given. Returns the id. */
export async function addCategory(deps: Deps, { name, labels, position }: NewCategory, adminId: string): Promise<string> {
  return transact(deps.db, async (tx) => {
    const place = position ?? (await change.findLastPosition(tx, 'categories')) + 1
    const id = await createCategory(deps, tx, { name, nameEn: labels?.en?.trim() || null, position: place })
    await change.deleteFormerName(tx, name)
    await audit(tx, { who: adminId, what: 'category.create', subject: id, details: { name, labels } })
    return id
  })
}

/** Renames a category; URLs with the old name redirect to it. */
export async function renameCategory(
  { db, pageCache }: Deps,
  { id, input, adminId }: { id: string; input: NewCategory; adminId: string },
): Promise<void> {
  const { name, labels, position } = input
  await transact(db, async (tx) => {
    const before = await change.lockCategory(tx, id)
    if (!before) throw new AppError('not_found')
    const nameEn = labels === undefined ? before.nameEn : labels.en?.trim() || null
    const row = { name, nameKey: normalizeName(name), nameEn, ...(position === undefined ? {} : { position }) }
    await refuseDuplicates(() => change.updateCategory(tx, id, row))
    await change.deleteFormerName(tx, name)
    if (row.nameKey !== before.nameKey) await change.insertFormerName(tx, before)
    if (name !== before.name || nameEn !== before.nameEn) await refreshListings(tx, isIn.category(id))
    await audit(tx, { who: adminId, what: 'category.update', subject: id, details: { before: before.name, name, labels } })
    await invalidateAllPages(tx, { pageCache })
  })
}

export async function reorderCategories({ db, pageCache }: Deps, ids: string[], adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    await change.writeCategoryPositions(tx, ids)
    await audit(tx, { who: adminId, what: 'category.order', subject: 'categories', details: { ids } })
    await invalidateAllPages(tx, { pageCache })
  })
}

/** Refused while it has products, unless a target for them is given; the old URL redirects to the target too. */
export async function deleteCategory(
  { db, pageCache }: Deps,
  { id, moveTo, adminId }: { id: string; moveTo: string | undefined; adminId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const category = await change.lockCategory(tx, id)
    if (!category) throw new AppError('not_found')
    const count = await change.countProductsOf(tx, id)
    if (count > 0 && moveTo === undefined) throw new AppError('in_use', { issues: [{ path: 'moveTo', key: `in_products:${count}` }] })
    if (moveTo !== undefined && (moveTo === id || !(await change.lockCategory(tx, moveTo))))
      throw new AppError('invalid_input', { issues: [{ path: 'moveTo', key: 'gone' }] })
    const target = moveTo ?? (await change.findOtherCategory(tx, id))
    const moved = target ? await change.moveProducts(tx, id, target) : []
    await refuseDuplicates(() => change.deleteCategoryRow(tx, id))
    if (moveTo) await change.insertFormerName(tx, { id: moveTo, nameKey: category.nameKey })
    if (moved.length > 0) await refreshListings(tx, isIn.ids(moved))
    await audit(tx, { who: adminId, what: 'category.delete', subject: id, details: { name: category.name, moveTo, products: count } })
    await invalidateAllPages(tx, { pageCache })
  })
}
