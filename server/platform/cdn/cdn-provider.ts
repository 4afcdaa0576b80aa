import type { CdnName } from '../environment.schema.ts'

/** On every response that a CDN may store: purging it purges everything. */
export const tagOfAll = 'all'

/**
 * A change is purged; the lifetime bounds what a lost purge could leave. After it, one request revalidates while others get
 * the stored response for another minute.
 */
const lifetime = 'max-age=600, stale-while-revalidate=60'

type CdnProvider = {
  /** The response headers with the tags and the lifetime. Browsers use neither. */
  headersOf(tags: string[]): Record<string, string>
  maxTagsPerPurge: number
  purgeRequest(tags: string[], token: string): { headers: Record<string, string>; body?: string }
}

export const cdnProviders: Record<CdnName, CdnProvider> = {
  /** Prefers its Surrogate-Control; POST https://api.fastly.com/service/<id>/purge. */
  fastly: {
    headersOf: (tags) => ({ 'surrogate-key': tags.join(' '), 'surrogate-control': lifetime, 'cdn-cache-control': lifetime }),
    maxTagsPerPurge: 256,
    purgeRequest: (tags, token) => ({ headers: { 'fastly-key': token, 'surrogate-key': tags.join(' ') } }),
  },
  /** POST https://api.cloudflare.com/client/v4/zones/<id>/purge_cache. */
  cloudflare: {
    headersOf: (tags) => ({ 'cache-tag': tags.join(','), 'cdn-cache-control': lifetime }),
    maxTagsPerPurge: 100,
    purgeRequest: (tags, token) => ({
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  },
}

/** Longer header lines are refused or cut off on the way. */
const maxTagBytes = 7_500

/** The headers that let the CDN store a public response; none without a CDN, or with more tags than a header can name. */
export function cdnHeaders(cdn: { name: CdnName } | null, tags: Iterable<string>): Record<string, string> {
  const all = [tagOfAll, ...tags]
  if (!cdn || all.join(' ').length > maxTagBytes) return {}
  return cdnProviders[cdn.name].headersOf(all)
}
