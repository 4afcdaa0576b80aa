import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

export type Limit = { name: string; most: number; seconds: number }

/**
 * Counts one try of `who` in a window that all processes share, and answers how many seconds to wait
 * where that was one too many (0: go ahead). Counting is one statement, so parallel tries gain nothing.
 */
export async function countTry(db: Db, limit: Limit, who: string, now: Date): Promise<number> {
  const ends = new Date(now.getTime() + limit.seconds * 1_000)
  const result = await db.execute(sql`
    insert into rate_counters (key, count, ends_at) values (${`${limit.name}:${who}`}, 1, ${ends.toISOString()}::timestamptz)
    on conflict (key) do update set
      count = case when rate_counters.ends_at <= ${now.toISOString()}::timestamptz then 1 else rate_counters.count + 1 end,
      ends_at = case when rate_counters.ends_at <= ${now.toISOString()}::timestamptz then excluded.ends_at else rate_counters.ends_at end
    returning count, extract(epoch from ends_at)::float8 as ends`)
  const row = (result as unknown as { rows: { count: number; ends: number }[] }).rows[0]
  if (!row || row.count <= limit.most) return 0
  return Math.max(1, Math.ceil(row.ends - now.getTime() / 1_000))
}

/** Forgets the tries of somebody who has succeeded. */
export async function forgetTries(db: Db, limit: Limit, who: string): Promise<void> {
  await db.execute(sql`delete from rate_counters where key = ${`${limit.name}:${who}`}`)
}

export async function sweepTries(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_counters where ends_at < ${now.toISOString()}::timestamptz`)
}
