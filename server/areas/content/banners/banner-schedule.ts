import { transact } from '../../../platform/database/transaction.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasBannerTurned } from '../content.sql.ts'

const hour = 3_600_000

/** Cached pages show the banners of the time when they were rendered: the start or end of a banner invalidates them. */
export function applyBannerSchedule({ db, clock, pageCache }: Pick<Platform, 'db' | 'clock' | 'pageCache'>): () => Promise<void> {
  // Starts with a short look back: a banner may have started while no process was running.
  let seen = new Date(clock.now().getTime() - hour)
  return async () => {
    const now = clock.now()
    if (await hasBannerTurned(db, seen, now)) await transact(db, (tx) => invalidateAllPages(tx, { pageCache }))
    seen = now
  }
}
