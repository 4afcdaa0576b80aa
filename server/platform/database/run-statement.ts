import type { Db, Statement } from './database.ts'

type PgDriver = { query(statement: Statement): Promise<{ rows: unknown[] }> }
type PgliteDriver = { exec: unknown; query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/**
 * Runs a statement in plain SQL, in a transaction or on the pool, without Drizzle's query building. It is sent at once: what
 * is called after it is sent after it. Timestamps are passed as ISO texts, objects as JSON texts; the driver returns bigint as
 * text, so that a statement casts it or returns JSON.
 */
export async function runStatement<Row>(db: Db, statement: Statement): Promise<Row[]> {
  // Drizzle keeps the connection of a transaction in its session, and has no public name for it.
  const { client } = (db as unknown as { session: { client: PgDriver | PgliteDriver } }).session
  const { rows } = await ('exec' in client ? client.query(statement.text, statement.values) : client.query(statement))
  return rows as Row[]
}
