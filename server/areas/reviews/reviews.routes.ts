import { z } from 'zod'
import { hourSeconds } from '../../../contract/durations.ts'
import { Failure } from '../../../contract/errors.ts'
import {
  NewReview,
  OneReview,
  OwnReview,
  ProductReviews,
  QuotedReview,
  ReviewChange,
  ReviewDeleted,
  ReviewMessage,
  ReviewQuery,
} from '../../../contract/reviews.ts'
import { Id } from '../../../contract/text.ts'
import { forUsers, isStaff, requireUser } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import { publicRead } from '../../platform/http/public-read.ts'
import { consume, type RateLimit } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import type { ListTag } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnReview, getProductReviews, getQuotedReview, getReview, withPhotos } from './read-reviews.ts'
import { changeReview, deleteReview, writeReview } from './write-review.ts'

const tags = ['reviews']
const params = z.object({ id: Id })
const ofProduct = z.object({ productId: Id })
const refusals = { 400: Failure, 401: Failure, 404: Failure, 429: Failure }
/** A failed review has its message one level deeper than all other errors, as the specification requires. */
const Nested = z.object({ message: Failure })
const nestedRefusals = { 400: Nested, 401: Nested, 404: Nested, 409: Nested, 429: Nested }

/** Writes and changes, per account. */
const reviewsOfAccount: RateLimit = { name: 'review', max: 30, seconds: hourSeconds }

const written = {
  vi: 'Cảm ơn bạn. Đánh giá sẽ hiện sau khi tiệm đọc.',
  en: 'Thank you. Your review will appear once we have read it.',
} as const
const changed = { vi: 'Đã lưu đánh giá.', en: 'The review has been saved.' } as const
const deleted = { vi: 'Đã xoá đánh giá.', en: 'The review has been deleted.' } as const

export function reviewRoutes(app: App, platform: Platform): void {
  const { db } = platform

  const list = { tags, params: ofProduct, querystring: ReviewQuery, response: { 200: ProductReviews, 400: Failure, 404: Failure } }
  publicRead(app, platform, '/api/reviews/product/:productId', list, async ({ params: { productId }, query }, source) => ({
    data: { data: await getProductReviews(source, productId, query) },
    tags: [productId],
  }))

  publicRead(app, platform, '/api/reviews/quoted', { tags, response: { 200: QuotedReview } }, async ({ reader }, source) => {
    const { review, productIds } = await getQuotedReview(source, reader.language)
    return { data: { data: { review } }, tags: [...productIds, 'reviews' satisfies ListTag] }
  })

  const own = { tags, params: ofProduct, response: { 200: OwnReview, 401: Failure } }
  app.get('/api/reviews/product/:productId/own', { ...forUsers, schema: own }, async (request) => {
    return { data: await findOwnReview(db, { userId: requireUser(request).userId, productId: request.params.productId }) }
  })

  app.get(
    '/api/reviews/:id',
    { schema: { tags, params, response: { 200: OneReview, 404: Failure } } },
    async ({ person, params: { id } }) => ({
      data: { review: await getReview(db, id, { userId: person.userId, isAdmin: isStaff(person) }) },
    }),
  )

  const write = { tags, body: NewReview, response: { 201: ReviewMessage, ...nestedRefusals } }
  app.post('/api/reviews', { ...forUsers, config: { nestedFailure: true }, schema: write }, async (request, reply) => {
    const person = requireUser(request)
    await consume(platform, reviewsOfAccount, person.userId)
    const review = await withPhotos(db, await writeReview(platform, request.body, person))
    return reply.code(201).send({ data: { review }, message: written[languageOf(request.raw, true)] })
  })

  const change = { tags, params, body: ReviewChange, response: { 200: ReviewMessage, ...refusals } }
  app.patch('/api/reviews/:id', { ...forUsers, schema: change }, async (request) => {
    const person = requireUser(request)
    if (!isStaff(person)) await consume(platform, reviewsOfAccount, person.userId)
    const review = await withPhotos(db, await changeReview(platform, { id: request.params.id, change: request.body, person }))
    return { data: { review }, message: changed[languageOf(request.raw, true)] }
  })

  const remove = { tags, params, response: { 200: ReviewDeleted, ...refusals } }
  app.delete('/api/reviews/:id', { ...forUsers, schema: remove }, async (request) => {
    await deleteReview(platform, request.params.id, requireUser(request))
    return { message: deleted[languageOf(request.raw, true)] }
  })
}
