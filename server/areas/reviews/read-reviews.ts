import type { ReviewPage, ReviewsQuery } from '../../../contract/admin/reviews.ts'
import { isVietnamese } from '../../../contract/language/detect-vietnamese.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { OwnReview, ProductReviews, QuotedReview, Review, ReviewQuery } from '../../../contract/reviews.ts'
import type { Database, Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import { presentListed, presentReview, presentReviewForAdmin } from './present-review.ts'
import { isBuyerOf, listPhotosOf } from './review-photos.sql.ts'
import * as find from './reviews.sql.ts'
import { findReviewPage as findReviews } from './reviews-admin.sql.ts'
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
  const { page: currentPage, limit, rating, photos } = query
  const matching = counts.filter((each) => rating === undefined || each.rating === rating)
  const total = photos ? sumPhotos(matching) : summariseRatings(matching).count
  const listed = { total, totalPage: totalPages(total, limit), currentPage }
  return { reviews: rows.map(presentListed), summary, fits: countFits(counts), withPhotos: sumPhotos(counts), ...listed }
}

function sumPhotos(counts: find.RatingCount[]): number {
  return counts.reduce((sum, { withPhotos }) => sum + withPhotos, 0)
}

/** A review with its photos. */
export async function withPhotos(db: Db, review: find.ReviewRow): Promise<Review> {
  return presentReview(review, (await listPhotosOf(db, [review.id])).get(review.id) ?? [])
}

/** A review that the home page quotes, in the reader's language if there is one, and the product it is about. */
export async function getQuotedReview(
  database: Pick<Database, 'query'>,
  language: Language,
): Promise<{ review: QuotedReview; productIds: string[] }> {
  const rows = await find.readQuotableReviews(database)
  const row = rows.find(({ comment }) => isVietnamese(comment) === (language === 'vi')) ?? rows[0]
  if (!row) return { review: null, productIds: [] }
  const { id, author, rating, comment, slug, productId } = row
  return { review: { _id: id, author, rating, comment, product: { slug, name: nameIn(row, language).name } }, productIds: [productId] }
}

/** The user's own review of a product, and whether photos can be added to one. */
export async function findOwnReview(db: Db, own: { userId: string; productId: string }): Promise<OwnReview['data']> {
  const review = await find.findReviewOf(db, own)
  if (review) return { review: await withPhotos(db, review), canAddPhotos: review.verifiedPurchase }
  return { review: null, canAddPhotos: await isBuyerOf(db, own) }
}

/** A review that the reader may see: verified, their own, or any for staff. */
export async function getReview(db: Db, id: string, reader: { userId: string | null; isAdmin: boolean }): Promise<Review> {
  const review = await find.findReview(db, id, reader)
  if (!review) throw new AppError('not_found')
  return withPhotos(db, review)
}

/** All reviews, for moderation. */
export async function listReviews(db: Db, query: ReviewsQuery, language: Language): Promise<ReviewPage['data']> {
  const { found, total } = await findReviews(db, query)
  const photos = await listPhotosOf(
    db,
    found.map(({ id }) => id),
  )
  const reviews = found.map((review) => presentReviewForAdmin(review, photos.get(review.id) ?? [], language))
  return { reviews, total, totalPage: totalPages(total, query.limit), currentPage: query.page }
}
