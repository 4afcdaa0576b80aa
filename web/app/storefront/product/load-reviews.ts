import { type FitCounts, ProductReviews, type ReviewSummary } from '../../../../contract/reviews.ts'
import type { Api } from '../../api.ts'
import { reviewsCall } from './reviews-call.ts'

type Shown = ProductReviews['data']
export type ReviewsShown = { productId: string; summary: ReviewSummary; fits: FitCounts; reviews: Shown['reviews']; totalPage: number }

/** The newest reviews and the sum of all; null where they cannot be read, and the page does without. */
export async function loadReviews(api: Api, productId: string): Promise<ReviewsShown | null> {
  const answer = await api.get(reviewsCall(productId, 1), ProductReviews).catch(() => null)
  if (!answer) return null
  const { summary, fits, reviews, totalPage } = answer.data
  return { productId, summary, fits, reviews, totalPage }
}
