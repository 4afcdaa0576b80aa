import type { AdminReview } from '../../../contract/admin/reviews.ts'
import type { Language } from '../../../contract/language.schema.ts'
import type { Review } from '../../../contract/reviews.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import type { ReviewRow } from './reviews.sql.ts'
import type { AdminReviewRow } from './reviews-admin.sql.ts'

export function presentReview(row: ReviewRow): Review {
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

/** With the product's name in the admin's language. */
export function presentReviewForAdmin({ product, ...row }: AdminReviewRow, language: Language): AdminReview {
  const { nameEn: _nameEn, ...rest } = product
  return { ...presentReview(row), product: { ...rest, ...nameIn(product, language) } }
}
