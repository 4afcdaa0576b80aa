import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { guests, users } from './accounts.ts'
import { products } from './catalogue.ts'

/** Saved products; of a user or of a guest, never both. */
export const wishes = pgTable(
  'wishes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: text('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wishes_user').on(t.userId, t.productId),
    uniqueIndex('wishes_guest').on(t.guestId, t.productId),
    index('wishes_product').on(t.productId),
    check('wishes_one_owner', sql`(user_id is null) <> (guest_id is null)`),
  ],
)
