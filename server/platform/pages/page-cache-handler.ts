import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textResponse } from '../../../contract/pages/buffered-response.ts'
import type { ApiResponse, PageRenderer } from '../../../contract/pages/page-renderer.ts'
import { cdnHeaders } from '../cdn/cdn-provider.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { type Config, isTrialShop } from '../config.ts'
import { clientIpReader } from '../http/client-ip.ts'
import { errorPage, errorPageHeaders, wantsHtml } from '../http/error-page.ts'
import { AppError, failureOf, statusOf } from '../http/errors.ts'
import type { IpRateLimit } from '../http/ip-rate-limit.ts'
import { jsonType, type PublicReads } from '../http/public-read.ts'
import type { LogRefusal } from '../http/refusal-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { IsStaticFile } from '../http/static-files.ts'
import { type CacheableRequest, createCacheKeyReader, encodingOf, normalizedUrl, sendCached } from './cache-key.ts'
import { bodyOf, type CachedResponse, encodeResponse, type FreshResponse } from './cached-response.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { isPageCacheable, isReadCacheable } from './is-cacheable.rule.ts'
import type { PageCache } from './page-cache.ts'
import type { PageCounts } from './page-counts.ts'
import { createRenderMeta, pageHeaders } from './page-headers.ts'

type Deps = {
  app: FastifyInstance
  web: () => PageRenderer
  config: Config
  pageCache: PageCache
  counts: PageCounts
  logRefusal: LogRefusal
  reads: PublicReads
  ipRateLimit: IpRateLimit
  isStaticFile: IsStaticFile
  isOverloaded: () => boolean
  /** Of rendering pages, and of reading the API for callers without a session. */
  limits: Record<CacheableRequest['kind'], ConcurrencyLimit>
  hasSession: (cookie: string | undefined) => boolean
  mayBeKnownVisitor: (cookie: string | undefined) => boolean
}

/** Failures are never cached by clients. */
const controlOf = (status: number) => (status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate')

/** Public responses from the cache, rendered and cached where it has none. */
export function createPageCacheHandler(deps: Deps) {
  const recognise = createCacheKeyReader((url) => deps.web().cacheableUrl(url), deps.hasSession, deps.isStaticFile)
  const common = securityHeaders(deps.config)
  const ipOf = clientIpReader(deps.config.trustProxy)
  const { usesCache } = deps.config

  type Refusal = { code: 'unavailable' | 'too_many_requests'; wait: number; cacheable: CacheableRequest }

  function refuse(request: IncomingMessage, response: ServerResponse, { code, wait, cacheable }: Refusal): void {
    deps.counts[cacheable.kind].refused++
    deps.logRefusal({ code, ip: ipOf(request), method: request.method, url: request.url })
    const failure = failureOf(new AppError(code), cacheable.language)
    const status = statusOf(code)
    const isPage = wantsHtml(request)
    const body = isPage
      ? errorPage(failure.message, status, cacheable.language, { isTrial: isTrialShop(deps.config) })
      : JSON.stringify(failure)
    response.writeHead(status, {
      ...common,
      ...(isPage ? errorPageHeaders : { 'content-type': 'application/json; charset=utf-8' }),
      'retry-after': String(wait),
      'cache-control': 'no-store',
    })
    response.end(body)
  }

  async function fetchApi(cacheable: CacheableRequest): Promise<FreshResponse> {
    const read = await deps.reads(cacheable.url, cacheable.language)
    if (read) return apiResponse(cacheable, read)
    const meta = createRenderMeta()
    const response = await inProcessTransport(deps.app, { ...contextOf(cacheable), caller: null, meta })(cacheable.url)
    const retryAfter = response.headers.get('retry-after')
    return apiResponse(cacheable, { status: response.status, json: await response.text(), tags: meta.tags, retryAfter })
  }

  type Read = { status: number; json: string; tags: Iterable<string>; retryAfter?: string | null }

  function apiResponse({ language, isShared }: CacheableRequest, { status, json, tags, retryAfter }: Read): FreshResponse {
    return {
      status,
      headers: {
        ...common,
        'content-type': jsonType,
        'cache-control': controlOf(status),
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': language,
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      },
      body: Buffer.from(json),
      tags,
      isCacheable: isShared && isReadCacheable(status),
    }
  }

  /** An API response for a page being rendered, from the cache where possible. */
  async function cachedApiResponse(
    path: string,
    language: CacheableRequest['language'],
  ): Promise<{ response: ApiResponse; tags: Iterable<string> } | null> {
    const address = normalizedUrl(path)
    const request = address && recognise({ method: 'GET', url: address, headers: { 'accept-language': language } } as IncomingMessage)
    if (!request) return null
    const cached = deps.pageCache.find(request.key) ?? (await deps.pageCache.render(request.key, () => fetchApi(request)))
    const { status, headers, tags } = cached
    return { response: textResponse((await bodyOf(cached)).toString(), { status, retryAfter: headers['retry-after'] ?? null }), tags }
  }

  async function renderPage(cacheable: CacheableRequest): Promise<FreshResponse> {
    const meta = createRenderMeta()
    const transport = inProcessTransport(deps.app, {
      ...contextOf(cacheable),
      caller: null,
      meta,
      reads: deps.reads,
      ...(usesCache ? { cachedResponse: (path: string) => cachedApiResponse(path, cacheable.language) } : {}),
    })
    const response = await deps.web().handleWeb(new Request(deps.config.publicUrl + cacheable.url), {
      language: cacheable.language,
      publicUrl: deps.config.publicUrl,
      isTrial: isTrialShop(deps.config),
      cachesFragments: usesCache,
      transport,
    })
    const body = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: {
        ...common,
        ...pageHeaders(response, deps.config),
        'cache-control': controlOf(response.status),
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': cacheable.language,
      },
      body,
      tags: meta.tags,
      allowsStale: true,
      isCacheable: isPageCacheable(response.status, meta),
    }
  }

  const contextOf = (cacheable: CacheableRequest) => ({ language: cacheable.language, publicUrl: deps.config.publicUrl })

  /** Requests for the same response share one place in the queue. */
  function render(cacheable: CacheableRequest): Promise<CachedResponse> {
    const make = () => (cacheable.kind === 'api' ? fetchApi(cacheable) : renderPage(cacheable))
    return deps.pageCache.render(cacheable.key, () => deps.limits[cacheable.kind].run(make))
  }

  function logFailure(error: unknown, { url }: CacheableRequest): void {
    if (!isRefusal(error)) deps.app.log.error({ err: error, url }, 'a page could not be made')
  }

  /** A page that has just been invalidated, for visitors who cannot tell; the first of them starts the rendering of the new one. */
  function findStale(cacheable: CacheableRequest, { headers }: IncomingMessage): CachedResponse | undefined {
    if (wantsFresh(headers) || deps.mayBeKnownVisitor(headers.cookie)) return undefined
    const stale = deps.pageCache.findStale(cacheable.key)
    if (stale && !deps.pageCache.isRendering(cacheable.key) && !deps.isOverloaded())
      render(cacheable).catch((error) => logFailure(error, cacheable))
    return stale
  }

  /** Runs before the router. Returns false for requests whose response is not public. */
  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const cacheable = recognise(request)
    if (!cacheable) return false
    const send = (cached: CachedResponse) => {
      // The CDN may store what this cache stores: not a stale response, nor one that has been invalidated meanwhile.
      const isForCdn = deps.config.cdn !== null && deps.pageCache.find(cacheable.key) === cached
      const forCdn = isForCdn ? cdnHeaders(deps.config.cdn, cached.tags) : null
      sendCached(request, response, cached, { isPage: cacheable.kind === 'page', secure: deps.config.secure, forCdn })
    }
    const counts = deps.counts[cacheable.kind]
    const cached = deps.pageCache.find(cacheable.key)
    if (cached) {
      counts.hit++
      send(cached)
      return true
    }
    const stale = findStale(cacheable, request)
    if (stale) {
      counts.stale++
      send(stale)
      return true
    }
    if (deps.pageCache.isOnDisk(cacheable.key)) counts.hit++
    else {
      // Rendering is expensive: uncached pages count against the IP, and their concurrency is limited.
      const busy = deps.isOverloaded()
      const wait = busy ? 2 : deps.ipRateLimit.count(ipOf(request))
      if (wait > 0) {
        refuse(request, response, { code: busy ? 'unavailable' : 'too_many_requests', wait, cacheable })
        return true
      }
      counts.miss++
    }
    render(cacheable)
      .then(send)
      .catch((error) => {
        logFailure(error, cacheable)
        if (response.headersSent) response.end()
        else refuse(request, response, { code: 'unavailable', wait: 2, cacheable })
      })
    return true
  }

  /**
   * Sends the public response to an API call that had a session's cookie, once the cookie has been found to be nobody's: a made-up
   * one must not buy a read of its own. Returns undefined if the response is not public.
   */
  async function sendPublicRead(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const cacheable = recognise(request.raw, { isAnonymous: true })
    if (cacheable?.kind !== 'api') return undefined
    const found = deps.pageCache.find(cacheable.key)
    deps.counts.api[found ? 'hit' : 'miss']++
    const cached = found ?? (await render(cacheable))
    const encoding = encodingOf(request.headers['accept-encoding'])
    // It clears a cookie of this browser: nothing that may be stored.
    reply.code(cached.status).headers({ ...cached.headers, 'cache-control': 'no-store' })
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(await (encoding ? encodeResponse(cached, encoding) : bodyOf(cached)))
  }

  return { serve, sendPublicRead }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable'
}

/** The caller asks for a fresh response (RFC 9111, 5.2.1): a browser does when its user reloads the page. */
function wantsFresh({ 'cache-control': control = '', pragma }: IncomingMessage['headers']): boolean {
  return /\bno-(cache|store)\b|\bmax-age=0\b/i.test(control) || pragma === 'no-cache'
}
