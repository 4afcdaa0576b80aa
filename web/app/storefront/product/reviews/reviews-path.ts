const pageSize = 6

export type Star = 1 | 2 | 3 | 4 | 5

/** `star`: only reviews with this rating; null for all. */
export function reviewsPath(productId: string, page: number, star: Star | null = null): string {
  const only = star === null ? '' : `&rating=${star}`
  return `/api/reviews/product/${encodeURIComponent(productId)}?page=${page}&limit=${pageSize}${only}`
}
