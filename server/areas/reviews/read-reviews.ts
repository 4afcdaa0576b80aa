import { type Paging, totalPages } from '../../../contract/paging.ts'
import type { ProductReviews } from '../../../contract/reviews.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describeReview } from './describe-review.ts'
import * as find from './reviews.sql.ts'
import { summariseRatings } from './summarise-ratings.ts'

/** What customers say of a product, as far as the shop has checked it. */
export async function getProductReviews(db: Db, productId: string, paging: Paging): Promise<ProductReviews['data']> {
  if (!(await find.isProductShown(db, productId))) throw new AppError('not_found')
  const rows = await find.readVerifiedReviews(db, productId, paging)
  const summary = summariseRatings(await find.countRatings(db, productId))
  const { page: currentPage, limit } = paging
  return { reviews: rows.map(describeReview), summary, total: summary.count, totalPage: totalPages(summary.count, limit), currentPage }
}
