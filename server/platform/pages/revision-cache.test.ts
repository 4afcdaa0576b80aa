import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRevisionCache } from './revision-cache.ts'

function openCache() {
  const state = { revision: 1, queries: 0 }
  const query = async () => {
    state.queries += 1
    // A database responds in a later turn.
    await setImmediate()
    return [{ value: String(state.revision) }] as never[]
  }
  return { state, cache: createRevisionCache({ query }) }
}

test('revision-cache: loads once per revision', async () => {
  const { state, cache } = openCache()
  let loads = 0
  const load = async () => ++loads
  expect([await cache.get('menu', load), await cache.get('menu', load)]).toEqual([1, 1])
  state.revision = 2
  expect(await cache.get('menu', load)).toBe(2)
})

test('revision-cache: uses of one event loop turn share a query, later ones make their own', async () => {
  const { state, cache } = openCache()
  await Promise.all([cache.get('a', async () => 1), cache.get('b', async () => 2)])
  expect(state.queries).toBe(1)
  await cache.get('a', async () => 1)
  expect(state.queries).toBe(2)
})

test('revision-cache: a failed load is tried again', async () => {
  const { cache } = openCache()
  await expect(cache.get('menu', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.get('menu', async () => 'there')).toBe('there')
})
