import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/client.ts'

type CrashPoint = { change: 'insert' | 'update'; table: string; when?: string }

/**
 * For tests: during `work`, any transaction with this change fails at the commit: its database writes are rolled back, its
 * external effects are not. As with `kill -9`, or when the database goes down.
 */
export async function simulateCrash<T>(db: Db, { change, table, when = 'true' }: CrashPoint, work: () => Promise<T>): Promise<T> {
  await db.execute(
    sql.raw(`create or replace function die() returns trigger language plpgsql as $$ begin raise 'killed' using errcode = '57P01'; end $$`),
  )
  await db.execute(
    sql.raw(`create constraint trigger dying after ${change} on ${table} deferrable initially deferred
      for each row when (${when}) execute function die()`),
  )
  try {
    return await work()
  } finally {
    await db.execute(sql.raw(`drop trigger dying on ${table}`))
  }
}
