import { type CachedResponse, compact, encodeLike, type FreshResponse, toCachedResponse } from './cached-response.ts'
import type { EvictedPages } from './evicted-pages.ts'
import { createSegmentedLru } from './segmented-lru.ts'

/** How long an invalidated response may be sent while its successor renders. */
const maxStaleMs = 1_000

type PageCacheOptions = {
  maxBytes: number
  evictedPages?: EvictedPages
  whenInvalidated?: () => void
  now?: (() => number) | undefined
}

/**
 * Complete public responses, bounded in bytes (0: nothing is cached or shared, for measurements). One render at a time per
 * key; a response that was invalidated while it rendered is sent, but not cached. Pages without room are read from the disk.
 */
export function createPageCache({ maxBytes, evictedPages, whenInvalidated, now = () => performance.now() }: PageCacheOptions) {
  const cached = createSegmentedLru<CachedResponse>(maxBytes, (key, response) => {
    if (response.staleUntil === undefined) evictedPages?.add(key, response)
  })
  const rendering = new Map<string, Promise<CachedResponse>>()
  let changes = 0

  function store(key: string, response: CachedResponse): void {
    compact(response)
    cached.set(key, response, sizeOf(key, response))
    response.resized = () => {
      if (cached.peek(key) === response) cached.resize(key, sizeOf(key, response))
    }
  }

  const isExpired = ({ staleUntil }: CachedResponse) => staleUntil !== undefined && now() >= staleUntil

  return {
    /** The cached response of a key; undefined if it must be rendered. */
    find(key: string): CachedResponse | undefined {
      return cached.peek(key)?.staleUntil === undefined ? cached.use(key) : undefined
    },
    /** The response of a key that was invalidated less than a second ago, for callers who may get it while the new one renders. */
    findStale(key: string): CachedResponse | undefined {
      const response = cached.peek(key)
      return response?.staleUntil === undefined || isExpired(response) ? undefined : cached.use(key)
    },
    isRendering(key: string): boolean {
      return rendering.has(key)
    },
    /** `render` most probably reads the response of this key from the disk. */
    isOnDisk: (key: string) => evictedPages?.has(key) ?? false,
    /** Renders a key once for concurrent requests, and caches the response if it allows that. */
    async render(key: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
      if (maxBytes === 0) return toCachedResponse(await make())
      const underway = rendering.get(key)
      if (underway) return underway
      const changesBefore = changes
      const work = (async () => {
        const evicted = evictedPages?.has(key) ? await evictedPages.read(key) : undefined
        if (evicted && changes === changesBefore) {
          store(key, evicted)
          return evicted
        }
        const fresh = await make()
        const response = toCachedResponse(fresh)
        const stale = cached.peek(key)
        if (stale && fresh.isCacheable) await encodeLike(stale, response)
        if (changes !== changesBefore) return response
        cached.delete(key)
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
      evictedPages?.invalidate(tags)
      rendering.clear()
      for (const [key, response] of cached) {
        const isChanged = tags === null || tags.some((tag) => response.tags.has(tag))
        if (isChanged && tags !== null && response.allowsStale) response.staleUntil ??= now() + maxStaleMs
        else if (isChanged) cached.delete(key)
        if (isExpired(response)) cached.delete(key)
      }
    },
    get bytes() {
      return cached.bytes
    },
    get size() {
      return cached.size
    },
    get onDisk() {
      return evictedPages?.size ?? 0
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** Text shrinks to about a quarter: reserves space for both encodings of an uncompressed response from the start. */
function sizeOf(key: string, { plain, encoded }: CachedResponse): number {
  const compressed = Object.values(encoded).reduce((sum, { bytes }) => sum + (Buffer.isBuffer(bytes) ? bytes.length : 0), 0)
  return key.length * 2 + (plain ? plain.length * 1.5 : compressed) + 1_000
}
