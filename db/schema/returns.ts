import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { returnStatuses } from '../../contract/orders/return-states.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { orders } from './orders.ts'

/** Goods that come back for their money. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counts the returns of the order from 1; part of the case number on the slip. */
    number: integer('number').notNull(),
    reason: text('reason').notNull(),
    /** The shop's reply. */
    reply: text('answer'),
    status: text('status', { enum: returnStatuses }).notNull().default('requested'),
    /** Taken off the refund at the inspection: what was damaged, or the postage. */
    deductionVnd: vnd('deduction_vnd').notNull().default(0),
    /** Of the inspection. Null before it, and where nothing is refunded. */
    refundId: text('refund_id'),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
    receivedAt: timestamptz('received_at'),
  },
  (t) => [
    uniqueIndex('order_returns_number').on(t.orderId, t.number),
    uniqueIndex('order_returns_refund').on(t.refundId).where(sql`refund_id is not null`),
    index('order_returns_open').on(t.createdAt, t.id).where(sql`status in ('requested', 'approved', 'received')`),
    check('order_returns_deduction', sql`deduction_vnd >= 0`),
  ],
)

/** A line of a return, and where its units went at the inspection. Units that did not come are in none of the three. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    /** The line of the order. */
    position: integer('position').notNull(),
    /** The exchange in which the goods came; null for those of the line as it was ordered. */
    exchangeId: text('exchange_id'),
    quantity: integer('quantity').notNull(),
    /** What was paid for the announced units; after the inspection, for those that came. Null before this was stored. */
    paidVnd: vnd('paid_vnd'),
    toStock: integer('to_stock').notNull().default(0),
    secondChoice: integer('second_choice').notNull().default(0),
    writtenOff: integer('written_off').notNull().default(0),
  },
  (t) => [
    uniqueIndex('order_return_lines_goods').on(t.returnId, t.position, sql`coalesce(exchange_id, '')`),
    check(
      'order_return_lines_units',
      sql`quantity > 0 and to_stock >= 0 and second_choice >= 0 and written_off >= 0 and to_stock + second_choice + written_off <= quantity`,
    ),
  ],
)

/**
 * Goods that came back and are sold apart, at a price by hand: no variant counts them. A variant has one row, goods outside the
 * catalogue have one each. A row without units stays, for those that an order gives back.
 */
export const secondChoiceGoods = pgTable(
  'second_choice_goods',
  {
    id: text('id').primaryKey(),
    /** Empty, as is `product_id`, for goods that were not in the catalogue. */
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    imageUrl: text('image_url').notNull(),
    color: text('color').notNull(),
    size: text('size'),
    /** What a unit cost when it was bought last. */
    unitVnd: vnd('unit_vnd').notNull(),
    /** Units that are there and in no order. */
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('second_choice_goods_variant').on(t.variantId).where(sql`variant_id <> ''`),
    check('second_choice_goods_quantity', sql`quantity >= 0`),
  ],
)
