import type { BulkChange } from '../../../contract/admin/products.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { inputOf } from './apply-body.rule.ts'
import * as change from './change-product.sql.ts'
import { markProductsChanged } from './listing/refresh-product-json.ts'
import { distinctNames, listingOf } from './plan-product.rule.ts'
import { findProductParts, type ProductParts } from './products.sql.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import * as write from './write-product.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** Which of the requested products existed, and which did not. */
export type BulkResult = { done: string[]; gone: string[] }

/** Applies one change to many products; deleted ones are reported and do not block the others. */
export async function changeProducts(platform: Deps, { ids, ...wanted }: BulkChange, adminId: string): Promise<BulkResult> {
  return transact(platform.db, async (tx) => {
    const done = await change.lockProducts(tx, ids)
    await refuseDuplicates(async () => {
      const parts = await findProductParts(tx, done)
      for (const each of parts) await changeOne(tx, each, wanted, platform.clock.now())
    })
    for (const subject of done) await audit(tx, { who: adminId, what: 'product.update', subject, details: wanted })
    await markProductsChanged(tx, done)
    await invalidate(platform, tx)
    return { done, gone: goneOf(ids, done) }
  })
}

/** Deletes products from the shop; orders keep their text, and cart lines report that the product is gone. */
export async function deleteProducts(platform: Deps, ids: string[], adminId: string): Promise<BulkResult> {
  return transact(platform.db, async (tx) => {
    const done = await change.lockProducts(tx, ids)
    const parts = await findProductParts(tx, done)
    await change.markDeleted(tx, done, platform.clock.now())
    for (const { row } of parts) {
      const details = { name: row.name, sku: row.sku, slug: row.slug }
      await audit(tx, { who: adminId, what: 'product.delete', subject: row.id, details })
    }
    await markProductsChanged(tx, done)
    await invalidate(platform, tx)
    return { done, gone: goneOf(ids, done) }
  })
}

async function changeOne(tx: Db, parts: ProductParts, wanted: Omit<BulkChange, 'ids'>, now: Date): Promise<void> {
  const { status, published, addTags = [], addCollections = [] } = wanted
  const { id } = parts.row
  const named = [...parts.tags, ...addTags.map((name) => ({ name: name.trim() }))].map(({ name }) => ({ name, nameEn: null }))
  const tags = addTags.length > 0 ? await write.findOrMakeTags(tx, distinctNames(named)) : []
  await write.putTags(
    tx,
    id,
    tags.map((tag) => tag.id),
  )
  await write.putIntoCollections(tx, id, [...new Set(addCollections)])
  const listing = addTags.length > 0 ? listingOf(inputOf(parts), parts.row.category, tags) : {}
  await change.updateProduct(tx, id, { ...(status ? { status } : {}), ...(published === undefined ? {} : { published }), ...listing }, now)
}

async function invalidate({ pageCache }: Deps, tx: Db): Promise<void> {
  await invalidateAllPages(tx, { pageCache })
}

function goneOf(ids: string[], done: string[]): string[] {
  return [...new Set(ids)].filter((id) => !done.includes(id))
}
