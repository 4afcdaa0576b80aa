import { createStore } from './store.ts'

/** Why the next page is not here yet: nobody answered, or somebody who could not. */
export type Trouble = 'unreached' | 'busy'

const trouble = createStore<Trouble | null>(null)
const waiting = new Set<() => void>()

export const navigationTrouble = { get: trouble.get, subscribe: trouble.subscribe }

/** Asks once more for everything that is being waited for. */
export function askAgain(): void {
  trouble.set(null)
  for (const goOn of [...waiting]) goOn()
}

/** Ends with this reading of a page, or once a page cannot be had: that question stays open, and nobody waits for it here. */
export async function unlessInTrouble(reading: Promise<void>): Promise<void> {
  let stop = () => {}
  const inTrouble = new Promise<void>((resolve) => {
    stop = trouble.subscribe(() => trouble.get() && resolve())
  })
  await Promise.race([reading, inTrouble]).finally(stop)
}

/**
 * The router asks for pages through the browser's `fetch`, and where that fails it puts an error page in
 * the place of the page somebody is reading. Here such a question stays open instead: the page stays, with
 * all that was typed, somebody may ask again, and going anywhere else drops the question.
 */
export function makePatient(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageQuestion(input)) return ask(input, init)
    for (;;) {
      const answer = await ask(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted || !(error instanceof TypeError)) throw error
        return null
      })
      if (answer && !hasFailed(answer, init?.method)) return answer
      await untilAskedAgain(answer ? 'busy' : 'unreached', init?.signal)
    }
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
    function leave(): void {
      waiting.delete(goOn)
      signal?.removeEventListener('abort', drop)
      if (waiting.size === 0) trouble.set(null)
    }
    function goOn(): void {
      leave()
      resolve()
    }
    function drop(): void {
      leave()
      reject(signal?.reason)
    }
    waiting.add(goOn)
    signal?.addEventListener('abort', drop)
    trouble.set(why)
  })
}
