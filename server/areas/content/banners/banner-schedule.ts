import { addHours } from '../../../../contract/durations.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasBannerTurned } from '../content.sql.ts'

/** Cached pages show the banners of the time when they were rendered: the start or end of a banner invalidates them. */
export function applyBannerSchedule({ db, clock, pageCache }: Pick<Platform, 'db' | 'clock' | 'pageCache'>): () => Promise<void> {
  // Starts with a short look back: a banner may have started while no process was running.
  let seen = addHours(clock.now(), -1)
  return async () => {
    const now = clock.now()
    if (await hasBannerTurned(db, seen, now)) await transact(db, (tx) => invalidateAllPages(tx, { pageCache }))
    seen = now
  }
}
