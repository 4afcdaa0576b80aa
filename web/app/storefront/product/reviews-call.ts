const atOnce = 6

export function reviewsCall(productId: string, page: number): string {
  return `/api/reviews/product/${encodeURIComponent(productId)}?page=${page}&limit=${atOnce}`
}
