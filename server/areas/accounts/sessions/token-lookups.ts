import { type ConcurrencyLimit, createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'

type Options = { limit?: ConcurrencyLimit; maxRemembered?: number }

/**
 * Limits the queries for the session or guest of a token. Each made-up token costs a query, because no cache knows it. So
 * tokens that were not found lately share four places; beyond their queue they are refused as `unavailable`. A token that
 * was found passes without waiting, but whether it is still valid is read every time.
 */
export function createTokenLookups({
  limit = createConcurrencyLimit({ concurrency: 4, maxWaiting: 1_000, maxWaitMs: 15_000 }),
  maxRemembered = 10_000,
}: Options = {}) {
  const found = new Set<string>()

  function remember(tokenHash: string): void {
    found.delete(tokenHash)
    found.add(tokenHash)
    if (found.size <= maxRemembered) return
    const [oldest] = found
    if (oldest !== undefined) found.delete(oldest)
  }

  async function lookUp<T>(tokenHash: string, find: (tokenHash: string) => Promise<T | undefined>): Promise<T | undefined> {
    const work = () => find(tokenHash)
    const row = found.has(tokenHash) ? await work() : await limit.run(work)
    if (row === undefined) found.delete(tokenHash)
    else remember(tokenHash)
    return row
  }

  /** Whether the token was found at its last query in this process; a later end of its session is not known yet. */
  function isRemembered(tokenHash: string): boolean {
    return found.has(tokenHash)
  }

  return Object.assign(lookUp, { isRemembered })
}

export type TokenLookups = ReturnType<typeof createTokenLookups>
