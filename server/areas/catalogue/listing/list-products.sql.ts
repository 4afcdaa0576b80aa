import { type SQL, sql } from 'drizzle-orm'

export type Window = { page: number; limit: number }
export type IdPage = { ids: string[]; total: number }

export function limitOf({ page, limit }: Window): SQL {
  return sql`limit ${limit} offset ${(page - 1) * limit}`
}
