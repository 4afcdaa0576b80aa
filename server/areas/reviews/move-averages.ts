import type { Db } from '../../platform/database/client.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { sumRatings } from './reviews.sql.ts'

/** The averages of products follow what has just been shown or hidden, and kept pages that tell them are dropped. */
export async function moveAverages({ pageCache }: Pick<Platform, 'pageCache'>, tx: Db, productIds: string[]): Promise<void> {
  for (const productId of productIds) await sumRatings(tx, productId)
  await invalidateProductPages(tx, productIds, (tags) => pageCache.invalidate(tags))
}
