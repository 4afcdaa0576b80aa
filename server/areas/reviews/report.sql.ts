import { isNull } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { reviews } = schema

/** Unverified reviews. */
export async function countUnverified(db: Db): Promise<number> {
  return db.$count(reviews, isNull(reviews.verifiedAt))
}
