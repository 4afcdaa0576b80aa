import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'
import { users } from './accounts.ts'

/** Keys of other programs. Valid while the admin who made them is one. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** SHA-256 of the key: with its 190 random bits it needs no slow hash. */
    keyHash: text('key_hash').notNull(),
    /** The beginning and the last four characters. */
    shownAs: text('shown_as').notNull(),
    scopes: text('scopes').array().notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at'),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.keyHash), index('api_keys_maker').on(t.createdBy)],
)
