import { useInfiniteQuery } from '@tanstack/react-query'
import { trusted } from '../../api.ts'
import { browserApi } from '../../browser-api.ts'
import type { ReviewsShown } from './load-reviews.ts'
import { reviewsCall } from './reviews-call.ts'

type Page = Pick<ReviewsShown, 'reviews' | 'totalPage'>

/** The reviews that came with the page, and further ones on demand. */
export function useMoreReviews({ productId, reviews, totalPage }: ReviewsShown) {
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam, signal }) => readReviews(productId, pageParam, signal),
    initialData: { pages: [{ reviews, totalPage }], pageParams: [1] },
    initialPageParam: 1,
    getNextPageParam: (last: Page, pages) => (pages.length < last.totalPage ? pages.length + 1 : undefined),
    enabled: false,
  })
  return {
    reviews: data.pages.flatMap((page) => page.reviews),
    hasMore: data.pages.length < totalPage,
    isFetching: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    more: () => void fetchNextPage(),
  }
}

const reviewPage = trusted<{ data: Page }>(({ data }) => Array.isArray(data?.reviews))

async function readReviews(productId: string, page: number, signal: AbortSignal): Promise<Page> {
  return (await browserApi().get(reviewsCall(productId, page), reviewPage, { signal })).data
}
