import { photoWidthsOf } from '../../../../../contract/photo-widths.ts'
import type { ReviewPhoto } from '../../../../../contract/reviews.ts'

/** The URLs of a review's photo: a small one for lists, and the largest. */
export function reviewPhotoUrls(reviewId: string, photo: ReviewPhoto): { small: string; large: string } {
  const widths = photoWidthsOf(photo)
  const url = (width = photo.width) => `/api/reviews/${encodeURIComponent(reviewId)}/photos/${encodeURIComponent(photo._id)}/${width}.webp`
  return { small: url(widths[0]), large: url(widths.at(-1)) }
}
