import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let trackRequest: () => void
let whenIdle: typeof import('./idle.ts').whenIdle
let lightWork: typeof import('./idle.ts').lightWork

// A separate process: a shared one would remember the requests of other tests.
beforeEach(async () => {
  vi.resetModules()
  const idle = await import('./idle.ts')
  whenIdle = idle.whenIdle
  trackRequest = idle.trackRequest
  lightWork = idle.lightWork
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function isIdleAfter(ms: number, wait?: typeof lightWork): Promise<boolean> {
  let isIdle = false
  void whenIdle(wait).then(() => {
    isIdle = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isIdle
}

test('idle: background work starts at once without requests', async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await isIdleAfter(0)).toBe(true)
})

test('idle: waits during requests, and a little longer', async () => {
  trackRequest()
  expect(await isIdleAfter(1_400)).toBe(false)
  expect(await isIdleAfter(200)).toBe(true)
})

test('idle: a continuously busy shop still gets it done', async () => {
  const visitors = setInterval(trackRequest, 500)
  trackRequest()
  expect(await isIdleAfter(19_000)).toBe(false)
  expect(await isIdleAfter(21_000)).toBe(true)
  clearInterval(visitors)
})

test('idle: light work waits for a pause of a few milliseconds, a tenth of a second at most', async () => {
  const visitors = setInterval(trackRequest, 5)
  trackRequest()
  expect(await isIdleAfter(90, lightWork)).toBe(false)
  expect(await isIdleAfter(110, lightWork)).toBe(true)
  clearInterval(visitors)
  trackRequest()
  expect(await isIdleAfter(25, lightWork)).toBe(true)
})
