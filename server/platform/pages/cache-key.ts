import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  hostLanguageCookie,
  type Language,
  languageCookie,
  languageOfTag,
  languageParameter,
} from '../../../contract/language/language.schema.ts'
import type { Config } from '../config.ts'
import { languageOf } from '../http/language.ts'
import { type IsStaticFile, isBelowStaticFiles } from '../http/static-files.ts'
import { isReadableUrl } from '../http/validation.ts'
import { metricsPath } from '../metrics/metrics.ts'
import { bodyOf, type CachedResponse, type Encoding, encodeResponse } from './cached-response.ts'

/** A request whose response is the same for everyone. `isShared`: others request it too, so that its response is stored. */
export type CacheableRequest = { key: string; kind: 'page' | 'api'; url: string; language: Language; isShared: boolean }

const cacheableCalls = /^\/api\/(products|categories|collections|tags|banner|settings|stores|locations|addresses)(\/|\?|$)/

/** A list by ids is requested by one visitor: it would only displace what others request, too. It waits in the same queue. */
const oneVisitorsList = /[?&]ids=/

/** Thousands of URLs are memoized: long ones must not fill the memory. */
const maxRememberedLength = 500

/**
 * Decides which requests may use the page cache: pages that the web module declares cacheable, and read calls of the
 * catalogue without a session (an admin sees more in them).
 */
export function createCacheKeyReader(
  cacheableUrl: (url: URL) => string | null,
  hasSession: (cookie: string | undefined) => boolean,
  isStaticFile: IsStaticFile,
) {
  const urls = new Map<string, string | null>()

  function pageUrl(url: string): string | null {
    const known = urls.get(url)
    if (known !== undefined) return known
    const parsed = URL.parse(url, 'http://shop')
    const isPage = url.startsWith('/') && !url.startsWith('//') && parsed?.pathname !== metricsPath
    const cacheUrl = parsed && isPage ? cacheableUrl(parsed) : null
    if (url.length > maxRememberedLength) return cacheUrl
    if (urls.size > 5_000) urls.clear()
    urls.set(url, cacheUrl)
    return cacheUrl
  }

  /** `isAnonymous`: a session cookie of the request has been found to be nobody's. */
  return (request: IncomingMessage, { isAnonymous } = { isAnonymous: false }): CacheableRequest | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const url = request.url ?? '/'
    if (url.includes('%') && !isReadableUrl(url)) return null
    if (url.startsWith('/api/')) {
      if (!cacheableCalls.test(url)) return null
      if (!isAnonymous && hasSession(request.headers.cookie)) return null
      // An API key acts for an admin, who sees more. Other schemes are for proxies before the shop.
      if (/^bearer /i.test(request.headers.authorization ?? '')) return null
      const cacheUrl = normalizedUrl(url)
      if (cacheUrl === null) return null
      const language = languageOf(request, true)
      return { key: `api ${language} ${cacheUrl}`, kind: 'api', url: cacheUrl, language, isShared: !oneVisitorsList.test(cacheUrl) }
    }
    const cacheUrl = isBelowStaticFiles(url) || isStaticFile(request) ? null : pageUrl(url)
    if (cacheUrl === null) return null
    const language = languageOf(request, false)
    return { key: `page ${language} ${cacheUrl}`, kind: 'page', url: cacheUrl, language, isShared: true }
  }
}

/** The canonical spelling of a URL, without the language. Null for an invalid one. */
export function normalizedUrl(url: string): string | null {
  const question = url.indexOf('?')
  if (question < 0) return url
  const query = new URLSearchParams(url.slice(question + 1))
  for (const name of ['lang', 'lng']) query.delete(name)
  query.sort()
  return query.size === 0 ? url.slice(0, question) : `${url.slice(0, question)}?${query}`
}

type Sending = { isPage: boolean; secure: boolean; forCdn: Record<string, string> | null }

/** Sends a cached response in the best accepted encoding, or 304. `forCdn`: headers that let a CDN store it. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, sending: Sending): void {
  const extra = extraHeaders(request, cached, sending)
  if (isCurrent(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(304, [...headersOf(cached), ...extra]).end()
    return
  }
  const encoding = encodingOf(request.headers['accept-encoding'])
  const body = encoding ? encodeResponse(cached, encoding) : bodyOf(cached)
  const send = (bytes: Buffer) => {
    const headers = headersWithBody(cached, encoding, bytes)
    response.writeHead(cached.status, extra.length > 0 ? [...headers, ...extra] : headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send, (error: Error) => response.destroy(error))
}

/** A browser's copy is compared weakly (RFC 9110): a proxy that compresses a response marks its tag with `W/`. */
function isCurrent(known: string | undefined, etag: string): boolean {
  return known === etag || (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
}

/** Names and values in turn, as Node writes them with the least work. */
type HeaderList = (string | number)[]

const headersOf = ({ headers, etag }: CachedResponse): HeaderList => [...Object.entries(headers).flat(), 'etag', etag]

/** By the body that they go with: a page is sent thousands of times a second with the same ones. */
const headerLists = new WeakMap<Buffer, HeaderList>()

function headersWithBody(cached: CachedResponse, encoding: Encoding | null, bytes: Buffer): HeaderList {
  const known = headerLists.get(bytes)
  if (known) return known
  const list = headersOf(cached)
  if (encoding) list.push('content-encoding', encoding)
  list.push('content-length', bytes.length)
  headerLists.set(bytes, list)
  return list
}

/** What differs between requests: a cookie is for one visitor, and nothing that a CDN may store. */
function extraHeaders({ url }: IncomingMessage, { headers }: CachedResponse, { isPage, secure, forCdn }: Sending): HeaderList {
  const cookie = isPage && url?.includes(`${languageParameter}=`) ? chosenLanguageCookie(url, secure) : null
  if (cookie) return ['set-cookie', cookie]
  return forCdn && !headers['set-cookie'] ? Object.entries(forCdn).flat() : noHeaders
}

const noHeaders: HeaderList = []

export function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const header = String(accepted ?? '')
  if (header === 'br' || /\bbr\b/.test(header)) return 'br'
  return /\bgzip\b/.test(header) ? 'gzip' : null
}

function chosenLanguageCookie(url: string, secure: boolean): string | null {
  const chosen = languageOfTag(new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(languageParameter))
  return chosen ? languageCookieOf(chosen, { secure }) : null
}

/** The stored language choice. Readable by the page, which mirrors it into its local storage. */
export function languageCookieOf(language: Language, { secure }: Pick<Config, 'secure'>): string {
  const name = secure ? hostLanguageCookie : languageCookie
  return `${name}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}
