import { type Review, ReviewMessage } from '../../../../../../contract/reviews.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { sendForm } from '../../../../api/send-form.ts'
import { shrinkImage } from '../../../../ui/uploads/shrink-image.ts'

const photosPath = (reviewId: string) => `/api/reviews/${encodeURIComponent(reviewId)}/photos`

/** `refused`: says which photo was refused, and why. */
type PhotoTexts = { unreachable: string; refused: (reason: string) => string }

/** Uploads a photo for the user's review. Throws `ApiError`, whose message names the photo. */
export async function sendReviewPhoto(reviewId: string, photo: File, { unreachable, refused }: PhotoTexts): Promise<Review> {
  const small = await shrinkImage(photo)
  const form = new FormData()
  form.append('photo', small, small.name)
  try {
    return (await sendForm(photosPath(reviewId), form, ReviewMessage, unreachable)).data.review
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code } = error
    throw new ApiError({ status, code, message: refused(error.issueAt('photo') ?? error.message) })
  }
}

export async function removeReviewPhoto(reviewId: string, photoId: string): Promise<Review> {
  const path = `${photosPath(reviewId)}/${encodeURIComponent(photoId)}`
  return (await browserApi().send('DELETE', path, undefined, ReviewMessage)).data.review
}
