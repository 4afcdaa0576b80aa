const pageSize = 6

export type Star = 1 | 2 | 3 | 4 | 5
/** Reviews with one rating, or with photos; null for all. */
export type ReviewFilter = Star | 'photos' | null

export function reviewsPath(productId: string, page: number, filter: ReviewFilter = null): string {
  const only = filter === null ? '' : filter === 'photos' ? '&photos=true' : `&rating=${filter}`
  return `/api/reviews/product/${encodeURIComponent(productId)}?page=${page}&limit=${pageSize}${only}`
}
