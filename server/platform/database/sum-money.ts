import { type SQL, sql } from 'drizzle-orm'

/** A sum as a JavaScript number: 0 for no rows, and beyond 2^53, where numbers stop being exact, the largest exact one. */
export function sumMoney(sum: SQL): SQL<number> {
  return sql<number>`least(coalesce(${sum}, 0), ${sql.raw(String(Number.MAX_SAFE_INTEGER))})::bigint`.mapWith(Number)
}
