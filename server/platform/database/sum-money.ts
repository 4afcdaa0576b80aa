import { type SQL, sql } from 'drizzle-orm'

/** A sum as a number can carry it: 0 of nothing, and beyond 2^53, where dong can no longer be told apart, the last that is exact. */
export function sumMoney(sum: SQL): SQL<number> {
  return sql<number>`least(coalesce(${sum}, 0), ${sql.raw(String(Number.MAX_SAFE_INTEGER))})::bigint`.mapWith(Number)
}
