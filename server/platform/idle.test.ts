import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let noteRequest: () => void
let whenQuiet: typeof import('./idle.ts').whenIdle
let lightWork: typeof import('./idle.ts').lightWork

// A separate process: a shared one would remember the requests of other tests.
beforeEach(async () => {
  vi.resetModules()
  const quiet = await import('./idle.ts')
  whenQuiet = quiet.whenIdle
  noteRequest = quiet.noteRequest
  lightWork = quiet.lightWork
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function isQuietAfter(ms: number, wait?: typeof lightWork): Promise<boolean> {
  let isQuiet = false
  void whenQuiet(wait).then(() => {
    isQuiet = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isQuiet
}

test('idle: background work starts at once without requests', async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await isQuietAfter(0)).toBe(true)
})

test('idle: waits during requests, and a little longer', async () => {
  noteRequest()
  expect(await isQuietAfter(1_400)).toBe(false)
  expect(await isQuietAfter(200)).toBe(true)
})

test('idle: a continuously busy shop still gets it done', async () => {
  const visitors = setInterval(noteRequest, 500)
  noteRequest()
  expect(await isQuietAfter(19_000)).toBe(false)
  expect(await isQuietAfter(21_000)).toBe(true)
  clearInterval(visitors)
})

test('idle: light work waits for a pause of a few milliseconds, a tenth of a second at most', async () => {
  const visitors = setInterval(noteRequest, 5)
  noteRequest()
  expect(await isQuietAfter(90, lightWork)).toBe(false)
  expect(await isQuietAfter(110, lightWork)).toBe(true)
  clearInterval(visitors)
  noteRequest()
  expect(await isQuietAfter(25, lightWork)).toBe(true)
})
