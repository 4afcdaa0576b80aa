import { useInfiniteQuery } from '@tanstack/react-query'
import { shallowSchema } from '../../../api/api.ts'
import { browserApi } from '../../../api/browser-api.ts'
import type { ProductReviewsData } from './load-reviews.ts'
import { reviewsPath, type Star } from './reviews-path.ts'

type Page = Pick<ProductReviewsData, 'reviews' | 'totalPage'>

/** The reviews of the page, or those with one star rating; further ones load on demand. */
export function useMoreReviews({ productId, reviews, totalPage }: ProductReviewsData, star: Star | null) {
  const firstPage = { pages: [{ reviews, totalPage }], pageParams: [1] }
  const { data, hasNextPage, fetchNextPage, refetch, isFetching, isError } = useInfiniteQuery({
    queryKey: ['reviews', productId, star],
    queryFn: ({ pageParam, signal }) => readReviews({ productId, star, page: pageParam, signal }),
    ...(star === null && { initialData: firstPage }),
    initialPageParam: 1,
    getNextPageParam: (last: Page, pages) => (pages.length < last.totalPage ? pages.length + 1 : undefined),
    enabled: star !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    /** Null until the first page has loaded. */
    reviews: data?.pages.flatMap((page) => page.reviews) ?? null,
    hasMore: hasNextPage || (isError && !data),
    isFetching,
    hasFailed: isError,
    more: () => void (data ? fetchNextPage() : refetch()),
  }
}

const reviewsResponse = shallowSchema<{ data: Page }>(({ data }) => Array.isArray(data?.reviews))

type ReviewsQuery = { productId: string; star: Star | null; page: number; signal: AbortSignal }

async function readReviews({ productId, star, page, signal }: ReviewsQuery): Promise<Page> {
  return (await browserApi().get(reviewsPath(productId, page, star), reviewsResponse, { signal })).data
}
