import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { differenceWays, exchangeStatuses, replacementStates, returnedItems, returnStates } from '../../contract/orders/exchange-states.ts'
import type { OrderedPersonalization } from '../../contract/personalization.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { orders } from './orders.ts'

/** The product of a replacement; `image` is absent from earlier ones. */
export type ReplacementProduct = { _id: string; name: string; slug: string; image?: string }

/** Another size or colour of a delivered item: the return, and the replacement. */
export const orderExchanges = pgTable(
  'order_exchanges',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The line of the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    fromVariantId: text('from_variant_id').notNull(),
    fromSize: text('from_size').notNull(),
    toVariantId: text('to_variant_id').notNull(),
    toSize: text('to_size').notNull(),
    /** Null: the colour of the line. */
    toColor: text('to_color'),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    /** How many new items come from stock: reserved until they are sent. The rest is sewn. */
    fromStock: integer('held_from_stock').notNull().default(0),
    reason: text('reason').notNull(),
    /** Of the recipient of a gift, who asked with the code of its receipt; null where the buyer or staff asked. */
    phone: text('phone'),
    /** The shop's reply. */
    reply: text('answer'),
    status: text('status', { enum: exchangeStatuses }).notNull().default('requested'),
    /** The returned item. Null until the exchange is approved. */
    returnState: text('return_state', { enum: returnStates }),
    returnedItem: text('returned_item', { enum: returnedItems }),
    /** The replacement. Null until the exchange is approved. */
    replacementState: text('replacement_state', { enum: replacementStates }),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
    /** Of another product than the line's: what it was called. Null: the product of the line. */
    toProduct: jsonb('to_product').$type<ReplacementProduct>(),
    /** What the new items have made for one child, with its labels and prices; null for nothing. Its price is part of the difference. */
    personalization: jsonb('personalization').$type<OrderedPersonalization[]>(),
    /** The exchange in which the old items came; null for those of the line as it was ordered. */
    fromExchangeId: text('from_exchange_id'),
    /** What was paid for the old items. Null on exchanges of before this was stored: their share of the line. */
    paidVnd: vnd('paid_vnd'),
    /** When the new items arrived: their own exchange period counts from then. */
    arrivedAt: timestamptz('arrived_at'),
    /** What the new items cost more (positive: the customer pays) or less (negative: it is refunded) than the old ones. */
    differenceVnd: vnd('difference_vnd').notNull().default(0),
    /** How a positive difference is paid; null until the exchange is approved. */
    differenceWay: text('difference_way', { enum: differenceWays }),
    /** The money is with the shop. */
    differencePaidAt: timestamptz('difference_paid_at'),
  },
  (t) => [
    uniqueIndex('order_exchanges_one_open').on(t.orderId, t.position).where(sql`status in ('requested', 'approved')`),
    index('order_exchanges_newest').on(t.createdAt.desc(), t.id),
    index('order_exchanges_open').on(t.createdAt.desc(), t.id).where(sql`status in ('requested', 'approved')`),
    index('order_exchanges_variant').on(t.toVariantId).where(sql`status = 'approved'`),
    check('order_exchanges_pieces', sql`quantity > 0 and held_from_stock between 0 and quantity`),
    check(
      'order_exchanges_ways',
      sql`(return_state is null) = (replacement_state is null) and (status not in ('approved', 'done') or return_state is not null)`,
    ),
    check('order_exchanges_returned', sql`(returned_item is not null) = (return_state is not distinct from 'received')`),
  ],
)
