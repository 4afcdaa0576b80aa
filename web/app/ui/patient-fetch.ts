import { createStore } from './store.ts'

/** Why the next page is not here yet: nobody answered, somebody who could not, or nobody so far. */
export type Trouble = 'unreached' | 'busy' | 'slow'

/** After so long a wait somebody wants to know whether anything still happens. */
export const longMs = 10_000

const trouble = createStore<Trouble | null>(null)
/** What is being waited for, by what asks for it once more. */
const waiting = new Map<() => void, Trouble>()

export const navigationTrouble = {
  get: trouble.get,
  subscribe: trouble.subscribe,
  /** Nothing goes on until somebody asks again; what is only slow may still come. */
  isStuck: () => trouble.get() !== null && trouble.get() !== 'slow',
}

/** Asks once more for everything that is being waited for. */
export function askAgain(): void {
  const all = [...waiting.keys()]
  waiting.clear()
  trouble.set(null)
  for (const goOn of all) goOn()
}

function waitFor(goOn: () => void, why: Trouble): void {
  waiting.set(goOn, why)
  tell()
}

function leave(goOn: () => void): void {
  if (waiting.delete(goOn)) tell()
}

function tell(): void {
  const all = [...waiting.values()]
  trouble.set(all.findLast((why) => why !== 'slow') ?? all[0] ?? null)
}

/** Ends with this reading of a page, or once a page cannot be had: that question stays open, and nobody waits for it here. */
export async function unlessInTrouble(reading: Promise<void>): Promise<void> {
  let stop = () => {}
  const inTrouble = new Promise<void>((resolve) => {
    stop = trouble.subscribe(() => navigationTrouble.isStuck() && resolve())
  })
  await Promise.race([reading, inTrouble]).finally(stop)
}

/**
 * The router asks for pages through the browser's `fetch`, and where that fails it puts an error page in
 * the place of the page somebody is reading. Here such a question stays open instead: the page stays, with
 * all that was typed, somebody may ask again, and going anywhere else drops the question. One that is not
 * answered for long stays open too, and may be asked anew.
 */
export function makePatient(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageQuestion(input)) return ask(input, init)
    for (;;) {
      const asking = beginToAsk(init)
      const answer = await ask(input, asking.init)
        .catch((error: unknown) => {
          if (asking.isDropped()) return null
          if (init?.signal?.aborted || !(error instanceof TypeError)) throw error
          return null
        })
        .finally(asking.end)
      if (asking.isDropped()) continue
      if (answer && !hasFailed(answer, init?.method)) return answer
      await untilAskedAgain(answer ? 'busy' : 'unreached', init?.signal)
    }
  }
}

/** Says so where it takes long, and is dropped once somebody asks again. What a form sends is left alone: it may have been done already. */
function beginToAsk(init: RequestInit = {}) {
  const { method = 'GET', signal } = init
  if (method !== 'GET') return { init, isDropped: () => false, end: () => {} }
  const dropping = new AbortController()
  return {
    init: { ...init, signal: signal ? AbortSignal.any([signal, dropping.signal]) : dropping.signal },
    isDropped: () => dropping.signal.aborted,
    end: tellLongWait(() => dropping.abort()),
  }
}

/** Says so where something takes long; `again` is called once somebody asks for it anew. Answers how to stop it. */
export function tellLongWait(again: () => void): () => void {
  const timer = setTimeout(() => waitFor(again, 'slow'), longMs)
  return () => {
    clearTimeout(timer)
    leave(again)
  }
}

function isPageQuestion(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.pathname.endsWith('.data')
}

/** A form's own page knows how to say that something failed; the shop's door, and a page that could not be made, cannot. */
function hasFailed({ status, headers }: Response, method = 'GET'): boolean {
  const isPage = headers.has('X-Remix-Response')
  if (method !== 'GET' && isPage) return false
  return status >= 500 || status === 408 || (status === 429 && !isPage)
}

export function untilAskedAgain(why: Trouble, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function end(): void {
      leave(goOn)
      signal?.removeEventListener('abort', drop)
    }
    function goOn(): void {
      end()
      resolve()
    }
    function drop(): void {
      end()
      reject(signal?.reason)
    }
    if (signal?.aborted) return drop()
    signal?.addEventListener('abort', drop)
    waitFor(goOn, why)
  })
}
