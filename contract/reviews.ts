import { z } from 'zod'

export const Rating = z.int().min(1).max(5)
export const Fit = z.enum(['tight', 'right', 'loose'])
export type Fit = z.infer<typeof Fit>

export const Review = z.object({
  _id: z.string(),
  productId: z.string(),
  author: z.string(),
  rating: Rating,
  title: z.string(),
  comment: z.string(),
  /** How the size fell; absent for what has no sizes. */
  fit: Fit.optional(),
  /** Checked by the shop, and so shown to everybody. */
  verified: z.boolean(),
  /** A delivered order of the writer held the product. */
  verifiedPurchase: z.boolean(),
  createdAt: z.string(),
})
export type Review = z.infer<typeof Review>

/** How many gave 1, 2, 3, 4 and 5. */
export const RatingHistogram = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })
export const ReviewSummary = z.object({ average: z.number(), count: z.int(), histogram: RatingHistogram })
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const ProductReviews = z.object({
  data: z.object({ reviews: z.array(Review), summary: ReviewSummary, totalPage: z.int(), total: z.int(), currentPage: z.int() }),
})
export type ProductReviews = z.infer<typeof ProductReviews>
