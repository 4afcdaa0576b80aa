import { z } from 'zod'
import { Paging, wholeNumber } from './paging.ts'
import { Id, writtenText } from './text.ts'

export const Rating = z.int().min(1).max(5)
export const fits = ['tight', 'right', 'loose'] as const
export const Fit = z.enum(fits)
export type Fit = z.infer<typeof Fit>

/** How many photos a review may have. */
export const maxReviewPhotos = 3

/** `_id` names the photo in its URL: `/api/reviews/{id}/photos/{_id}/{width}.webp`. */
export const ReviewPhoto = z.object({ _id: z.string(), width: z.int(), height: z.int() })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

/** The shop's public reply to a review, and when it was written. */
export const ReviewReply = z.object({ text: z.string(), at: z.string() })

export const Review = z.object({
  _id: z.string(),
  productId: z.string(),
  author: z.string(),
  rating: Rating,
  title: z.string(),
  comment: z.string(),
  /** How the size fits; absent for a product without sizes. */
  fit: Fit.optional(),
  /** In the order they were added; absent without any. */
  photos: z.array(ReviewPhoto).optional(),
  /** Approved by the shop, and therefore public. */
  verified: z.boolean(),
  /** A delivered order of the author contains the product. */
  verifiedPurchase: z.boolean(),
  createdAt: z.string(),
  reply: ReviewReply.optional(),
})
export type Review = z.infer<typeof Review>

/** The number of ratings from 1 to 5. */
export const RatingHistogram = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })
export const ReviewSummary = z.object({ average: z.number(), count: z.int(), histogram: RatingHistogram })
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** The number of votes per fit; reviews without one are not counted. */
export const FitCounts = z.object({ tight: z.int(), right: z.int(), loose: z.int() })
export type FitCounts = z.infer<typeof FitCounts>

/** All reviews of a product, or those with a rating or with photos; the summary covers all. */
export const ReviewQuery = Paging.extend({ rating: wholeNumber(1, 5).optional(), photos: z.literal('true').optional() })
export type ReviewQuery = z.infer<typeof ReviewQuery>

export const ProductReviews = z.object({
  data: z.object({
    ...{ reviews: z.array(Review), summary: ReviewSummary, fits: FitCounts },
    /** The number of reviews with photos. */
    withPhotos: z.int(),
    ...{ totalPage: z.int(), total: z.int(), currentPage: z.int() },
  }),
})
export type ProductReviews = z.infer<typeof ProductReviews>

/** A review for the home page, with the product it is about; null if the shop has none that is short and full of praise. */
export const QuotedReview = z.object({
  data: z.object({
    review: Review.pick({ _id: true, author: true, rating: true, comment: true })
      .extend({ product: z.object({ slug: z.string(), name: z.string() }) })
      .nullable(),
  }),
})
export type QuotedReview = z.infer<typeof QuotedReview>['data']['review']

const words = { title: writtenText(120), comment: writtenText(4_000) }

/** A customer's review of a product; one per product. */
export const NewReview = z.object({ productId: Id, rating: Rating, ...words, fit: Fit.optional() })
export type NewReview = z.infer<typeof NewReview>

/** The given fields change; a `fit` of null removes it. */
export const ReviewChange = z.object({ rating: Rating, ...words, fit: Fit.nullable() }).partial()
export type ReviewChange = z.infer<typeof ReviewChange>

export const OneReview = z.object({ data: z.object({ review: Review }) })
export const ReviewMessage = z.object({ data: z.object({ review: Review }), message: z.string() })
export const ReviewDeleted = z.object({ message: z.string() })
/** The reader's own review of a product, public or not. `canAddPhotos`: a delivered order of the reader contains the product. */
export const OwnReview = z.object({ data: z.object({ review: Review.nullable(), canAddPhotos: z.boolean() }) })
export type OwnReview = z.infer<typeof OwnReview>
