import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stockReasons } from '../../contract/admin/stock.ts'
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
  },
  (t) => [
    uniqueIndex('variants_once').on(t.colorId, t.size),
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
