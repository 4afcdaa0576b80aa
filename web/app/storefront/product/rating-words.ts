/** The word for one star, two, … five: a key of the texts under `ratings`. */
const words = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const

export function ratingWord(stars: number): (typeof words)[number] {
  return words[Math.min(Math.max(Math.round(stars), 1), 5) - 1] ?? 'excellent'
}
