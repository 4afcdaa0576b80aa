import { z } from 'zod'
import {
  NewReviewReply,
  ReviewPage,
  ReviewReplyMessage,
  ReviewsChanged,
  ReviewsQuery,
  ReviewsToDelete,
  ReviewsToVerify,
  ReviewsVerified,
} from '../../../contract/admin/reviews.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { forStaff, requireStaff } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteReviews, verifyReviews } from './moderate-reviews.ts'
import { listReviews, withPhotos } from './read-reviews.ts'
import { removeReply, writeReply } from './reply-to-review.ts'

const tags = ['reviews']
const refusals = { 400: Failure, 401: Failure, 403: Failure }
const shown = { vi: 'Đã duyệt đánh giá.', en: 'The reviews are shown now.' } as const
const hidden = { vi: 'Đã ẩn đánh giá.', en: 'The reviews are hidden now.' } as const
const deleted = { vi: 'Đã xoá đánh giá.', en: 'The reviews have been deleted.' } as const
const replied = { vi: 'Đã đăng câu trả lời.', en: 'The reply is shown now.' } as const
const silent = { vi: 'Đã gỡ câu trả lời.', en: 'The reply has been removed.' } as const

export function reviewAdminRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: ReviewsQuery, response: { 200: ReviewPage, ...refusals } }
  app.get('/api/reviews', { ...forStaff, schema: list }, async ({ query, raw }) => ({
    data: await listReviews(platform.db, query, languageOf(raw, true)),
  }))

  const verify = { tags, body: ReviewsToVerify, response: { 200: ReviewsVerified, ...refusals } }
  app.patch('/api/reviews/verify-many', { ...forStaff, schema: verify }, async (request) => {
    const { there, changed, stale } = await verifyReviews(platform, { ...request.body, staffId: requireStaff(request).userId })
    const { verified } = request.body
    return { data: { ids: there, changed, stale }, message: (verified ? shown : hidden)[languageOf(request.raw, true)] }
  })

  const remove = { tags, body: ReviewsToDelete, response: { 200: ReviewsChanged, ...refusals } }
  app.patch('/api/reviews/delete-many', { ...forStaff, schema: remove }, async (request) => {
    const gone = await deleteReviews(platform, { ids: request.body.ids, staffId: requireStaff(request).userId })
    return { data: { ids: gone }, message: deleted[languageOf(request.raw, true)] }
  })

  const reply = { tags, params: z.object({ id: Id }), response: { 200: ReviewReplyMessage, ...refusals, 404: Failure, 409: Failure } }
  app.put('/api/reviews/:id/reply', { ...forStaff, schema: { ...reply, body: NewReviewReply } }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    const review = await writeReply(platform, { id: request.params.id, text: request.body.text.trim(), staffId })
    return { data: { review: await withPhotos(platform.db, review) }, message: replied[languageOf(request.raw, true)] }
  })

  app.delete('/api/reviews/:id/reply', { ...forStaff, schema: reply }, async (request) => {
    const review = await removeReply(platform, { id: request.params.id, staffId: requireStaff(request).userId })
    return { data: { review: await withPhotos(platform.db, review) }, message: silent[languageOf(request.raw, true)] }
  })
}
