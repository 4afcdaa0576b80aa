import type { Language } from '../../../contract/language.ts'
import type { AdminReview } from '../../../contract/reviews.admin.ts'
import type { Review } from '../../../contract/reviews.ts'
import { nameIn } from '../catalogue/catalogue.ts'
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

/** The product is called as the office reads it. */
export function describeReviewForOffice({ product, ...row }: OfficeReview, language: Language): AdminReview {
  const { nameEn: _nameEn, ...rest } = product
  return { ...describeReview(row), product: { ...rest, ...nameIn(product, language) } }
}
