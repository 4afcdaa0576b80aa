import { z } from 'zod'
import { Limit, Page } from '../paging.ts'
import { Review } from '../reviews.ts'
import { Id } from '../text.ts'

/** The reviews' screen: what has not been read yet first, then the newest. `query` is looked for without marks. */
export const ReviewsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  verified: z.enum(['true', 'false']).optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).optional(),
  query: z.string().max(120).optional(),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

/** A review as the back office sees it, with what it is about. */
export const AdminReview = Review.extend({
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

const ids = z.array(Id).min(1).max(100)
/** `verified` false takes reviews out of public view again. */
export const ReviewsToVerify = z.object({ ids, verified: z.boolean().default(true) })
export const ReviewsToDelete = z.object({ ids })
/** `ids`: those that are there; the others have been deleted in the meantime. `changed`: those that were not so before, for taking it back. */
export const ReviewsVerified = z.object({ data: z.object({ ids: z.array(z.string()), changed: z.array(z.string()) }), message: z.string() })
export const ReviewsChanged = z.object({ data: z.object({ ids: z.array(z.string()) }), message: z.string() })
