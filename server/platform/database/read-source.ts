import { createRevisionCache, type RevisionCache } from '../pages/revision-cache.ts'
import type { Database } from './database.ts'

/** The server that one public read gets its data from, the primary or a replica, and what was loaded from that server before. */
export type ReadSource = Pick<Database, 'db' | 'query'> & { revisionCache: RevisionCache }

export function createReadSource({ db, query }: Pick<Database, 'db' | 'query'>): ReadSource {
  return { db, query, revisionCache: createRevisionCache({ query }) }
}
