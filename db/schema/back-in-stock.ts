import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '../../contract/language/languages.ts'
import { createdAt } from '../columns.ts'
import { variants } from './stock.ts'

/** Who wants one mail when a variant is back in stock. The row is deleted with that mail. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text('id').primaryKey(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Ends all alerts of this e-mail; the same in all its rows, and in its mails. */
    token: text('token').notNull(),
    consentVersion: text('consent_version').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('stock_alerts_once').on(t.variantId, t.email),
    index('stock_alerts_email').on(t.email),
    index('stock_alerts_newest').on(t.createdAt.desc(), t.id),
    index('stock_alerts_token').on(t.token),
  ],
)
