import { expect, test } from 'vitest'
import { cdnHeaders } from './cdn-provider.ts'
import { purgesOf } from './purge-cdn.ts'

const ids = (count: number) => Array.from({ length: count }, (_, n) => `prd_${n}`)

test.each([
  ['fastly', 256],
  ['cloudflare', 100],
] as const)('cdn: a purge of %s names at most %d tags, each once', (name, most) => {
  expect(purgesOf([...ids(most), ...ids(most)], { name })).toEqual([ids(most)])
  expect(purgesOf(ids(most + 1), { name }).map(({ length }) => length)).toEqual([most, 1])
  expect(purgesOf([], { name })).toEqual([])
})

test('cdn: everything is purged by one tag, also instead of very many', () => {
  expect(purgesOf(['prd_1', 'all', 'prd_2'], { name: 'fastly' })).toEqual([['all']])
  expect(purgesOf(ids(2_000), { name: 'cloudflare' })).toEqual([['all']])
})

test('cdn: a response with more tags than a header can name is not stored', () => {
  expect(cdnHeaders({ name: 'cloudflare' }, ['prd_1'])['cache-tag']).toBe('all,prd_1')
  expect(cdnHeaders({ name: 'cloudflare' }, ids(2_000))).toEqual({})
  expect(cdnHeaders(null, ['prd_1'])).toEqual({})
})
