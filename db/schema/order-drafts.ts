import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderDraftBody } from '../../contract/admin/order-drafts.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { secretText } from '../secret-text.ts'

/** An order that staff prepare for a customer, who confirms it by a link. It reserves nothing. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: text('id').primaryKey(),
    /** The secret of the customer's link. */
    token: secretText('token').notNull(),
    /** Null once the customer has ordered. */
    body: jsonb('body').$type<OrderDraftBody>(),
    /** The total when it was saved, without a delivery fee that is not known yet. */
    totalVnd: vnd('total_vnd').notNull(),
    /** Counts the changes: an outdated copy is refused. */
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Until then the link works; null before it was created. */
    expiresAt: timestamptz('expires_at'),
    /** The order that the customer placed with the link. */
    orderId: text('order_id'),
    placedAt: timestamptz('placed_at'),
  },
  (t) => [
    index('order_drafts_newest').on(t.updatedAt.desc(), t.id),
    index('order_drafts_placed').on(t.placedAt).where(sql`placed_at is not null`),
  ],
)
