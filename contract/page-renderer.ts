import type { Language } from './language.schema.ts'

/**
 * How the web room reaches the shop's own API: in the browser it is `fetch`, on the server the same
 * call stays inside the process. `path` starts with `/api/`.
 */
export type Transport = (path: string, init?: TransportInit) => Promise<Response>

export type TransportInit = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /**
   * On the server: send the visitor's cookies along. A page that did so is personal and is never
   * kept; pages for everyone leave it out.
   */
  personal?: boolean
  signal?: AbortSignal
}

/** One request of a visitor, as the web room sees it on the server. */
export type RequestContext = {
  language: Language
  /** The shop's own origin, without a trailing slash; every absolute link is built from it. */
  publicUrl: string
  /** A trial shop in public (SANDBOX=1): every page says so. */
  isTrial?: boolean
  transport: Transport
}

/** What the built web room offers to the server. */
export type PageRenderer = {
  handleWeb(request: Request, visit: RequestContext): Promise<Response>
  /** Whoever makes pages makes a first one for this visit: once the database is away, it knows what the shop last said of itself. */
  warmUp?(visit: RequestContext): void
  /**
   * The address under which a page may be kept for everyone: known parameters only, sorted,
   * without the language. Null for personal pages, which are rendered every time.
   */
  cacheableUrl(url: URL): string | null
}
