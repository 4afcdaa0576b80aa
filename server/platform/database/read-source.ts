import { type Clock, systemClock } from '../clock.ts'
import { createRevisionCache, type RevisionCache } from '../pages/revision-cache.ts'
import type { Database } from './database.ts'

/** The server that one public read gets its data from, the primary or a replica, and what was loaded from that server before. */
export type ReadSource = Pick<Database, 'db' | 'query'> & { revisionCache: RevisionCache; clock: Clock }

export function createReadSource({ db, query }: Pick<Database, 'db' | 'query'>, clock: Clock = systemClock): ReadSource {
  return { db, query, revisionCache: createRevisionCache({ query }), clock }
}
