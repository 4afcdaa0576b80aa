import { tellLongWait, untilAskedAgain } from './patient-fetch.ts'
import { createStore } from './store.ts'

/** The script of a page that the shop no longer has, or that does not run. */
export class PageNotLoaded extends Error {}

let leaving = new AbortController()
const onTheirWay = createStore(0)

export const pageScripts = { subscribe: onTheirWay.subscribe, areOnTheirWay: () => onTheirWay.get() > 0 }

/**
 * The script of the next page. Where nobody answers, the question stays open, as for the page itself (`patient-fetch.ts`).
 * In the place of a page that cannot be had comes one that says so to the page of errors: the router knows no other way.
 */
export async function loadPage(path: string): Promise<object> {
  const { signal } = leaving
  onTheirWay.set(onTheirWay.get() + 1)
  return load(path, signal).finally(() => {
    if (!signal.aborted) onTheirWay.set(onTheirWay.get() - 1)
  })
}

async function load(path: string, signal: AbortSignal): Promise<object> {
  for (let tries = 0; ; ) {
    try {
      const page = await unlessAskedAgain(tries === 0 ? path : `${path}?again=${tries}`, signal)
      if (page) return page
      tries += 1
    } catch (cause) {
      const isDropped = (await isAnswered(path)) || (await untilAskedAgain('unreached', signal).catch(() => true))
      if (isDropped) return { default: failWith(new PageNotLoaded(path, { cause })) }
    }
  }
}

/** Null where it took long and somebody asked again: browsers ask for the same address once, and wait for that answer. */
async function unlessAskedAgain(path: string, signal: AbortSignal): Promise<object | null> {
  const askedAgain = Promise.withResolvers<null>()
  const stop = tellLongWait(() => askedAgain.resolve(null))
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([import(/* @vite-ignore */ path), askedAgain.promise])
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
  }
}

/** Who goes elsewhere drops the question: to be called before the next page is asked for. */
export function forgetPages(): void {
  leaving.abort()
  leaving = new AbortController()
  onTheirWay.set(0)
}

function failWith(error: Error): () => never {
  return () => {
    throw error
  }
}

function isAnswered(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
