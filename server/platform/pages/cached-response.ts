import type { CachedResponse } from './page-cache.ts'

/** How many parsed responses are retained. */
export const maxParsed = 60
const parsed = new Map<CachedResponse, unknown>()
const behind = new WeakMap<Response, CachedResponse>()

/** A cached response for rendering: parsed once for all pages, so none of them may change it. */
export function cachedJsonResponse(cached: CachedResponse): Response {
  const headers = { 'content-type': cached.headers['content-type'] ?? 'application/json', 'surrogate-key': [...cached.tags].join(' ') }
  const response = new Response(null, { status: cached.status, headers })
  response.json = async () => parseOnce(cached)
  behind.set(response, cached)
  return response
}

/** The cached response behind it; undefined for one of a single page. */
export function cachedBehind(response: Response): CachedResponse | undefined {
  return behind.get(response)
}

function parseOnce(cached: CachedResponse): unknown {
  const known = parsed.get(cached)
  if (known !== undefined) return known
  const value = freeze(JSON.parse(cached.plain.toString('utf8')))
  const [oldest] = parsed.keys()
  if (parsed.size >= maxParsed && oldest) parsed.delete(oldest)
  parsed.set(cached, value)
  return value
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
