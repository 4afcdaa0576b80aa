import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns.ts'

/** What the shop notes about a buyer, by phone: most buyers have no account. */
export const buyerNotes = pgTable('buyer_notes', {
  phone: text('phone').primaryKey(),
  notes: text('notes').notNull().default(''),
  tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})

/**
 * A phone whose buyer the shop knows by another one: the page of `main_phone` shows the orders and notes of both. One
 * level only: a main phone is never merged itself. Orders and notes keep their own phone, so a merge can be undone.
 */
export const buyerMerges = pgTable(
  'buyer_merges',
  {
    phone: text('phone').primaryKey(),
    mainPhone: text('main_phone').notNull(),
    mergedAt: timestamptz('merged_at').notNull(),
  },
  (t) => [index('buyer_merges_main').on(t.mainPhone)],
)
