import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'
import { secretText } from '../secret-text.ts'
import { users } from './accounts.ts'

/** Endpoints of other programs that receive events. Each has its own position in the log of live events. */
export const webhooks = pgTable('webhooks', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  description: text('description').notNull(),
  secret: secretText('secret').notNull(),
  /** Signs too until `formerSecretUntil`. */
  formerSecret: secretText('former_secret'),
  formerSecretUntil: timestamptz('former_secret_until'),
  isActive: boolean('is_active').notNull().default(true),
  /** The shop paused it: it failed for days, or replied 410. */
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** The last live event that it has received or did not ask for. */
  sentEventId: bigint('sent_event_id', { mode: 'number' }).notNull(),
  failures: integer('failures').notNull().default(0),
  retryAt: timestamptz('retry_at'),
  lastSentAt: timestamptz('last_sent_at'),
  lastResult: text('last_result'),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})
