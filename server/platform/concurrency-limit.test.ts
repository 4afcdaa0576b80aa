import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that the test ends by name; `started` lists what has begun. */
function openWork(limit: ReturnType<typeof createConcurrencyLimit>) {
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const begin = (name: string, options?: { isUrgent: boolean }) => {
    const done = limit.run(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name)
          ends.set(name, (error) => (error ? reject(error) : resolve(name)))
        }),
      options,
    )
    done.catch(() => undefined)
    return done
  }
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { started, begin, end }
}

const usual = { concurrency: 2, maxWaiting: 3, maxWaitMs: 2_000 }

test('concurrency-limit: no more than the limit runs at once, and the rest starts in order of arrival', async () => {
  const limit = createConcurrencyLimit(usual)
  const { started, begin, end } = openWork(limit)
  for (const name of ['a', 'b', 'c', 'd']) begin(name)
  expect(started).toEqual(['a', 'b'])
  expect(limit.waiting).toBe(2)
  await end('b')
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(limit.waiting).toBe(0)
})

test('concurrency-limit: urgent work starts before what waited longer', async () => {
  const { started, begin, end } = openWork(createConcurrencyLimit(usual))
  for (const name of ['a', 'b', 'c']) begin(name)
  begin('buyer', { isUrgent: true })
  await end('a')
  expect(started).toEqual(['a', 'b', 'buyer'])
})

test('concurrency-limit: failed work frees its place', async () => {
  const { started, begin, end } = openWork(createConcurrencyLimit({ ...usual, concurrency: 1 }))
  const failed = begin('a')
  begin('b')
  await end('a', new Error('lost'))
  await expect(failed).rejects.toThrow('lost')
  expect(started).toEqual(['a', 'b'])
  await end('b')
  begin('c')
  expect(started).toEqual(['a', 'b', 'c'])
})

test('concurrency-limit: what waits too long is refused, and never starts', async () => {
  const limit = createConcurrencyLimit({ ...usual, concurrency: 1 })
  const { started, begin, end } = openWork(limit)
  begin('a')
  const late = begin('b')
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
  await end('a')
  expect(started).toEqual(['a'])
  expect(limit.waiting).toBe(0)
})

test('concurrency-limit: beyond the longest queue work is refused at once, urgent work only by its own queue', async () => {
  const { begin } = openWork(createConcurrencyLimit({ ...usual, concurrency: 1 }))
  for (const name of ['a', 'b', 'c', 'd']) begin(name)
  await expect(begin('e')).rejects.toMatchObject({ code: 'unavailable' })
  const outcome = await Promise.race([begin('buyer', { isUrgent: true }), Promise.resolve('waits')])
  expect(outcome).toBe('waits')
})
