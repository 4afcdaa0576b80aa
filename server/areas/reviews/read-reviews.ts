import { totalPages } from '../../../contract/paging.ts'
import type { ProductReviews, ReviewQuery } from '../../../contract/reviews.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { presentReview } from './present-review.ts'
import * as find from './reviews.sql.ts'
import { countFits, summariseRatings } from './summarise-ratings.rule.ts'

/** The verified reviews of a product. */
export async function getProductReviews(db: Db, productId: string, query: ReviewQuery): Promise<ProductReviews['data']> {
  if (!(await find.isProductShown(db, productId))) throw new AppError('not_found')
  const rows = await find.readVerifiedReviews(db, productId, query)
  const counts = await find.countRatings(db, productId)
  const summary = summariseRatings(counts)
  const { page: currentPage, limit, rating } = query
  const total = rating === undefined ? summary.count : summariseRatings(counts.filter((each) => each.rating === rating)).count
  return { reviews: rows.map(presentReview), summary, fits: countFits(counts), total, totalPage: totalPages(total, limit), currentPage }
}
