import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const mocks = vi.hoisted(() => ({ heapBytes: 0, collect: vi.fn() }))
vi.mock('node:v8', () => ({ getHeapStatistics: () => ({ total_heap_size: mocks.heapBytes }), setFlagsFromString: () => {} }))
vi.mock('node:vm', () => ({ runInNewContext: () => mocks.collect }))

const { releaseMemoryWhen } = await import('./release-memory.ts')
const megabyte = 1024 * 1024

async function look(): Promise<void> {
  await vi.advanceTimersByTimeAsync(5_000)
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  mocks.heapBytes = 60 * megabyte
  mocks.collect.mockClear()
})
afterEach(() => vi.useRealTimers())

test('release-memory: collects once the thread is idle', async () => {
  let isIdle = false
  releaseMemoryWhen(() => isIdle)
  await look()
  expect(mocks.collect).not.toHaveBeenCalled()
  isIdle = true
  await look()
  expect(mocks.collect).toHaveBeenCalledTimes(2)
})

test('release-memory: collects again only after the heap has grown', async () => {
  releaseMemoryWhen(() => true)
  await look()
  expect(mocks.collect).toHaveBeenCalledTimes(2)
  mocks.heapBytes += 7 * megabyte
  await look()
  expect(mocks.collect).toHaveBeenCalledTimes(2)
  mocks.heapBytes += 2 * megabyte
  await look()
  expect(mocks.collect).toHaveBeenCalledTimes(4)
})

test('release-memory: V8 hands out its collector', async () => {
  const [{ setFlagsFromString }, { runInNewContext }] = await Promise.all([
    vi.importActual<typeof import('node:v8')>('node:v8'),
    vi.importActual<typeof import('node:vm')>('node:vm'),
  ])
  setFlagsFromString('--expose-gc')
  expect(runInNewContext('typeof gc')).toBe('function')
})

test('release-memory: threads that start at once each get a collector', async () => {
  const module = new URL('./release-memory.ts', import.meta.url).href
  const code = `import('${module}').then(({ releaseMemoryWhen }) => { for (let i = 0; i < 20; i++) releaseMemoryWhen(() => false) })`
  const threads = Array.from({ length: 6 }, () => new Worker(code, { eval: true }))
  expect(await Promise.all(threads.map((thread) => once(thread, 'exit')))).toEqual(threads.map(() => [0]))
})
