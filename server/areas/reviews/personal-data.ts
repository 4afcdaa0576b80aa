import type { Db } from '../../platform/database/client.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import * as find from './reviews.sql.ts'

/** All reviews of a user, public or not. */
export async function exportReviews(db: Db, { userId }: { userId: string }) {
  const rows = await find.listReviewsOf(db, userId)
  return rows.map(({ userId: _, ...review }) => review)
}

/** The reviews stay for other parents, without a name. */
export async function eraseFromReviews(tx: Db, { userId }: { userId: string }, { pageCache }: Pick<Platform, 'pageCache'>): Promise<void> {
  const productIds = await find.dropAuthor(tx, userId, 'Khách hàng')
  await invalidateProductPages(tx, productIds, { pageCache }, ['availability', 'reviews'])
}
