import { drizzle } from 'drizzle-orm/node-postgres'
import * as schema from '../../../db/schema.ts'
import type { Database, Statement } from './database.ts'
import { openPool } from './postgres.ts'
import { createProbe } from './probe.ts'

/** Where a server is in the write-ahead log, in bytes: written and flushed by a primary, replayed by a replica. */
export type WalPosition = {
  isReplica: boolean
  position: number
  /** The same for a primary and its replicas: their cluster and the database in it. */
  identity: string
}

export type WalReader = { read(): Promise<WalPosition>; close(): Promise<void> }

export type Replica = Pick<Database, 'db' | 'query' | 'close'> & {
  /** For the log, without user and password. */
  host: string
  readPosition(): Promise<WalPosition>
  /** A connection was lost while it was idle. */
  onLost(react: (error: Error) => void): void
}

/**
 * The flush position: the server acknowledges a commit and sends its NOTIFY once that has passed it. The insert position may
 * stand behind a page header that no replica reports as replayed.
 */
const walPosition = `select pg_is_in_recovery() as "isReplica",
  pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::float8 as position,
  (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as identity`

/** Reads the position on a connection of its own. */
export function openWalReader(url: string): WalReader {
  const probe = createProbe<WalPosition>(url, walPosition)
  return { read: probe.send, close: probe.close }
}

/** A pool for a replica. Its limits are shorter than the primary's, because a read that fails is repeated there. */
export function openReplica(url: string, size: number): Replica {
  const pool = openPool(url, {
    max: size,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 5_000,
    // Frees a connection to a machine that is gone without closing it.
    query_timeout: 10_000,
  })
  const wal = openWalReader(url)
  return {
    host: new URL(url).host,
    db: drizzle(pool, { schema }) as unknown as Database['db'],
    query: async <Row>(statement: Statement) => (await pool.query(statement)).rows as Row[],
    readPosition: wal.read,
    onLost: (react) => void pool.on('error', react),
    close: async () => {
      await wal.close()
      await pool.end()
    },
  }
}
