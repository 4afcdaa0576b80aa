import { type Review, ReviewMessage } from '../../../../../../contract/reviews.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { sendForm } from '../../../../api/send-form.ts'
import { shrinkImage } from '../../../../ui/uploads/shrink-image.ts'

const photosPath = (reviewId: string) => `/api/reviews/${encodeURIComponent(reviewId)}/photos`

/** Sends a photo of one's own review. Throws `ApiError`. */
export async function sendReviewPhoto(reviewId: string, photo: File, unreachable: string): Promise<Review> {
  const small = await shrinkImage(photo)
  const form = new FormData()
  form.append('photo', small, small.name)
  return (await sendForm(photosPath(reviewId), form, ReviewMessage, unreachable)).data.review
}

export async function removeReviewPhoto(reviewId: string, photoId: string): Promise<Review> {
  const path = `${photosPath(reviewId)}/${encodeURIComponent(photoId)}`
  return (await browserApi().send('DELETE', path, undefined, ReviewMessage)).data.review
}
