import { queryOptions } from '@tanstack/react-query'
import { OwnReview, type Review } from '../../../../../../contract/reviews.ts'
import { browserApi } from '../../../../api/browser-api.ts'

/** The signed-in user's review of a product; null if there is none. */
export function ownReviewQuery(productId: string) {
  return queryOptions({
    queryKey: ['own-review', productId],
    queryFn: async ({ signal }): Promise<Review | null> =>
      (await browserApi().get(`/api/reviews/product/${productId}/own`, OwnReview, { signal })).data.review,
  })
}
