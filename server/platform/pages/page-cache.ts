import { type CachedResponse, compact, encodeLike, type FreshResponse, toCachedResponse } from './cached-response.ts'

/** How long an invalidated response may be sent while its successor renders. */
const maxStaleMs = 1_000

type PageCacheOptions = { maxBytes: number; whenInvalidated?: () => void; now?: (() => number) | undefined }

/**
 * Complete public responses, bounded in bytes (0: nothing is cached or shared, for measurements). One render at a time per
 * key; a response that was invalidated while it rendered is sent, but not cached. Evicts by SIEVE (NSDI '24): a robot that
 * reads every product once does not push out what visitors ask for.
 */
export function createPageCache({ maxBytes, whenInvalidated, now = () => performance.now() }: PageCacheOptions) {
  const cached = new Map<string, CachedResponse>()
  const sizes = new WeakMap<CachedResponse, number>()
  const rendering = new Map<string, Promise<CachedResponse>>()
  let bytes = 0
  let changes = 0
  /** Walks from the oldest response to the newest, including those added meanwhile. */
  let hand = cached.entries()

  function drop(key: string): void {
    const response = cached.get(key)
    if (!response) return
    bytes -= sizes.get(response) ?? 0
    cached.delete(key)
  }

  function account(key: string, response: CachedResponse): void {
    const size = sizeOf(key, response)
    bytes += size - (sizes.get(response) ?? 0)
    sizes.set(response, size)
  }

  function store(key: string, response: CachedResponse): void {
    compact(response)
    if (sizeOf(key, response) > maxBytes / 10) return
    drop(key)
    // Room is made first: the hand must not meet the response that it makes room for.
    evictTo(maxBytes - sizeOf(key, response))
    cached.set(key, response)
    account(key, response)
    response.resized = () => {
      if (cached.get(key) !== response) return
      account(key, response)
      evictTo(maxBytes)
    }
  }

  /** Drops what was not used since the hand passed it last. */
  function evictTo(limit: number): void {
    while (bytes > limit && cached.size > 0) {
      const { value, done } = hand.next()
      if (done) {
        hand = cached.entries()
        continue
      }
      const [key, response] = value
      if (response.isUsed) response.isUsed = false
      else drop(key)
    }
  }

  const isExpired = ({ staleUntil }: CachedResponse) => staleUntil !== undefined && now() >= staleUntil

  function findAny(key: string): CachedResponse | undefined {
    const response = cached.get(key)
    if (response) response.isUsed = true
    return response
  }

  return {
    /** The cached response of a key; undefined if it must be rendered. */
    find(key: string): CachedResponse | undefined {
      return cached.get(key)?.staleUntil === undefined ? findAny(key) : undefined
    },
    /** The response of a key that was invalidated less than a second ago, for callers who may get it while the new one renders. */
    findStale(key: string): CachedResponse | undefined {
      const response = cached.get(key)
      return response?.staleUntil === undefined || isExpired(response) ? undefined : findAny(key)
    },
    isRendering(key: string): boolean {
      return rendering.has(key)
    },
    /** Renders a key once for concurrent requests, and caches the response if it allows that. */
    async render(key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
      if (maxBytes === 0) return toCachedResponse(await make())
      const underway = rendering.get(key)
      if (underway) return underway
      const changesBefore = changes
      const work = (async () => {
        const fresh = await make()
        const response = toCachedResponse(fresh)
        const stale = cached.get(key)
        if (stale && fresh.isCacheable) await encodeLike(stale, response)
        if (changes !== changesBefore) return response
        drop(key)
        if (fresh.isCacheable) store(key, response)
        return response
      })()
      rendering.set(key, work)
      try {
        return await work
      } finally {
        if (rendering.get(key) === work) rendering.delete(key)
      }
    },
    /**
     * Invalidates everything (null) or entries with one of `tags`; the latter may stay for a moment as stale ones. Renders in
     * progress accept no further requests.
     */
    invalidate(tags: string[] | null): void {
      changes++
      whenInvalidated?.()
      rendering.clear()
      for (const [key, response] of cached) {
        const isChanged = tags === null || tags.some((tag) => response.tags.has(tag))
        if (isChanged && tags !== null && response.allowsStale) response.staleUntil ??= now() + maxStaleMs
        else if (isChanged) drop(key)
        if (isExpired(response)) drop(key)
      }
    },
    get bytes() {
      return bytes
    },
    get size() {
      return cached.size
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Text shrinks to about a quarter: reserves space for both encodings of an uncompressed response from the start. */
function sizeOf(key: string, { plain, encoded }: CachedResponse): number {
  const compressed = Object.values(encoded).reduce((sum, { bytes }) => sum + (Buffer.isBuffer(bytes) ? bytes.length : 0), 0)
  return key.length * 2 + (plain ? plain.length * 1.5 : compressed) + 1_000
}
