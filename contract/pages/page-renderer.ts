import type { Language } from '../language/language.schema.ts'

/**
 * How the web module calls the shop's own API: in the browser it is `fetch`, on the server the same call stays inside the
 * process. `path` starts with `/api/`.
 */
export type Transport = (path: string, init?: TransportInit) => Promise<ApiResponse>

/** The part of a `Response` that callers use; within the process it is made without the cost of one. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'text' | 'json'> & { headers: Pick<Headers, 'get'> }

export type TransportInit = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** On the server: forwards the visitor's cookies. A page that does so is personal and never cached; public pages leave it out. */
  personal?: boolean
  signal?: AbortSignal
}

/** One request of a visitor, as the web module sees it on the server. */
export type RequestContext = {
  language: Language
  /** The shop's own origin, without a trailing slash; the base of every absolute link. */
  publicUrl: string
  /** A public trial shop (SANDBOX=1): every page says so. */
  isTrial?: boolean
  /** Parts that many pages share are rendered once per content; false with CACHE=off. */
  cachesFragments?: boolean
  transport: Transport
}

/** What the built web module exports to the server. */
export type PageRenderer = {
  handleWeb(request: Request, context: RequestContext): Promise<Response>
  /** Renders a first page in each render process, so that the shop's settings are cached before a database failure. */
  warmUp?(context: RequestContext): void
  /**
   * The URL under which a page may be cached for everyone: known parameters only, sorted, without the language. Null for
   * personal pages, which are rendered every time.
   */
  cacheableUrl(url: URL): string | null
}
