import type { Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { nearWords } from './near-words.rule.ts'
import * as stored from './search-admin.sql.ts'
import { readSearchContext } from './search-context.ts'
import { missKey, withoutBeginnings } from './search-misses.rule.ts'

export type MissRecorder = { record(term: string): void; flush(): Promise<void> }

/** However many searches come, a process writes no more than this many terms each time, and counts a term no more often. */
const maxTerms = 50
const maxCount = 5
const flushAfterMs = 10_000

/**
 * Counts searches without a result. They are collected in memory, so that no visitor waits for it, and without anything about
 * who searched. A response from the page cache is not counted again.
 */
export function createMissRecorder({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): MissRecorder {
  let waiting = new Map<string, { term: string; count: number }>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const misses = withoutBeginnings(waiting).map(([key, miss]) => ({ key, ...miss }))
    waiting = new Map()
    if (misses.length > 0) await transact(db, (tx) => stored.addMisses(tx, misses, clock.now()))
  }

  return {
    record(term) {
      const key = missKey(term)
      if (key === null) return
      const known = waiting.get(key)
      if (known) known.count = Math.min(maxCount, known.count + 1)
      else if (waiting.size < maxTerms) waiting.set(key, { term: term.trim(), count: 1 })
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'searches without a result were not recorded'))
      }, flushAfterMs).unref()
    },
    flush,
  }
}

/** Reports look back a year, and compare it with the one before. */
const reportedDays = 2 * 366

export async function sweepMissDays({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await stored.deleteOldMissDays(db, vietnamDay(clock.now(), -reportedDays))
}

export async function listMisses(platform: Platform, { page, limit }: { page: number; limit: number }, language: Language) {
  const { misses, total } = await stored.findMisses(platform.db, { page, limit })
  const context = await readSearchContext(platform.readReplicas.primary)
  return {
    misses: misses.map(({ firstAt, lastAt, ...miss }) => ({
      ...{ ...miss, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
      near: nearWords(miss.term, context, language, 3),
    })),
    total,
    totalPage: totalPages(total, limit),
  }
}
