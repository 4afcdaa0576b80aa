import type { PGlite } from '@electric-sql/pglite'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/**
 * A connection pool or a transaction: a function uses the one it is given. PGlite is a single connection, so the outer
 * handle is never used inside a transaction. Without the schema: with it, Drizzle builds a query object per table for each
 * transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>

export type Statement = { text: string; values: unknown[]; name?: string }

export type Database = {
  db: Db
  /**
   * A read on the hot path, without Drizzle's query building. PostgreSQL prepares a statement with a `name` once per
   * connection; a name belongs to one text for good. Not inside a transaction.
   */
  query<Row>(statement: Statement): Promise<Row[]>
  engine: 'pglite' | 'postgres'
  /** The driver for pg-boss. `mayMigrate`: whether its tables belong to this role. */
  driver: { pglite: PGlite } | { pool: Pool; url: string; mayMigrate: boolean }
  /** Receives NOTIFY from any process. Reconnects by itself; `onGap` reports that something may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<void>
  /** Rejects within a second if the database does not respond. */
  ping(): Promise<void>
  /** False where the engine does not flush to disk; the start logs a warning. */
  durable: boolean
  close(): Promise<void>
}

/** A condition built in a `*.sql.ts` file and passed on. */
export type Condition = SQL
