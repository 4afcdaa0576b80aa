import { createStore } from '../ui/store.ts'
import { reportSlow, untilRetried } from './retrying-fetch.ts'

/** The script of a page that no longer exists on the server, or that fails to run. */
export class RouteModuleError extends Error {}

let leaving = new AbortController()
const loadingCount = createStore(0)

export const routeModules = { subscribe: loadingCount.subscribe, areLoading: () => loadingCount.get() > 0 }

/**
 * Loads the script of the next page. Without a response it stays pending, as page requests do (`retrying-fetch.ts`). A script
 * that cannot load is replaced by a module that throws to the error page, because the router has no other way.
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

/** Returns null if it was slow and the user retried: browsers do not repeat a pending request for the same URL. */
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

/** Aborts pending scripts when the user navigates elsewhere; call it before the next page is requested. */
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
