import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/language.ts'
import type { Transport, TransportInit } from '../../../contract/transport.ts'
import { carryCookies } from './carry-cookies.ts'

/** Marks a request this process makes to itself; nobody outside can know its value. */
const insideHeader = 'x-inside'
const insideToken = randomBytes(24).toString('base64url')

export function isInside(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[insideHeader] === insideToken
}

export type Caller = { address: string; cookie: string | undefined; userAgent: string | undefined }

/** What the calls of one page told beside their content. */
export type Told = {
  tags: Set<string>
  cookies: string[]
  personal: boolean
  /** Something could not be had: the page leaves it out, and is not to be kept that way. */
  failed?: boolean
}

/**
 * The API for a page being rendered: the same calls a browser makes, without leaving the process.
 * Visitors' cookies go along only where a call is `personal`, and cookies set come back; the calls
 * after it carry them too, as a browser would.
 */
export function insideTransport(
  app: Pick<FastifyInstance, 'inject'>,
  visit: {
    language: Language
    publicUrl: string
    caller: Caller | null
    told: Told
    keptAnswer?: (path: string) => Promise<Response | null>
  },
): Transport {
  return async (path: string, init: TransportInit = {}) => {
    if (!path.startsWith('/api/')) throw new Error('the transport only calls the API')
    const personal = init.personal === true || (init.method ?? 'GET') !== 'GET'
    if (personal) visit.told.personal = true
    else {
      const kept = await visit.keptAnswer?.(path)
      if (kept) {
        for (const tag of kept.headers.get('surrogate-key')?.split(' ') ?? []) visit.told.tags.add(tag)
        if (kept.status >= 500) visit.told.failed = true
        return kept
      }
    }
    const cookie = personal && visit.caller ? carryCookies(visit.caller.cookie, visit.told.cookies) : undefined
    const answer = await app.inject({
      method: init.method ?? 'GET',
      url: path,
      headers: {
        ...init.headers,
        'accept-language': visit.language,
        origin: visit.publicUrl,
        [insideHeader]: insideToken,
        ...(cookie ? { cookie } : {}),
        ...(visit.caller?.userAgent ? { 'user-agent': visit.caller.userAgent } : {}),
      },
      ...(visit.caller ? { remoteAddress: visit.caller.address } : {}),
      ...(init.body === undefined ? {} : { payload: init.body as object }),
    })
    if (answer.statusCode >= 500) visit.told.failed = true
    const tags = answer.headers['surrogate-key']
    if (typeof tags === 'string') for (const tag of tags.split(' ')) visit.told.tags.add(tag)
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) visit.told.cookies.push(cookie)
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: {
        'content-type': String(answer.headers['content-type'] ?? 'application/json'),
        // Whoever was stopped is told until when, also by a page made for them.
        ...(answer.headers['retry-after'] ? { 'retry-after': String(answer.headers['retry-after']) } : {}),
      },
    })
  }
}
