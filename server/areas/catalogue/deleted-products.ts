import { type DeletedProduct, type DeletedProductsQuery, restorableDays } from '../../../contract/admin/products.ts'
import { daySeconds } from '../../../contract/durations.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPictures } from '../media/media.ts'
import { findDeletedProducts, lockDeletedProducts, markRestored } from './deleted-products.sql.ts'
import { markProductsChanged } from './listing/refresh-product-json.ts'
import { nameIn } from './present-product.rule.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import { findSameSkus } from './same-skus.sql.ts'
import { findFreeSlug } from './write-product.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

const keyOf = (sku: string) => sku.trim().toUpperCase()

const restorableMs = restorableDays * daySeconds * 1_000

/** One page of the products that can still be restored. */
export async function listDeletedProducts({ db, clock }: Deps, { page, limit }: DeletedProductsQuery, language: Language) {
  const since = new Date(clock.now().getTime() - restorableMs)
  const { rows, total } = await findDeletedProducts(db, { since, offset: (page - 1) * limit, limit })
  const pictures = await findPictures(
    db,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  const products: DeletedProduct[] = rows.map((row) => ({
    _id: row.id,
    name: nameIn(row, language).name,
    sku: row.sku,
    price: row.priceVnd,
    thumb: (row.imageId && pictures.get(row.imageId)) || null,
    deletedAt: row.deletedAt.toISOString(),
    restorableUntil: new Date(row.deletedAt.getTime() + restorableMs).toISOString(),
  }))
  return { products, total, totalPage: totalPages(total, limit), currentPage: page }
}

/** `taken`: another product has their SKU by now. `gone`: they cannot be restored any more, or never were deleted. */
export type RestoreResult = { done: string[]; taken: string[]; gone: string[] }

/** Puts deleted products back into the shop as they were; a URL that another product has by now gets a number. */
export async function restoreProducts({ db, clock, pageCache }: Deps, ids: string[], adminId: string): Promise<RestoreResult> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const found = await lockDeletedProducts(tx, ids, new Date(now.getTime() - restorableMs))
    const skus = found.map(({ sku }) => sku)
    const inUse = new Set((await findSameSkus(tx, skus)).map(({ asked }) => keyOf(asked)))
    const taken: string[] = []
    const done: string[] = []
    for (const product of found) {
      const { id, sku } = product
      if (inUse.has(keyOf(sku))) {
        taken.push(id)
        continue
      }
      inUse.add(keyOf(sku))
      await restore(tx, product, now)
      await audit(tx, { who: adminId, what: 'product.restore', subject: id, details: { sku } })
      done.push(id)
    }
    await markProductsChanged(tx, done)
    if (done.length > 0) await invalidateAllPages(tx, { pageCache })
    return { done, taken, gone: [...new Set(ids)].filter((id) => !found.some((product) => product.id === id)) }
  })
}

async function restore(tx: Db, { id, slug }: { id: string; slug: string }, now: Date): Promise<void> {
  await refuseDuplicates(async () => markRestored(tx, { id, slug: await findFreeSlug(tx, slug, id) }, now))
}
