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

test('a script that comes is the page', async () => {
  expect(await loadRouteModule(there)).toMatchObject({ title: 1 })
})

test('what the shop no longer has becomes a page that fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(pageOf(await loadRouteModule(gone))).toThrow(RouteModuleError)
  expect(navigationError.get()).toBeNull()
})

test('where nobody answers, the question stays open until somebody asks again or goes elsewhere', async () => {
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

test('a script that takes long is told, and asked for anew under another address', async () => {
  vi.useFakeTimers()
  // Never comes: its own evaluation waits.
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

test('a script is on its way until it is here, or until somebody goes elsewhere', async () => {
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
