import { afterEach, expect, test, vi } from 'vitest'
import { abortRouteModules, loadRouteModule, RouteModuleError, routeModules } from './load-route-module.ts'
import { navigationError, retryAll, slowAfterMs } from './retrying-fetch.ts'

const gone = 'data:text/javascript,throw new Error("gone")'
const there = 'data:text/javascript,export const title = 1'
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => vi.unstubAllGlobals())

function pageOf(loaded: object): () => unknown {
  return (loaded as { default: () => unknown }).default
}

test('loadRouteModule: returns the module of the script', async () => {
  expect(await loadRouteModule(there)).toMatchObject({ title: 1 })
})

test('loadRouteModule: a missing script becomes a page that throws', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(pageOf(await loadRouteModule(gone))).toThrow(RouteModuleError)
  expect(navigationError.get()).toBeNull()
})

test('loadRouteModule: stays pending without a response, until a retry or a navigation', async () => {
  const fetchMock = vi.fn(offline)
  vi.stubGlobal('fetch', fetchMock)
  const loading = loadRouteModule(gone)
  await vi.waitUntil(() => navigationError.get() === 'unreached')
  retryAll()
  await vi.waitUntil(() => fetchMock.mock.calls.length === 2 && navigationError.get() === 'unreached')
  abortRouteModules()
  expect(pageOf(await loading)).toThrow(RouteModuleError)
  expect(navigationError.get()).toBeNull()
})

test('loadRouteModule: reports a slow script, and a retry uses another URL', async () => {
  vi.useFakeTimers()
  // Never completes: the module awaits itself.
  const silent = 'data:text/javascript,await new Promise(() => {});export const title = 1'
  const loading = loadRouteModule(`${silent}//`)
  await vi.advanceTimersByTimeAsync(slowAfterMs - 1)
  expect(navigationError.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(navigationError.get()).toBe('slow')
  retryAll()
  expect(navigationError.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(navigationError.get()).toBe('slow')
  abortRouteModules()
  expect(navigationError.get()).toBeNull()
  void loading
  vi.useRealTimers()
})

test('loadRouteModule: counts as loading until the script has loaded or the user navigates away', async () => {
  vi.stubGlobal('fetch', offline)
  const coming = loadRouteModule(there)
  expect(routeModules.areLoading()).toBe(true)
  await coming
  expect(routeModules.areLoading()).toBe(false)

  const dropped = loadRouteModule(gone)
  abortRouteModules()
  expect(routeModules.areLoading()).toBe(false)
  const next = loadRouteModule(`${there};2`)
  await dropped
  expect(routeModules.areLoading()).toBe(true)
  await next
  expect(routeModules.areLoading()).toBe(false)
})
