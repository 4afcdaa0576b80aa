import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'

/** Who changed what in the back office. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    at: timestamptz('at').notNull().defaultNow(),
    /** A user's id, or `system`, `gateway`. */
    who: text('who').notNull(),
    what: text('what').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details'),
  },
  (t) => [
    index('audit_newest').on(t.at.desc()),
    index('audit_subject').on(t.subject),
    index('audit_who').on(t.who, t.at.desc()),
    index('audit_what').on(t.what, t.at.desc()),
  ],
)

/** Mails to be sent, each once for one event (`key`). */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
  },
  (t) => [uniqueIndex('mails_key').on(t.key), index('mails_unsent').on(t.createdAt)],
)

/** How often something was tried in a window of time, over all processes. */
export const rateCounters = pgTable(
  'rate_counters',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: timestamptz('ends_at').notNull() },
  (t) => [index('rate_counters_end').on(t.endsAt)],
)

/** Numbers that only grow: `catalogue` moves with every write a kept page could show. */
export const revisions = pgTable('revisions', { name: text('name').primaryKey(), value: bigint('value', { mode: 'number' }).notNull() })

/** What changed, for pages that are open: stored for as long as somebody may come back to a stream that was cut. Nothing personal. */
export const liveEvents = pgTable(
  'live_events',
  {
    /** Without gaps, in the order of the commits (`revisions`, `live-events`). */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [index('live_events_age').on(t.at)],
)
