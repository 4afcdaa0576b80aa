import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PersonalizationValue } from '../../contract/personalization.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { guests, users } from './accounts.ts'
import { productColors, products } from './catalogue.ts'

/** One cart for a user or a guest, never both. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: text('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    discountCode: text('discount_code'),
    /** The terms of the code when the cart was last shown: an order never uses terms the buyer has not seen. */
    seenTerms: text('seen_terms'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('carts_user').on(t.userId),
    uniqueIndex('carts_guest').on(t.guestId),
    check('carts_one_owner', sql`(user_id is null) <> (guest_id is null)`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: text('color_id')
      .notNull()
      .references(() => productColors.id, { onDelete: 'cascade' }),
    /**
     * The size; of a personalized line followed by a digest of its values, because the index makes lines unique by it. An
     * older version then finds no such size and does not sell the line without its name (`areas/cart/line-key.rule.ts`).
     */
    size: text('size').notNull().default(''),
    /** The personalization, in the order of the product's fields; null for nothing. */
    personalization: jsonb('personalization').$type<PersonalizationValue[]>(),
    quantity: integer('quantity').notNull(),
    /** The unit price when it was added, to report a change. */
    addedVnd: vnd('added_vnd').notNull(),
    /** The unit price when the cart was last shown, where it differs: an order never uses a price the buyer has not seen. */
    seenVnd: vnd('seen_vnd'),
    /** Identifies the last request that added to this line: a repetition adds nothing. */
    putInBy: text('put_in_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_lines_once').on(t.cartId, t.productId, t.colorId, t.size),
    index('cart_lines_product').on(t.productId),
    index('cart_lines_added').on(t.createdAt, t.cartId),
    check('cart_lines_quantity', sql`quantity between 1 and 99`),
  ],
)

/** A link that takes a guest's cart into another browser of theirs, once. It is deleted when it is used or has expired. */
export const cartHandovers = pgTable(
  'cart_handovers',
  {
    tokenHash: text('token_hash').primaryKey(),
    guestId: text('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    /** What was typed into the checkout, by the names of its fields; null for nothing. */
    draft: jsonb('draft').$type<Record<string, string>>(),
    /** The page it continues on. */
    next: text('next').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('cart_handovers_guest').on(t.guestId), index('cart_handovers_expiry').on(t.expiresAt)],
)
