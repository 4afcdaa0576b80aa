/** The labels for one to five stars: keys of the texts under `ratings`. */
const labels = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const
type RatingLabel = (typeof labels)[number]

/** Null if there is no rating. */
export function ratingLabel(stars: 1 | 2 | 3 | 4 | 5): RatingLabel
export function ratingLabel(stars: number): RatingLabel | null
export function ratingLabel(stars: number): RatingLabel | null {
  return labels[Math.min(Math.round(stars), 5) - 1] ?? null
}
