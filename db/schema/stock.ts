import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stockReasons, takeScopes, takeStates } from '../../contract/admin/stock.ts'
import { timestamptz } from '../columns.ts'
import { productColors, products } from './catalogue.ts'

/** A colour in a size (`''` where the product has none). Free to sell is on_hand − reserved. */
export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: text('color_id')
      .notNull()
      .references(() => productColors.id, { onDelete: 'cascade' }),
    size: text('size').notNull().default(''),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** The number on its printed label, as a barcode; never changes and is never used again. */
    number: serial('number').notNull(),
  },
  (t) => [
    uniqueIndex('variants_once').on(t.colorId, t.size),
    uniqueIndex('variants_number').on(t.number),
    index('variants_product').on(t.productId),
    index('variants_low').on(t.productId).where(sql`on_hand - reserved <= 3`),
    check('variants_stock', sql`reserved >= 0 and on_hand >= reserved`),
  ],
)

/** Every change of the stock on hand, one row each, in the same transaction: a variant's changes add up to its `on_hand`. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: serial('id').primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    at: timestamptz('at').notNull().defaultNow(),
    change: integer('change').notNull(),
    /** The stock on hand after the change. */
    after: integer('after').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    note: text('note'),
    /** The user who did it; null for a change by an order. */
    who: text('who'),
    orderId: text('order_id'),
    orderNumber: text('order_number'),
  },
  (t) => [index('stock_moves_variant').on(t.variantId, t.id.desc()), index('stock_moves_sewn').on(t.at).where(sql`reason = 'sewn'`)],
)

/** A stock take: all, a category or a product is counted, then the differences are written at once. */
export const stockTakes = pgTable(
  'stock_takes',
  {
    id: text('id').primaryKey(),
    scope: text('scope', { enum: takeScopes }).notNull(),
    /** The category or the product. */
    scopeId: text('scope_id'),
    state: text('state', { enum: takeStates }).notNull().default('open'),
    /** How many variants there were to count when it began; of an ended one, at its end. */
    cells: integer('cells').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    startedBy: text('started_by').notNull(),
    endedAt: timestamptz('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    index('stock_takes_newest').on(t.startedAt.desc(), t.id),
    check('stock_takes_scope', sql`(scope = 'all') = (scope_id is null)`),
    check('stock_takes_end', sql`(state = 'open') = (ended_at is null)`),
  ],
)

/**
 * What was counted of a variant. Units that come or leave later move the count with them, by the stock moves after
 * `after_move`; a correction does not.
 */
export const stockTakeCounts = pgTable(
  'stock_take_counts',
  {
    takeId: text('take_id')
      .notNull()
      .references(() => stockTakes.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    counted: integer('counted').notNull(),
    /** The stock on hand as it was counted. */
    onHand: integer('on_hand').notNull(),
    /** The variant's latest stock move then; 0 for none. */
    afterMove: integer('after_move').notNull(),
    countedAt: timestamptz('counted_at').notNull(),
    countedBy: text('counted_by').notNull(),
    /** What was missing or too many at the end of the stock take, and whether it was written into the stock. */
    difference: integer('difference'),
    isPosted: boolean('is_posted').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.takeId, t.variantId] }),
    index('stock_take_counts_variant').on(t.variantId),
    check('stock_take_counts_counted', sql`counted >= 0`),
  ],
)
