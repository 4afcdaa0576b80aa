import type { Fit, FitCounts, ReviewSummary } from '../../../contract/reviews.ts'

/** The rating summary of a product; the average has one decimal, 0 without ratings. */
export function summariseRatings(counts: { rating: number; count: number }[]): ReviewSummary {
  const histogram = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of counts) histogram[rating as keyof typeof histogram] += count
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  const points = counts.reduce((sum, each) => sum + each.rating * each.count, 0)
  return { average: count === 0 ? 0 : Math.round((points * 10) / count) / 10, count, histogram }
}

/** The number of votes for tight, right and loose. */
export function countFits(counts: { fit: Fit | null; count: number }[]): FitCounts {
  const fits = { tight: 0, right: 0, loose: 0 }
  for (const { fit, count } of counts) if (fit) fits[fit] += count
  return fits
}
