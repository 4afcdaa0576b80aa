import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { markProductsChanged } from '../catalogue/catalogue.ts'
import { reviewPhotoRoutes } from './review-photos.routes.ts'
import { reviewAdminRoutes } from './reviews.admin.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { insertReviews, type NewReviewRow, sumRatings } from './reviews.sql.ts'

export { reviewMailSamples } from './mail-samples.ts'
export { eraseFromReviews, exportReviews } from './personal-data.ts'
export { countUnverified } from './report.sql.ts'

export async function openReviews(app: App, platform: Platform): Promise<void> {
  reviewRoutes(app, platform)
  reviewAdminRoutes(app, platform)
  await reviewPhotoRoutes(app, platform)
}

export type OutsideReview = Pick<NewReviewRow, 'author' | 'rating' | 'title' | 'comment' | 'fit' | 'verifiedPurchase' | 'createdAt'>

/** Imports reviews from outside the shop as verified. The caller increases the catalogue's revision. */
export async function importReviews(tx: Db, productId: string, reviews: OutsideReview[], now: Date): Promise<void> {
  if (reviews.length === 0) return
  const rows = reviews.map((review) => ({ ...review, id: newId('rev'), productId, verifiedAt: now }))
  await insertReviews(tx, rows)
  await sumRatings(tx, productId)
  await markProductsChanged(tx, [productId])
}
