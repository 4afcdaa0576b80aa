import type { ReviewPage, ReviewsQuery } from '../../../contract/admin/reviews.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { ProductReviews, QuotedReview, Review, ReviewQuery } from '../../../contract/reviews.ts'
import type { Database, Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import { presentListed, presentReview, presentReviewForAdmin } from './present-review.ts'
import * as find from './reviews.sql.ts'
import { listReviews as findReviews } from './reviews-admin.sql.ts'
import { countFits, summariseRatings } from './summarise-ratings.rule.ts'

/** The verified reviews of a product. */
export async function getProductReviews(
  database: Pick<Database, 'query'>,
  productId: string,
  query: ReviewQuery,
): Promise<ProductReviews['data']> {
  const found = await find.readProductReviews(database, productId, query)
  if (!found) throw new AppError('not_found')
  const { counts, rows } = found
  const summary = summariseRatings(counts)
  const { page: currentPage, limit, rating } = query
  const total = rating === undefined ? summary.count : summariseRatings(counts.filter((each) => each.rating === rating)).count
  return { reviews: rows.map(presentListed), summary, fits: countFits(counts), total, totalPage: totalPages(total, limit), currentPage }
}

/** A review that the home page quotes, and the product it is about. */
export async function getQuotedReview(
  database: Pick<Database, 'query'>,
  language: Language,
): Promise<{ review: QuotedReview; productIds: string[] }> {
  const row = await find.readQuotedReview(database)
  if (!row) return { review: null, productIds: [] }
  const { id, author, rating, comment, slug, productId } = row
  return { review: { _id: id, author, rating, comment, product: { slug, name: nameIn(row, language).name } }, productIds: [productId] }
}

/** The user's own review of a product. */
export async function findOwnReview(db: Db, own: { userId: string; productId: string }): Promise<Review | null> {
  const review = await find.findReviewOf(db, own)
  return review ? presentReview(review) : null
}

/** A review that the reader may see: verified, their own, or any for staff. */
export async function getReview(db: Db, id: string, reader: { userId: string | null; isAdmin: boolean }): Promise<Review> {
  const review = await find.findReview(db, id, reader)
  if (!review) throw new AppError('not_found')
  return presentReview(review)
}

/** All reviews, for moderation. */
export async function listReviews(db: Db, query: ReviewsQuery, language: Language): Promise<ReviewPage['data']> {
  const { found, total } = await findReviews(db, query)
  const reviews = found.map((review) => presentReviewForAdmin(review, language))
  return { reviews, total, totalPage: totalPages(total, query.limit), currentPage: query.page }
}
