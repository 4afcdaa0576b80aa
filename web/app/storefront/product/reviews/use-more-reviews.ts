import { useInfiniteQuery } from '@tanstack/react-query'
import { shallowSchema } from '../../../api/api.ts'
import { browserApi } from '../../../api/browser-api.ts'
import type { ProductReviewsData } from './load-reviews.ts'
import { type ReviewFilter, reviewsPath } from './reviews-path.ts'

type Page = Pick<ProductReviewsData, 'reviews' | 'totalPage'>

/** The reviews of the page, or those of a filter; further ones load on demand. */
export function useMoreReviews({ productId, reviews, totalPage }: ProductReviewsData, filter: ReviewFilter) {
  const firstPage = { pages: [{ reviews, totalPage }], pageParams: [1] }
  const { data, hasNextPage, fetchNextPage, refetch, isFetching, isError } = useInfiniteQuery({
    queryKey: ['reviews', productId, filter],
    queryFn: ({ pageParam, signal }) => readReviews({ productId, filter, page: pageParam, signal }),
    ...(filter === null && { initialData: firstPage }),
    initialPageParam: 1,
    getNextPageParam: (last: Page, pages) => (pages.length < last.totalPage ? pages.length + 1 : undefined),
    enabled: filter !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    /** Null until the first page has loaded. */
    reviews: data?.pages.flatMap((page) => page.reviews) ?? null,
    hasMore: hasNextPage || (isError && !data),
    isFetching,
    // The error of the last attempt stays in the query while the next one runs.
    hasFailed: isError && !isFetching,
    more: () => void (data ? fetchNextPage() : refetch()),
  }
}

const reviewsResponse = shallowSchema<{ data: Page }>(({ data }) => Array.isArray(data?.reviews))

type ReviewsQuery = { productId: string; filter: ReviewFilter; page: number; signal: AbortSignal }

async function readReviews({ productId, filter, page, signal }: ReviewsQuery): Promise<Page> {
  return (await browserApi().get(reviewsPath(productId, page, filter), reviewsResponse, { signal })).data
}
