import { hash } from 'node:crypto'
import type { ReviewRow } from './reviews.sql.ts'

type Content = Pick<ReviewRow, 'title' | 'comment' | 'rating' | 'fit'>

/** Differs as soon as the author has changed what a moderator reads. */
export function versionOfReview({ title, comment, rating, fit }: Content, photos: readonly { id: string }[]): string {
  const content = JSON.stringify([title, comment, rating, fit, photos.map(({ id }) => id)])
  return hash('sha256', content, 'base64url').slice(0, 16)
}
