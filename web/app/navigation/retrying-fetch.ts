import { createStore } from '../ui/store.ts'

/** Why the next page is not here yet: no response, a server that is too busy, or no response so far. */
export type NavigationError = 'unreached' | 'busy' | 'slow'

/** After this delay the page says that it is still loading. */
export const slowAfterMs = 10_000

const currentError = createStore<NavigationError | null>(null)
/** The pending requests: each by the function that retries it. */
const waiting = new Map<() => void, NavigationError>()

export const navigationError = {
  get: currentError.get,
  subscribe: currentError.subscribe,
  /** True if nothing continues without a retry; a slow request may still complete. */
  isStuck: () => currentError.get() !== null && currentError.get() !== 'slow',
}

/** Retries all pending requests. */
export function retryAll(): void {
  const all = [...waiting.keys()]
  waiting.clear()
  currentError.set(null)
  for (const retry of all) retry()
}

function addWaiting(retry: () => void, why: NavigationError): void {
  waiting.set(retry, why)
  updateError()
}

function removeWaiting(retry: () => void): void {
  if (waiting.delete(retry)) updateError()
}

function updateError(): void {
  const all = [...waiting.values()]
  currentError.set(all.findLast((why) => why !== 'slow') ?? all[0] ?? null)
}

/**
 * Resolves when the page has been read again, or when it cannot load: that request stays pending, and the caller does not wait
 * for it.
 */
export async function untilDoneOrStuck(reading: Promise<void>): Promise<void> {
  let stop = () => {}
  const stuck = new Promise<void>((resolve) => {
    stop = currentError.subscribe(() => navigationError.isStuck() && resolve())
  })
  await Promise.race([reading, stuck]).finally(stop)
}

/**
 * The router loads pages through the browser's `fetch`, and a failure replaces the current page by an error page. Here such a
 * request stays pending instead: the page stays, with all input, the user may retry, and any navigation aborts the request. A
 * slow request stays pending too and may be retried; a slow write is only reported, by `reportSlowWrite`.
 */
export function makeRetryingFetch(nativeFetch: typeof fetch, reportSlowWrite: () => void): typeof fetch {
  return async (input, init) => {
    if (!isPageRequest(input)) return nativeFetch(input, init)
    for (;;) {
      const request = startRequest(init, reportSlowWrite)
      const response = await nativeFetch(input, request.init)
        .catch((error: unknown) => {
          if (request.isAborted()) return null
          if (init?.signal?.aborted || !(error instanceof TypeError)) throw error
          return null
        })
        .finally(request.end)
      if (request.isAborted()) continue
      if (response && !hasFailed(response, init?.method)) return response
      await untilRetried(response ? 'busy' : 'unreached', init?.signal)
    }
  }
}

/** Reports a slow request, and aborts it on a retry. A form post is not aborted: it may have succeeded. */
function startRequest(init: RequestInit = {}, reportSlowWrite: () => void) {
  const { method = 'GET', signal } = init
  if (method !== 'GET') {
    const timer = setTimeout(reportSlowWrite, slowAfterMs)
    return { init, isAborted: () => false, end: () => clearTimeout(timer) }
  }
  const aborting = new AbortController()
  return {
    init: { ...init, signal: signal ? AbortSignal.any([signal, aborting.signal]) : aborting.signal },
    isAborted: () => aborting.signal.aborted,
    end: reportSlow(() => aborting.abort()),
  }
}

/** Reports that something is slow; `again` is called on a retry. Returns a function that stops the report. */
export function reportSlow(again: () => void): () => void {
  const timer = setTimeout(() => addWaiting(again, 'slow'), slowAfterMs)
  return () => {
    clearTimeout(timer)
    removeWaiting(again)
  }
}

function isPageRequest(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith('.data')
}

/** A form's own page reports its errors; a gateway error, and a page that could not render, do not. */
function hasFailed({ status, headers }: Response, method = 'GET'): boolean {
  const isPage = headers.has('X-Remix-Response')
  if (method !== 'GET' && isPage) return false
  return status >= 500 || status === 408 || (status === 429 && !isPage)
}

export function untilRetried(why: NavigationError, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function end(): void {
      removeWaiting(retry)
      signal?.removeEventListener('abort', drop)
    }
    function retry(): void {
      end()
      resolve()
    }
    function drop(): void {
      end()
      reject(signal?.reason)
    }
    if (signal?.aborted) return drop()
    signal?.addEventListener('abort', drop)
    addWaiting(retry, why)
  })
}
