import { isNull } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { reviews } = schema

/** Reviews nobody has verified yet. */
export async function countUnverified(db: Db): Promise<number> {
  return db.$count(reviews, isNull(reviews.verifiedAt))
}
