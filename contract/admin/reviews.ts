import { z } from 'zod'
import { Limit, Page } from '../paging.ts'
import { Review } from '../reviews.ts'
import { Id, writtenText } from '../text.ts'

/** The filters of the reviews page: unread reviews first, then newest. `query` ignores diacritics. */
export const ReviewsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  verified: z.enum(['true', 'false']).optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).optional(),
  query: z.string().max(120).optional(),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

/** A review as admin pages show it, with its product. `version` changes with its text, rating, fit and photos. */
export const AdminReview = Review.extend({
  version: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    nameLanguage: z.enum(['vi', 'en']),
    slug: z.string(),
    sku: z.string(),
    isShown: z.boolean(),
  }),
})
export type AdminReview = z.infer<typeof AdminReview>

export const ReviewPage = z.object({
  data: z.object({ reviews: z.array(AdminReview), totalPage: z.int(), total: z.int(), currentPage: z.int() }),
})
export type ReviewPage = z.infer<typeof ReviewPage>

export const maxReplyLength = 1_000
/** The shop's public reply to a review that is shown; replaces an earlier one. */
export const NewReviewReply = z.object({ text: writtenText(maxReplyLength) })
export const ReviewReplyMessage = z.object({ data: z.object({ review: Review }), message: z.string() })

const ids = z.array(Id).min(1).max(100)
const readReview = z.object({ _id: Id, version: z.string().max(64) })
/**
 * `verified: false` hides reviews again. `read`: the versions that somebody has read; a review that its author has changed since is
 * not shown.
 */
export const ReviewsToVerify = z.object({ ids, verified: z.boolean().default(true), read: z.array(readReview).max(100).optional() })
export type ReviewsToVerify = z.infer<typeof ReviewsToVerify>
export const ReviewsToDelete = z.object({ ids })
/**
 * `ids`: those that exist; the others have been deleted since. `changed`: those that changed state, so that it can be undone.
 * `stale`: those that were read in an earlier version, and stay as they are.
 */
export const ReviewsVerified = z.object({
  data: z.object({ ids: z.array(z.string()), changed: z.array(z.string()), stale: z.array(z.string()) }),
  message: z.string(),
})
export const ReviewsChanged = z.object({ data: z.object({ ids: z.array(z.string()) }), message: z.string() })
