import type { Db } from '../../platform/database/client.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { markProductsChanged } from '../catalogue/catalogue.ts'
import { sumRatings } from './reviews.sql.ts'

/** Updates the average ratings of products after reviews were shown or hidden, and invalidates pages that show them. */
export async function moveAverages({ pageCache }: Pick<Platform, 'pageCache'>, tx: Db, productIds: string[]): Promise<void> {
  for (const productId of productIds) await sumRatings(tx, productId)
  await markProductsChanged(tx, productIds)
  await invalidateProductPages(tx, productIds, { pageCache }, ['availability', 'reviews'])
}
