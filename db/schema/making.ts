import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { productionSteps } from '../../contract/orders/making.ts'
import { createdAt } from '../columns.ts'
import { images } from './media.ts'
import { orders } from './orders.ts'

/** The capacity an order uses in the production queue: how many units in which week, by its Monday (Vietnam). */
export const orderSewing = pgTable(
  'order_sewing',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    week: date('week').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.week] }),
    index('order_sewing_week').on(t.week),
    check('order_sewing_pieces', sql`pieces > 0`),
  ],
)

/** What staff show the buyer while an order is made: a photo, a few words, or both. */
export const orderUpdates = pgTable(
  'order_updates',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Where the order was when it was added. */
    step: text('step', { enum: productionSteps }).notNull(),
    words: text('words').notNull().default(''),
    imageId: text('image_id').references(() => images.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_updates_order').on(t.orderId, t.createdAt),
    uniqueIndex('order_updates_image').on(t.imageId),
    check('order_updates_content', sql`words <> '' or image_id is not null`),
  ],
)
