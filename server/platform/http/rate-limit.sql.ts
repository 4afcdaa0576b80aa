import { sql } from 'drizzle-orm'
import type { Db } from '../database/client.ts'
import { runStatement } from '../database/run-statement.ts'
import { defineStatement } from '../database/statement.ts'

type AttemptSql = { key: string; now: string; ends: string; unless?: string }

/**
 * A statement's part: counts one attempt of `key` at `now`, in a window until `ends`, unless a query finds a row. Returns the
 * count and the window's end.
 */
export const countAttemptSql = ({ key, now, ends, unless }: AttemptSql) => `
  insert into rate_counters (key, count, ends_at) select ${key}, 1, ${ends}::timestamptz ${unless ? `where not exists (${unless})` : ''}
  on conflict (key) do update set
    count = case when rate_counters.ends_at <= ${now}::timestamptz then 1 else rate_counters.count + 1 end,
    ends_at = case when rate_counters.ends_at <= ${now}::timestamptz then excluded.ends_at else rate_counters.ends_at end
  returning count, extract(epoch from ends_at)::float8 as ends`

const countOne = defineStatement(countAttemptSql({ key: '$1', now: '$2', ends: '$3' }))

/** Counts one attempt in a window that all processes share. One statement, so that concurrent attempts gain nothing. */
export async function countAttempt(db: Db, key: string, { now, ends }: { now: Date; ends: Date }) {
  const [counted] = await runStatement<{ count: number; ends: number }>(db, countOne(key, now.toISOString(), ends.toISOString()))
  return counted
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from rate_counters where key = ${key}`)
}

export async function refundAttempt(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_counters set count = count - 1 where key = ${key} and count > 0`)
}

export async function sweepRateCounters(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_counters where ends_at < ${now.toISOString()}::timestamptz`)
}
