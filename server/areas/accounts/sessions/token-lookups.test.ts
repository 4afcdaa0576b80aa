import { expect, test } from 'vitest'
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import { createTokenLookups } from './token-lookups.ts'

/** Queries that end when the test says so. */
function openQueries(rows: Set<string>) {
  const running = new Map<string, () => void>()
  const find = (token: string) =>
    new Promise<string | undefined>((resolve) => running.set(token, () => resolve(rows.has(token) ? token : undefined)))
  async function end(token: string): Promise<void> {
    await expect.poll(() => running.has(token)).toBe(true)
    running.get(token)?.()
    running.delete(token)
  }
  return { find, end, running }
}

const limitOf = (maxWaiting: number) => createConcurrencyLimit({ concurrency: 2, maxWaiting, maxWaitMs: 60_000 })

test('token lookups: of a thousand made-up tokens two are queried at once; one found before waits for none of them', async () => {
  const { find, end, running } = openQueries(new Set(['customer']))
  const lookUp = createTokenLookups({ limit: limitOf(1_000) })
  const first = lookUp('customer', find)
  await end('customer')
  expect(await first).toBe('customer')
  const flood = Array.from({ length: 1_000 }, (_, turn) => lookUp(`made-up ${turn}`, find))
  expect(running.size).toBe(2)
  const again = lookUp('customer', find)
  expect(running.size).toBe(3)
  await end('customer')
  expect(await again).toBe('customer')
  for (let turn = 0; turn < 1_000; turn++) await end(`made-up ${turn}`)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([undefined]))
})

test('token lookups: beyond the queue a token that was not found lately is refused', async () => {
  const { find, end } = openQueries(new Set())
  const lookUp = createTokenLookups({ limit: limitOf(1) })
  const accepted = ['a', 'b', 'c'].map((token) => lookUp(token, find))
  await expect(lookUp('d', find)).rejects.toMatchObject({ code: 'unavailable' })
  for (const token of ['a', 'b', 'c']) await end(token)
  await Promise.all(accepted)
})

test('token lookups: a session that ended is not found any more, and loses its place', async () => {
  const rows = new Set(['customer'])
  const { find, end, running } = openQueries(rows)
  const lookUp = createTokenLookups({ limit: limitOf(10) })
  const ask = async () => {
    const asked = lookUp('customer', find)
    await end('customer')
    return asked
  }
  expect(await ask()).toBe('customer')
  rows.clear()
  expect(await ask()).toBeUndefined()
  const [one, two, late] = ['a', 'b', 'customer'].map((token) => lookUp(token, find))
  expect([...running.keys()]).toEqual(['a', 'b'])
  for (const token of ['a', 'b', 'customer']) await end(token)
  await Promise.all([one, two, late])
})

test('token lookups: remember as many tokens as they may, those used last', async () => {
  const { find, end, running } = openQueries(new Set(['a', 'b', 'c']))
  const lookUp = createTokenLookups({ limit: limitOf(10), maxRemembered: 2 })
  for (const token of ['a', 'b', 'a', 'c']) {
    const asked = lookUp(token, find)
    await end(token)
    await asked
  }
  const asked = ['x', 'y', 'a', 'b', 'c'].map((token) => lookUp(token, find))
  expect([...running.keys()]).toEqual(['x', 'y', 'a', 'c'])
  for (const token of ['x', 'y', 'a', 'c', 'b']) await end(token)
  await Promise.all(asked)
})
