import { bigint, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'

/** The audit log of admin pages: who changed what. */
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

/** Mails to send, each once per event (`key`). */
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

/** Attempts per time window, over all processes. */
export const rateCounters = pgTable(
  'rate_counters',
  { key: text('key').primaryKey(), count: integer('count').notNull(), endsAt: timestamptz('ends_at').notNull() },
  (t) => [index('rate_counters_end').on(t.endsAt)],
)

/** Numbers that only grow: `catalogue` increases with every write that a cached page could show. */
export const revisions = pgTable('revisions', { name: text('name').primaryKey(), value: bigint('value', { mode: 'number' }).notNull() })

/** Changes for open pages: stored as long as a client may resume a lost stream. No personal data. */
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

/** Backups, and attempts that failed; the newest good one decides when the admin is warned. */
export const backups = pgTable(
  'backups',
  {
    id: serial('id').primaryKey(),
    finishedAt: timestamptz('finished_at').notNull().defaultNow(),
    /** The file, as it was named to the command. */
    target: text('target').notNull(),
    rows: integer('rows').notNull(),
    files: integer('files').notNull(),
    /** Of the written file; of a failed attempt 0. Backups of earlier versions have none. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** When the backup was restored into a scratch database and equalled the shop; absent: it does not count. */
    checkedAt: timestamptz('checked_at'),
    /** Why it is not good. */
    problem: text('problem'),
  },
  (t) => [index('backups_newest').on(t.finishedAt.desc())],
)
