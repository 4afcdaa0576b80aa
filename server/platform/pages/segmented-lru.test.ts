import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSegmentedLru } from './segmented-lru.ts'

const fill = (keys: readonly string[], maxBytes = 1_000) => {
  const lru = createSegmentedLru<string>(maxBytes)
  for (const key of keys) lru.set(key, key, 100)
  return lru
}
const letters = 'abcdefghij'.split('')

test('segmented-lru: drops the oldest entry that was not used again', () => {
  const lru = fill(letters)
  lru.use('a')
  lru.set('k', 'k', 100)
  expect([lru.peek('a'), lru.peek('b'), lru.peek('c')]).toEqual(['a', undefined, 'c'])
})

test('segmented-lru: keeps what is used while many entries are stored once', () => {
  const lru = fill(letters)
  for (const key of ['a', 'b', 'c']) lru.use(key)
  for (let n = 0; n < 1_000; n++) lru.set(`page ${n}`, 'page', 100)
  expect(['a', 'b', 'c'].map(lru.peek)).toEqual(['a', 'b', 'c'])
})

test('segmented-lru: what was used makes room for what is used now, the least recently used first', () => {
  const lru = fill(letters)
  for (const key of letters.slice(0, 8)) lru.use(key)
  lru.use('a')
  for (const key of ['k', 'l', 'm']) {
    lru.set(key, key, 100)
    lru.use(key)
  }
  for (let n = 0; n < 10; n++) lru.set(`page ${n}`, 'page', 100)
  expect([...'abcdefghijklm'].filter(lru.peek)).toEqual([...'aefghklm'])
})

test('segmented-lru: an entry that grew may push out others; one above a tenth of the size is not stored', () => {
  const lru = fill(letters)
  lru.use('a')
  lru.resize('a', 300)
  expect([lru.bytes, lru.peek('b'), lru.peek('c'), lru.peek('d')]).toEqual([1_000, undefined, undefined, 'd'])
  lru.set('large', 'large', 101)
  expect(lru.peek('large')).toBeUndefined()
})

test('segmented-lru: never exceeds its size, and counts its bytes, after any calls', () => {
  const call = fc.record({ kind: fc.constantFrom('set', 'use', 'resize', 'delete'), key: fc.constantFrom(...letters), size: fc.nat(120) })
  fc.assert(
    fc.property(fc.array(call, { maxLength: 200 }), (calls) => {
      const lru = createSegmentedLru<number>(1_000)
      const sizes = new Map<string, number>()
      for (const { kind, key, size } of calls) {
        if (kind === 'set') lru.set(key, size, size)
        if (kind === 'use') lru.use(key)
        if (kind === 'resize') lru.resize(key, size)
        if (kind === 'delete') lru.delete(key)
        if (kind === 'set' || (kind === 'resize' && sizes.has(key))) sizes.set(key, size)
        for (const known of sizes.keys()) if (lru.peek(known) === undefined) sizes.delete(known)
        expect(lru.bytes).toBeLessThanOrEqual(1_000)
        expect([lru.size, lru.bytes]).toEqual([sizes.size, [...sizes.values()].reduce((sum, each) => sum + each, 0)])
        expect([...lru].map(([stored]) => stored).sort()).toEqual([...sizes.keys()].sort())
      }
    }),
  )
})
