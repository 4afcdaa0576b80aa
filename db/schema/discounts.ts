import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { discountKinds } from '../../contract/discounts.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'

export const discounts = pgTable(
  'discounts',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    kind: text('kind', { enum: discountKinds }).notNull(),
    /** Percent, or dong. */
    value: vnd('value').notNull().default(0),
    minSubtotalVnd: vnd('min_subtotal_vnd'),
    maxDiscountVnd: vnd('max_discount_vnd'),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    usageLimit: integer('usage_limit'),
    perCustomerLimit: integer('per_customer_limit'),
    /** Live orders with the code; changed with one UPDATE … WHERE used < usage_limit. */
    used: integer('used').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Whether the shop shows the code to everybody. */
    isListed: boolean('is_listed').notNull().default(false),
    /** Deleted codes stay for the orders that used them, under a name that cannot be typed. */
    deletedAt: timestamptz('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('discounts_code').on(t.code), check('discounts_used', sql`used >= 0`)],
)

/** Which customer's live order uses a code: the limit per customer counts these rows. */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: text('order_id').primaryKey(),
    discountId: text('discount_id')
      .notNull()
      .references(() => discounts.id, { onDelete: 'cascade' }),
    /** The user's id, else the phone of the order. */
    customerKey: text('customer_key').notNull(),
    /** The phone of the order: a use by an account also counts for its phone. */
    phone: text('phone'),
    createdAt: createdAt(),
  },
  (t) => [index('discount_uses_customer').on(t.discountId, t.customerKey), index('discount_uses_phone').on(t.discountId, t.phone)],
)
