import { transact } from '../../platform/database/transaction.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasBannerTurned } from './content.sql.ts'

const hour = 3_600_000

/** Kept pages show the banners of the moment they were made: when one begins or ends, they are made anew. */
export function applyBannerSchedule({ db, clock, pageCache }: Pick<Platform, 'db' | 'clock' | 'pageCache'>): () => Promise<void> {
  // Looks back a little first: one may have turned while no process was watching.
  let seen = new Date(clock.now().getTime() - hour)
  return async () => {
    const now = clock.now()
    if (await hasBannerTurned(db, seen, now)) await transact(db, (tx) => invalidateAllPages(tx, (tags) => pageCache.invalidate(tags)))
    seen = now
  }
}
