import { createStore } from '../ui/store.ts'
import { reportSlow, untilRetried } from './retrying-fetch.ts'

/** The script of a page that the shop no longer has, or that does not run. */
export class RouteModuleError extends Error {}

let leaving = new AbortController()
const loadingCount = createStore(0)

export const routeModules = { subscribe: loadingCount.subscribe, areLoading: () => loadingCount.get() > 0 }

/**
 * The script of the next page. Where nobody answers, the question stays open, as for the page itself (`retrying-fetch.ts`).
 * In the place of a page that cannot be had comes one that says so to the page of errors: the router knows no other way.
 */
export async function loadRouteModule(path: string): Promise<object> {
  const { signal } = leaving
  loadingCount.set(loadingCount.get() + 1)
  return load(path, signal).finally(() => {
    if (!signal.aborted) loadingCount.set(loadingCount.get() - 1)
  })
}

async function load(path: string, signal: AbortSignal): Promise<object> {
  for (let tries = 0; ; ) {
    try {
      const page = await importUnlessRetried(tries === 0 ? path : `${path}?again=${tries}`, signal)
      if (page) return page
      tries += 1
    } catch (cause) {
      const isAborted = (await isReachable(path)) || (await untilRetried('unreached', signal).catch(() => true))
      if (isAborted) return { default: failWith(new RouteModuleError(path, { cause })) }
    }
  }
}

/** Null where it took long and somebody asked again: browsers ask for the same address once, and wait for that answer. */
async function importUnlessRetried(path: string, signal: AbortSignal): Promise<object | null> {
  const retried = Promise.withResolvers<null>()
  const stop = reportSlow(() => retried.resolve(null))
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([import(/* @vite-ignore */ path), retried.promise])
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
  }
}

/** Who goes elsewhere drops the question: to be called before the next page is asked for. */
export function abortRouteModules(): void {
  leaving.abort()
  leaving = new AbortController()
  loadingCount.set(0)
}

function failWith(error: Error): () => never {
  return () => {
    throw error
  }
}

function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
