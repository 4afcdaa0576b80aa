import { type FitCounts, ProductReviews, type ReviewSummary } from '../../../../../contract/reviews.ts'
import type { Api } from '../../../api/api.ts'
import { reviewsPath } from './reviews-path.ts'

type ReviewsResponse = ProductReviews['data']
export type ProductReviewsData = {
  productId: string
  summary: ReviewSummary
  fits: FitCounts
  withPhotos: number
  reviews: ReviewsResponse['reviews']
  totalPage: number
}

/** The newest reviews and the summary; null if they failed to load, and the page omits them. */
export async function loadReviews(api: Api, productId: string): Promise<ProductReviewsData | null> {
  const response = await api.get(reviewsPath(productId, 1), ProductReviews).catch(() => null)
  if (!response) return null
  const { summary, fits, withPhotos, reviews, totalPage } = response.data
  return { productId, summary, fits, withPhotos, reviews, totalPage }
}
