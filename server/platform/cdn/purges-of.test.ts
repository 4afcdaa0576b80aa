import { expect, test } from 'vitest'
import { openTestCdn } from '../../testing/cdn-fixture.ts'
import type { Jobs } from '../jobs.ts'
import { cdnHeaders } from './cdn-provider.ts'
import { openCdnPurge, purgesOf } from './purge-cdn.ts'

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

test.each([
  ['fastly', { 'surrogate-key': 'all prd_1', 'surrogate-control': 'max-age=600, stale-while-revalidate=60' }],
  ['cloudflare', { 'cache-tag': 'all,prd_1' }],
] as const)('cdn: %s gets tags and lifetime in its own headers', (name, headers) => {
  expect(cdnHeaders({ name }, ['prd_1'])).toEqual({ ...headers, 'cdn-cache-control': 'max-age=600, stale-while-revalidate=60' })
})

test.each([
  ['fastly', { 'fastly-key': 'cdn-token' }],
  ['cloudflare', { authorization: 'Bearer cdn-token' }],
] as const)('cdn: the purge of %s is authorized; a refused one fails its job, without telling the token', async (name, headers) => {
  const cdn = await openTestCdn(name)
  let run = async (_tasks: { tags: string[] }[]) => {}
  const jobs = {
    send: async () => {},
    defineBatch: async (_name: string, handle: typeof run) => {
      run = handle
    },
  }
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = cdn.environment
  try {
    await openCdnPurge(jobs as unknown as Jobs, { name, purgeUrl, token })
    await run([{ tags: ['prd_1', 'prices'] }, { tags: ['prd_2', 'prices'] }])
    expect(cdn.purges).toMatchObject([{ method: 'POST', headers, tags: ['prd_1', 'prices', 'prd_2'] }])
    cdn.respond(429)
    const refused = run([{ tags: ['all'] }])
    await expect(refused).rejects.toThrow('the CDN refused a purge with status 429')
    await expect(refused).rejects.not.toThrow(/cdn-token/)
  } finally {
    await cdn.close()
  }
})
