import { z } from 'zod'
import { hourSeconds } from '../../../contract/durations.ts'
import { Failure } from '../../../contract/errors.ts'
import { ReviewMessage } from '../../../contract/reviews.ts'
import { Id } from '../../../contract/text.ts'
import { forUsers, isStaff, requireUser } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { consume, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { photoHeaders, readPhotoForm, rejectionReasons, withUploads } from '../media/media.ts'
import { withPhotos } from './read-reviews.ts'
import { addReviewPhoto, readReviewPhoto, removeReviewPhoto, requireOpenForPhoto } from './review-photos.ts'

const tags = ['reviews']
const params = z.object({ id: Id })
const ofPhoto = params.extend({ photoId: Id })
const refusals = { 400: Failure, 401: Failure, 404: Failure, 409: Failure, 413: Failure, 415: Failure, 429: Failure }
const added = {
  vi: 'Đã nhận ảnh. Ảnh sẽ hiện cùng đánh giá sau khi tiệm xem.',
  en: 'We have the photo. It will appear with the review once we have seen it.',
} as const
const removed = { vi: 'Đã bỏ ảnh.', en: 'The photo has been removed.' } as const

/** Uploads per account: re-encoding a photo costs more than writing a review. */
const photosOfAccount: RateLimit = { name: 'review-photo', max: 20, seconds: hourSeconds }

/**
 * A photo never changes, but its review may be hidden or deleted: browsers ask again after an hour, and no proxy stores it.
 */
const publicPhoto = 'private, max-age=3600'

export async function reviewPhotoRoutes(app: App, platform: Platform): Promise<void> {
  const { db } = platform
  const file = { hide: true, params: ofPhoto.extend({ file: z.string().max(20) }) }
  app.get('/api/reviews/:id/photos/:photoId/:file', { schema: file }, async ({ person, params }, reply) => {
    const which = { reviewId: params.id, photoId: params.photoId, file: params.file }
    const reader = { userId: person.userId, isAdmin: isStaff(person) }
    const { content, type, isFinal, isPublic } = await readReviewPhoto(platform, which, reader)
    return reply
      .headers({ ...photoHeaders, 'cache-control': isFinal && isPublic ? publicPhoto : 'no-store' })
      .type(type)
      .send(content)
  })

  const remove = { tags, params: ofPhoto, response: { 200: ReviewMessage, ...refusals } }
  app.delete('/api/reviews/:id/photos/:photoId', { ...forUsers, schema: remove }, async (request) => {
    const person = requireUser(request)
    const { id: reviewId, photoId } = request.params
    const review = await removeReviewPhoto(platform, { reviewId, photoId }, { person, isAdmin: isStaff(person) })
    return { data: { review: await withPhotos(db, review) }, message: removed[languageOf(request.raw, true)] }
  })

  await withUploads(app, 1, (scope) => {
    const upload = { tags, params, consumes: ['multipart/form-data'], response: { 201: ReviewMessage, ...refusals } }
    scope.post('/api/reviews/:id/photos', { ...forUsers, schema: upload }, async (request, reply) => {
      const language = languageOf(request.raw, true)
      const person = requireUser(request)
      const reviewId = request.params.id
      await consume(platform, photosOfAccount, person.userId)
      await requireOpenForPhoto(db, reviewId, person)
      const { photo } = await readPhotoForm(request)
      if (!photo) throw new AppError('invalid_input', { issues: [{ path: 'photo', key: 'required' }] })
      const review = await addReviewPhoto(platform, { reviewId, photo, person })
      if ('refused' in review) {
        throw new AppError('images_refused', { issues: [{ path: 'photo', key: rejectionReasons[review.refused][language] }] })
      }
      return reply.code(201).send({ data: { review: await withPhotos(db, review) }, message: added[language] })
    })
  })
}
