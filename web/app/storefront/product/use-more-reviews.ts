import { useInfiniteQuery } from '@tanstack/react-query'
import { trusted } from '../../api.ts'
import { browserApi } from '../../browser-api.ts'
import type { ReviewsShown } from './load-reviews.ts'
import { reviewsCall, type Star } from './reviews-call.ts'

type Page = Pick<ReviewsShown, 'reviews' | 'totalPage'>

/** The reviews that came with the page, or those with one number of stars; further ones on demand. */
export function useMoreReviews({ productId, reviews, totalPage }: ReviewsShown, star: Star | null) {
  const came = { pages: [{ reviews, totalPage }], pageParams: [1] }
  const { data, hasNextPage, fetchNextPage, refetch, isFetching, isError } = useInfiniteQuery({
    queryKey: ['reviews', productId, star],
    queryFn: ({ pageParam, signal }) => readReviews({ productId, star, page: pageParam, signal }),
    ...(star === null && { initialData: came }),
    initialPageParam: 1,
    getNextPageParam: (last: Page, pages) => (pages.length < last.totalPage ? pages.length + 1 : undefined),
    enabled: star !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    /** Null until the first ones have come. */
    reviews: data?.pages.flatMap((page) => page.reviews) ?? null,
    hasMore: hasNextPage || (isError && !data),
    isFetching,
    hasFailed: isError,
    more: () => void (data ? fetchNextPage() : refetch()),
  }
}

const reviewPage = trusted<{ data: Page }>(({ data }) => Array.isArray(data?.reviews))

type Asked = { productId: string; star: Star | null; page: number; signal: AbortSignal }

async function readReviews({ productId, star, page, signal }: Asked): Promise<Page> {
  return (await browserApi().get(reviewsCall(productId, page, star), reviewPage, { signal })).data
}
