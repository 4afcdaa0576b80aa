import type { CachedResponse } from './page-cache.ts'

/** How many are held read at a time. */
export const maxParsed = 60
const parsed = new Map<CachedResponse, unknown>()
const behind = new WeakMap<Response, CachedResponse>()

/** A kept answer for the pages that are made from it: read once for all of them, so none of them may change it. */
export function cachedJsonResponse(cached: CachedResponse): Response {
  const headers = { 'content-type': cached.headers['content-type'] ?? 'application/json', 'surrogate-key': [...cached.tags].join(' ') }
  const response = new Response(null, { status: cached.status, headers })
  response.json = async () => parseOnce(cached)
  behind.set(response, cached)
  return response
}

/** What such a response was made of; undefined for one that was made for a single page. */
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
