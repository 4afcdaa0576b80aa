import { queryOptions } from '@tanstack/react-query'
import { OwnReview } from '../../../../../../contract/reviews.ts'
import { browserApi } from '../../../../api/browser-api.ts'

/** The signed-in user's review of a product, null if there is none, and whether photos can be added to it. */
export function ownReviewQuery(productId: string) {
  return queryOptions({
    queryKey: ['own-review', productId],
    queryFn: async ({ signal }): Promise<OwnReview['data']> =>
      (await browserApi().get(`/api/reviews/product/${productId}/own`, OwnReview, { signal })).data,
  })
}
