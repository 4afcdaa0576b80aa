import { queryOptions } from '@tanstack/react-query'
import { OwnReview, type Review } from '../../../../../../contract/reviews.ts'
import { browserApi } from '../../../../api/browser-api.ts'

/** What whoever is signed in has said of a product; null for nothing yet. */
export function ownReviewQuery(productId: string) {
  return queryOptions({
    queryKey: ['own-review', productId],
    queryFn: async ({ signal }): Promise<Review | null> =>
      (await browserApi().get(`/api/reviews/product/${productId}/own`, OwnReview, { signal })).data.review,
  })
}
