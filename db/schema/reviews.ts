import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fits } from '../../contract/reviews.ts'
import { createdAt, timestamptz } from '../columns.ts'
import { products } from './catalogue.ts'
import { images } from './media.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Absent for reviews from outside the shop. */
    userId: text('user_id'),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    comment: text('comment').notNull(),
    fit: text('fit', { enum: fits }),
    /** For a review from outside the shop or of a deleted account; for a customer's the orders decide. */
    verifiedPurchase: boolean('verified_purchase').notNull().default(false),
    /** Public only once an admin has verified it. */
    verifiedAt: timestamptz('verified_at'),
    /** The shop's public reply, and when it was first written. */
    reply: text('reply'),
    repliedAt: timestamptz('replied_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reviews_once').on(t.productId, t.userId),
    index('reviews_product').on(t.productId, t.createdAt.desc()).where(sql`verified_at is not null`),
    index('reviews_unverified').on(t.createdAt).where(sql`verified_at is null`),
    index('reviews_newest').on(t.createdAt.desc(), t.id),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_reply', sql`(reply is null) = (replied_at is null)`),
  ],
)

/** The photos of a review. They are private images: the review decides who may see them. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    imageId: text('image_id')
      .primaryKey()
      .references(() => images.id),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('review_photos_review').on(t.reviewId, t.createdAt)],
)
