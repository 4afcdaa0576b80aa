/** The word for one star, two, … five: a key of the texts under `ratings`. */
const words = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const
type Word = (typeof words)[number]

/** Null where nobody has given any star: that is no opinion. */
export function ratingWord(stars: 1 | 2 | 3 | 4 | 5): Word
export function ratingWord(stars: number): Word | null
export function ratingWord(stars: number): Word | null {
  return words[Math.min(Math.round(stars), 5) - 1] ?? null
}
