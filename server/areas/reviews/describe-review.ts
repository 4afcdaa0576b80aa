import type { AdminReview } from '../../../contract/reviews.admin.ts'
import type { Review } from '../../../contract/reviews.ts'
import type { ReviewRow } from './reviews.sql.ts'
import type { OfficeReview } from './reviews-office.sql.ts'

export function describeReview(row: ReviewRow): Review {
  const { id, productId, author, rating, title, comment, fit, verifiedAt, verifiedPurchase, createdAt } = row
  return {
    _id: id,
    productId,
    author,
    rating,
    title,
    comment,
    ...(fit ? { fit } : {}),
    verified: verifiedAt !== null,
    verifiedPurchase,
    createdAt: createdAt.toISOString(),
  }
}

export function describeReviewForOffice(row: OfficeReview): AdminReview {
  return { ...describeReview(row), product: row.product }
}
