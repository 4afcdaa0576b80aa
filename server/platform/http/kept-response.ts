import type { KeptAnswer } from '../page-cache.ts'

/** How many are held read at a time. */
export const mostParsed = 60
const parsed = new Map<KeptAnswer, unknown>()
const behind = new WeakMap<Response, KeptAnswer>()

/** A kept answer for the pages that are made from it: read once for all of them, so none of them may change it. */
export function keptResponse(answer: KeptAnswer): Response {
  const headers = { 'content-type': answer.headers['content-type'] ?? 'application/json', 'surrogate-key': [...answer.tags].join(' ') }
  const response = new Response(null, { status: answer.status, headers })
  response.json = async () => parseOnce(answer)
  behind.set(response, answer)
  return response
}

/** What such a response was made of; undefined for one that was made for a single page. */
export function keptBehind(response: Response): KeptAnswer | undefined {
  return behind.get(response)
}

function parseOnce(answer: KeptAnswer): unknown {
  const known = parsed.get(answer)
  if (known !== undefined) return known
  const value = freeze(JSON.parse(answer.plain.toString('utf8')))
  const [oldest] = parsed.keys()
  if (parsed.size >= mostParsed && oldest) parsed.delete(oldest)
  parsed.set(answer, value)
  return value
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
