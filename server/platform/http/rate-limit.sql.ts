import { sql } from 'drizzle-orm'
import type { Db } from '../database/client.ts'

/** Counts one attempt in a window that all processes share. One statement, so that concurrent attempts gain nothing. */
export async function countAttempt(db: Db, key: string, { now, ends }: { now: Date; ends: Date }) {
  const result = await db.execute(sql`
    insert into rate_counters (key, count, ends_at) values (${key}, 1, ${ends.toISOString()}::timestamptz)
    on conflict (key) do update set
      count = case when rate_counters.ends_at <= ${now.toISOString()}::timestamptz then 1 else rate_counters.count + 1 end,
      ends_at = case when rate_counters.ends_at <= ${now.toISOString()}::timestamptz then excluded.ends_at else rate_counters.ends_at end
    returning count, extract(epoch from ends_at)::float8 as ends`)
  return (result as unknown as { rows: { count: number; ends: number }[] }).rows[0]
}

export async function deleteCounter(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from rate_counters where key = ${key}`)
}

export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_counters set count = count - 1 where key = ${key} and count > 0`)
}

export async function sweepRateCounters(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_counters where ends_at < ${now.toISOString()}::timestamptz`)
}
