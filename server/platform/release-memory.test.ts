import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const mocks = vi.hoisted(() => ({ heapBytes: 0, post: vi.fn(async () => {}) }))
vi.mock('node:v8', () => ({ getHeapStatistics: () => ({ total_heap_size: mocks.heapBytes }) }))
vi.mock('node:inspector/promises', () => ({
  Session: class {
    connect = () => {}
    disconnect = () => {}
    post = mocks.post
  },
}))

const { releaseMemoryWhen } = await import('./release-memory.ts')
const megabyte = 1024 * 1024
const look = () => vi.advanceTimersByTimeAsync(5_000)

beforeEach(() => {
  vi.useFakeTimers()
  mocks.heapBytes = 60 * megabyte
  mocks.post.mockClear()
})
afterEach(() => vi.useRealTimers())

test('release-memory: collects once the thread is idle', async () => {
  let isIdle = false
  releaseMemoryWhen(() => isIdle)
  await look()
  expect(mocks.post).not.toHaveBeenCalled()
  isIdle = true
  await look()
  expect(mocks.post.mock.calls).toEqual([['HeapProfiler.collectGarbage']])
})

test('release-memory: collects again only after the heap has grown', async () => {
  releaseMemoryWhen(() => true)
  await look()
  mocks.heapBytes += 7 * megabyte
  await look()
  expect(mocks.post).toHaveBeenCalledTimes(1)
  mocks.heapBytes += 2 * megabyte
  await look()
  expect(mocks.post).toHaveBeenCalledTimes(2)
})
