import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/language/language.schema.ts'
import { textResponse } from '../../../contract/pages/buffered-response.ts'
import type { ApiResponse, Transport, TransportInit } from '../../../contract/pages/page-renderer.ts'
import { mergeCookies } from '../http/cookie-jar.ts'
import type { PublicReads } from '../http/public-read.ts'

/** Marks a request of this process to itself; its value is secret. */
const internalHeader = 'x-internal'
const internalToken = randomBytes(24).toString('base64url')

export function isInternal(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[internalHeader] === internalToken
}

export type Caller = { ip: string; cookie: string | undefined; userAgent: string | undefined }

/** Metadata of a page's calls beside their content. */
export type RenderMeta = {
  tags: Set<string>
  cookies: string[]
  personal: boolean
  /** A call failed: the page leaves its data out, and must not be cached. */
  failed?: boolean
}

/**
 * The API for a page being rendered: the same calls a browser makes, without leaving the process. Visitors' cookies are
 * sent only with `personal` calls, and Set-Cookie is returned; later calls carry the new cookies, as in a browser.
 */
export function inProcessTransport(
  app: Pick<FastifyInstance, 'inject'>,
  context: {
    language: Language
    publicUrl: string
    caller: Caller | null
    meta: RenderMeta
    cachedResponse?: (path: string) => Promise<{ response: ApiResponse; tags: Iterable<string> } | null>
    reads?: PublicReads
  },
): Transport {
  return async (path: string, init: TransportInit = {}) => {
    if (!path.startsWith('/api/')) throw new Error('the transport only calls the API')
    const personal = init.personal === true || (init.method ?? 'GET') !== 'GET'
    if (personal) context.meta.personal = true
    else {
      const cached = await context.cachedResponse?.(path)
      if (cached) {
        for (const tag of cached.tags) context.meta.tags.add(tag)
        if (cached.response.status >= 500) context.meta.failed = true
        return cached.response
      }
    }
    const read = personal ? undefined : await context.reads?.(path, context.language)
    if (read) {
      for (const tag of read.tags) context.meta.tags.add(tag)
      return textResponse(read.json, { status: read.status })
    }
    const cookie = personal && context.caller ? mergeCookies(context.caller.cookie, context.meta.cookies) : undefined
    const apiResponse = await app.inject({
      method: init.method ?? 'GET',
      url: path,
      headers: {
        ...init.headers,
        'accept-language': context.language,
        origin: context.publicUrl,
        [internalHeader]: internalToken,
        ...(cookie ? { cookie } : {}),
        ...(context.caller?.userAgent ? { 'user-agent': context.caller.userAgent } : {}),
      },
      ...(context.caller ? { remoteAddress: context.caller.ip } : {}),
      ...(init.body === undefined ? {} : { payload: init.body as object }),
    })
    if (apiResponse.statusCode >= 500) context.meta.failed = true
    const tags = apiResponse.headers['surrogate-key']
    if (typeof tags === 'string') for (const tag of tags.split(' ')) context.meta.tags.add(tag)
    for (const cookie of [apiResponse.headers['set-cookie'] ?? []].flat()) context.meta.cookies.push(cookie)
    // Passes Retry-After on to the page.
    const retryAfter = apiResponse.headers['retry-after']
    return textResponse(apiResponse.payload, { status: apiResponse.statusCode, retryAfter: retryAfter ? String(retryAfter) : null })
  }
}
