import { photoWidthsOf } from '../../../contract/photo-widths.ts'
import type { Db } from '../../platform/database/client.ts'
import { invalidateProductPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { deletePhotos } from '../media/media.ts'
import { detachPhotosOfUser, listPhotosOf } from './review-photos.sql.ts'
import * as find from './reviews.sql.ts'

/** All reviews of a user, public or not, with the URLs of their photos. */
export async function exportReviews(db: Db, { userId }: { userId: string }) {
  const rows = await find.listReviewsOf(db, userId)
  const photos = await listPhotosOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ userId: _, ...review }) => ({
    ...review,
    photos: (photos.get(review.id) ?? []).map(
      (photo) => `/api/reviews/${review.id}/photos/${photo.id}/${photoWidthsOf(photo).at(-1)}.webp`,
    ),
  }))
}

/** The reviews stay for other parents, without a name and without photos, which may show a child or a home. */
export async function eraseFromReviews(tx: Db, { userId }: { userId: string }, { pageCache }: Pick<Platform, 'pageCache'>): Promise<void> {
  await deletePhotos(tx, await detachPhotosOfUser(tx, userId))
  const productIds = await find.dropAuthor(tx, userId, 'Khách hàng')
  await invalidateProductPages(tx, productIds, { pageCache }, ['availability', 'reviews'])
}
