import { createStore } from '../ui/store.ts'

/** Why the next page is not here yet: nobody answered, somebody who could not, or nobody so far. */
export type NavigationError = 'unreached' | 'busy' | 'slow'

/** After so long a wait somebody wants to know whether anything still happens. */
export const slowAfterMs = 10_000

const currentError = createStore<NavigationError | null>(null)
/** What is being waited for, by what asks for it once more. */
const waiting = new Map<() => void, NavigationError>()

export const navigationError = {
  get: currentError.get,
  subscribe: currentError.subscribe,
  /** Nothing goes on until somebody asks again; what is only slow may still come. */
  isStuck: () => currentError.get() !== null && currentError.get() !== 'slow',
}

/** Asks once more for everything that is being waited for. */
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

/** Ends with this reading of a page, or once a page cannot be had: that question stays open, and nobody waits for it here. */
export async function untilDoneOrStuck(reading: Promise<void>): Promise<void> {
  let stop = () => {}
  const stuck = new Promise<void>((resolve) => {
    stop = currentError.subscribe(() => navigationError.isStuck() && resolve())
  })
  await Promise.race([reading, stuck]).finally(stop)
}

/**
 * The router asks for pages through the browser's `fetch`, and where that fails it puts an error page in
 * the place of the page somebody is reading. Here such a question stays open instead: the page stays, with
 * all that was typed, somebody may ask again, and going anywhere else drops the question. One that is not
 * answered for long stays open too, and may be asked anew.
 */
export function makeRetryingFetch(nativeFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageRequest(input)) return nativeFetch(input, init)
    for (;;) {
      const request = startRequest(init)
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

/** Says so where it takes long, and is dropped once somebody asks again. What a form sends is left alone: it may have been done already. */
function startRequest(init: RequestInit = {}) {
  const { method = 'GET', signal } = init
  if (method !== 'GET') return { init, isAborted: () => false, end: () => {} }
  const aborting = new AbortController()
  return {
    init: { ...init, signal: signal ? AbortSignal.any([signal, aborting.signal]) : aborting.signal },
    isAborted: () => aborting.signal.aborted,
    end: reportSlow(() => aborting.abort()),
  }
}

/** Says so where something takes long; `again` is called once somebody asks for it anew. Answers how to stop it. */
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

/** A form's own page knows how to say that something failed; the shop's door, and a page that could not be made, cannot. */
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
