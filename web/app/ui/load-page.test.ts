import { afterEach, expect, test, vi } from 'vitest'
import { forgetPages, loadPage, PageNotLoaded, pageScripts } from './load-page.ts'
import { askAgain, longMs, navigationTrouble } from './patient-fetch.ts'

const gone = 'data:text/javascript,throw new Error("gone")'
const there = 'data:text/javascript,export const title = 1'
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => vi.unstubAllGlobals())

function pageOf(loaded: object): () => unknown {
  return (loaded as { default: () => unknown }).default
}

test('a script that comes is the page', async () => {
  expect(await loadPage(there)).toMatchObject({ title: 1 })
})

test('what the shop no longer has becomes a page that fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(pageOf(await loadPage(gone))).toThrow(PageNotLoaded)
  expect(navigationTrouble.get()).toBeNull()
})

test('where nobody answers, the question stays open until somebody asks again or goes elsewhere', async () => {
  const ask = vi.fn(offline)
  vi.stubGlobal('fetch', ask)
  const asked = loadPage(gone)
  await vi.waitUntil(() => navigationTrouble.get() === 'unreached')
  askAgain()
  await vi.waitUntil(() => ask.mock.calls.length === 2 && navigationTrouble.get() === 'unreached')
  forgetPages()
  expect(pageOf(await asked)).toThrow(PageNotLoaded)
  expect(navigationTrouble.get()).toBeNull()
})

test('a script that takes long is told, and asked for anew under another address', async () => {
  vi.useFakeTimers()
  // Never comes: its own evaluation waits.
  const silent = 'data:text/javascript,await new Promise(() => {});export const title = 1'
  const asked = loadPage(`${silent}//`)
  await vi.advanceTimersByTimeAsync(longMs - 1)
  expect(navigationTrouble.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(navigationTrouble.get()).toBe('slow')
  askAgain()
  expect(navigationTrouble.get()).toBeNull()
  await vi.advanceTimersByTimeAsync(longMs)
  expect(navigationTrouble.get()).toBe('slow')
  forgetPages()
  expect(navigationTrouble.get()).toBeNull()
  void asked
  vi.useRealTimers()
})

test('a script is on its way until it is here, or until somebody goes elsewhere', async () => {
  vi.stubGlobal('fetch', offline)
  const coming = loadPage(there)
  expect(pageScripts.areOnTheirWay()).toBe(true)
  await coming
  expect(pageScripts.areOnTheirWay()).toBe(false)

  const dropped = loadPage(gone)
  forgetPages()
  expect(pageScripts.areOnTheirWay()).toBe(false)
  const next = loadPage(`${there};2`)
  await dropped
  expect(pageScripts.areOnTheirWay()).toBe(true)
  await next
  expect(pageScripts.areOnTheirWay()).toBe(false)
})
