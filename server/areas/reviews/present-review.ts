import type { AdminReview } from '../../../contract/admin/reviews.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Review } from '../../../contract/reviews.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import type { PhotoRow } from './review-photos.sql.ts'
import { versionOfReview } from './review-version.rule.ts'
import type { ListedReview, ReviewRow } from './reviews.sql.ts'
import type { AdminReviewRow } from './reviews-admin.sql.ts'

export function presentReview({ verifiedAt, ...row }: ReviewRow, photos: PhotoRow[]): Review {
  return { ...presentListed({ ...row, photos }), verified: verifiedAt !== null }
}

export function presentListed({ reply, repliedAt, ...review }: ListedReview): Review {
  const { id, productId, author, rating, title, comment, fit, photos, verifiedPurchase, createdAt } = review
  return {
    _id: id,
    productId,
    author,
    rating,
    title,
    comment,
    ...(fit ? { fit } : {}),
    ...(photos?.length ? { photos: photos.map(({ id, ...photo }) => ({ _id: id, ...photo })) } : {}),
    verified: true,
    verifiedPurchase,
    createdAt: createdAt.toISOString(),
    ...(reply && repliedAt ? { reply: { text: reply, at: repliedAt.toISOString() } } : {}),
  }
}

/** With the product's name in the admin's language. */
export function presentReviewForAdmin({ product, ...row }: AdminReviewRow, photos: PhotoRow[], language: Language): AdminReview {
  const { nameEn: _nameEn, ...rest } = product
  return { ...presentReview(row, photos), version: versionOfReview(row, photos), product: { ...rest, ...nameIn(product, language) } }
}
