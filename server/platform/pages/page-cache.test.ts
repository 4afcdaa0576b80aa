import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { bodyOf, encodeResponse, type FreshResponse, toCachedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, tags: string[] = [], keep = true): FreshResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
  isCacheable: keep,
})

test('page-cache: concurrent requests render a page once and then use the cache', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let made = 0
  const make = async () => page(`number ${++made}`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.render('home', make)))
  expect(new Set(answers.map((response) => response.plain?.toString()))).toEqual(new Set(['number 1']))
})

test('page-cache: compresses a page once for concurrent requests', async () => {
  const response = toCachedResponse(page('a dress '.repeat(200)))
  const [one, other] = await Promise.all([encodeResponse(response, 'gzip'), encodeResponse(response, 'gzip')])
  expect(one).toBe(other)
  expect(gunzipSync(one).toString()).toBe('a dress '.repeat(200))
})

test.each(['br', 'gzip'] as const)('page-cache: a compressed response takes no more memory than its bytes: %s', async (encoding) => {
  const bytes = await encodeResponse(toCachedResponse(page('a dress '.repeat(200))), encoding)
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('page-cache: a cached response does not hold the memory that its body shared with others', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  const { plain } = await cache.render('dress', async () => page('a dress '.repeat(200)))
  expect(plain?.buffer.byteLength).toBe(plain?.length)
})

test.each(['br', 'gzip'] as const)('page-cache: a repeated request triggers denser compression for later ones: %s', async (encoding) => {
  const words = Array.from({ length: 4_000 }, (_, index) => `dress ${(index * 7_919) % 211}`).join(' ')
  const response = toCachedResponse(page(words))
  const first = await encodeResponse(response, encoding)
  expect(encodeResponse(response, encoding)).toBe(first)
  await vi.waitFor(async () => expect((await encodeResponse(response, encoding)).length).toBeLessThan(first.length), { timeout: 20_000 })
  const dense = encodeResponse(response, encoding) as Buffer
  expect(encodeResponse(response, encoding)).toBe(dense)
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(dense).toString()).toBe(words)
})

test('page-cache: a page that lasts is compressed once more, at the highest density', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const words = await readFile(import.meta.filename, 'utf8')
    const response = toCachedResponse(page(words))
    const read = async () => Buffer.from(await encodeResponse(response, 'br'))
    const first = await read()
    response.resized = () => undefined
    await vi.waitFor(async () => expect((await read()).length).toBeLessThan(first.length), { timeout: 20_000 })
    const dense = await read()
    vi.advanceTimersByTime(2_900)
    expect(await read()).toEqual(dense)
    vi.advanceTimersByTime(200)
    expect(await read()).toEqual(dense)
    await vi.waitFor(async () => expect((await read()).length).toBeLessThan(dense.length), { timeout: 20_000 })
    expect(brotliDecompressSync(await read()).toString()).toBe(words)
  } finally {
    vi.useRealTimers()
  }
})

test('page-cache: a failed compression is retried by the next request, and affects no other', async () => {
  const response = toCachedResponse(page('a dress '.repeat(200)))
  const { plain } = response
  response.plain = 42 as never
  await expect(encodeResponse(response, 'gzip')).rejects.toThrow()
  response.plain = plain
  const first = await encodeResponse(response, 'gzip')
  response.plain = 42 as never
  expect(encodeResponse(response, 'gzip')).toBe(first)
  await new Promise((done) => setImmediate(done))
  expect(encodeResponse(response, 'gzip')).toBe(first)
})

test('page-cache: invalidates only the changed pages', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.render('dress', async () => page('dress', ['prd_1']))
  await cache.render('hat', async () => page('hat', ['prd_2']))
  cache.invalidate(['prd_1'])
  expect([cache.find('dress'), cache.find('hat')?.plain?.toString()]).toEqual([undefined, 'hat'])
  cache.invalidate(null)
  expect(cache.size).toBe(0)
  expect(cache.bytes).toBe(0)
})

test('page-cache: a page invalidated while it rendered is sent, but not cached', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let finish = (_: FreshResponse) => {}
  const making = cache.render('home', () => new Promise((resolve) => (finish = resolve)))
  cache.invalidate(null)
  const after = await cache.render('home', async () => page('new'))
  finish(page('old'))
  expect([(await making).plain?.toString(), after.plain?.toString(), cache.find('home')?.plain?.toString()]).toEqual(['old', 'new', 'new'])
})

test('page-cache: never caches personal or failed pages', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.render('cart', async () => page('mine', [], false))
  await expect(cache.render('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(cache.size).toBe(0)
})

test('page-cache: never exceeds its size; evicts what is not used', async () => {
  const cache = createPageCache({ maxBytes: 60_000 })
  for (let n = 0; n < 50; n++) {
    await cache.render(`page ${n}`, async () => page(String(n).repeat(1_000)))
    cache.find('page 0')
  }
  expect(cache.bytes).toBeLessThanOrEqual(60_000)
  expect(cache.find('page 0')).toBeDefined()
  expect(cache.find('page 1')).toBeUndefined()
})

test('page-cache: keeps what visitors ask for while a robot reads more pages than fit', async () => {
  const cache = createPageCache({ maxBytes: 60_000 })
  const render = (key: string) => cache.render(key, async () => page('a'.repeat(1_000)))
  const liked = ['home', 'dress', 'hat']
  for (const key of liked) await render(key)
  for (let n = 0; n < 300; n++) {
    await render(`page ${n}`)
    if (n % 40 === 0) for (const key of liked) expect(cache.find(key), `${key} after ${n} pages`).toBeDefined()
  }
  expect(cache.bytes).toBeLessThanOrEqual(60_000)
})

test('page-cache: what was liked makes room for what is liked now', async () => {
  const cache = createPageCache({ maxBytes: 60_000 })
  const render = (key: string) => cache.render(key, async () => page('a'.repeat(1_000)))
  for (let n = 0; n < 20; n++) {
    await render(`old ${n}`)
    cache.find(`old ${n}`)
  }
  // Squares: some pages come again after two requests, others after fifteen.
  for (let request = 0; request < 120; request++) {
    const key = `new ${(request * request) % 15}`
    if (!cache.find(key)) await render(key)
  }
  for (let n = 0; n < 15; n++) expect(cache.find(`new ${(n * n) % 15}`), `new ${(n * n) % 15}`).toBeDefined()
})

test.each(['br', 'gzip'] as const)(
  'page-cache: a page is kept in its compressed form alone, and still sent in every form: %s',
  async (encoding) => {
    const words = Array.from({ length: 9_000 }, (_, index) => `dress ${(index * 7_919) % 211}`).join(' ')
    const cache = createPageCache({ maxBytes: 10e6 })
    const response = await cache.render('home', async () => ({ ...page(words), headers: { 'content-type': 'text/html; charset=utf-8' } }))
    const before = cache.bytes
    await encodeResponse(response, encoding)
    expect(response.plain).toBeNull()
    expect(cache.bytes).toBeLessThan(before / 4)
    expect(brotliDecompressSync(await encodeResponse(response, 'br')).toString()).toBe(words)
    expect(gunzipSync(await encodeResponse(response, 'gzip')).toString()).toBe(words)
    expect((await bodyOf(response)).toString()).toBe(words)
    cache.invalidate(null)
    expect(cache.bytes).toBe(0)
  },
)

test('page-cache: stays within its size when cached pages get a second encoding', async () => {
  const maxBytes = 200_000
  const cache = createPageCache({ maxBytes })
  const text = (n: number) => Array.from({ length: 2_500 }, (_, index) => `dress ${(index * 7_919 + n) % 9_973}`).join(' ')
  for (let n = 0; n < 12; n++) {
    const response = await cache.render(`page ${n}`, async () => ({ ...page(text(n)), headers: { 'content-type': 'text/html' } }))
    await encodeResponse(response, 'br')
  }
  for (let n = 0; n < 12; n++) {
    const response = cache.find(`page ${n}`)
    if (response) await encodeResponse(response, 'gzip')
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
  }
})

const stalePage = (text: string, keep = true): FreshResponse => ({ ...page(text, ['prd_1'], keep), allowsStale: true })
const textOf = (response: { plain: Buffer | null } | undefined) => response?.plain?.toString()

function openCacheWithClock() {
  const clock = { ms: 0 }
  return { clock, cache: createPageCache({ maxBytes: 1e6, now: () => clock.ms }) }
}

test('page-cache: a page whose tags were invalidated may be sent for one second; a later invalidation does not prolong that', async () => {
  const { clock, cache } = openCacheWithClock()
  await cache.render('home', async () => stalePage('old'))
  cache.invalidate(['prd_1'])
  expect([cache.find('home'), textOf(cache.findStale('home'))]).toEqual([undefined, 'old'])
  clock.ms = 600
  cache.invalidate(['prd_1'])
  clock.ms = 999
  expect(textOf(cache.findStale('home'))).toBe('old')
  clock.ms = 1_000
  expect(cache.findStale('home')).toBeUndefined()
  cache.invalidate([])
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('page-cache: nothing stale is left after everything was invalidated, nor of responses that do not allow it', async () => {
  const { cache } = openCacheWithClock()
  await cache.render('home', async () => stalePage('old'))
  await cache.render('api', async () => page('old', ['prd_1']))
  cache.invalidate(['prd_1'])
  expect(cache.findStale('api')).toBeUndefined()
  cache.invalidate(null)
  expect([cache.findStale('home'), cache.size]).toEqual([undefined, 0])
})

test('page-cache: a new page replaces the stale one; without a new one that may be cached the stale one is gone', async () => {
  const { cache } = openCacheWithClock()
  for (const [keep, found] of [
    [true, 'new'],
    [false, undefined],
  ] as const) {
    await cache.render('home', async () => stalePage('old'))
    cache.invalidate(['prd_1'])
    await cache.render('home', async () => stalePage('new', keep))
    expect([textOf(cache.find('home')), cache.findStale('home')]).toEqual([found, undefined])
    cache.invalidate(null)
  }
})

test('page-cache: a rendering that overlapped an invalidation leaves the stale page until its second is over', async () => {
  const { clock, cache } = openCacheWithClock()
  await cache.render('home', async () => stalePage('old'))
  cache.invalidate(['prd_1'])
  let finish = (_: FreshResponse) => {}
  const rendering = cache.render('home', () => new Promise((resolve) => (finish = resolve)))
  cache.invalidate(['prd_1'])
  finish(stalePage('between'))
  await rendering
  expect([cache.find('home'), textOf(cache.findStale('home')), cache.isRendering('home')]).toEqual([undefined, 'old', false])
  clock.ms = 1_000
  expect(cache.findStale('home')).toBeUndefined()
})

test('page-cache: the successor of a stale page is compressed before it is sent', async () => {
  const { cache } = openCacheWithClock()
  const html = { headers: { 'content-type': 'text/html' }, body: Buffer.from('a dress '.repeat(4_000)) }
  const old = await cache.render('home', async () => ({ ...stalePage('old'), ...html }))
  await encodeResponse(old, 'br')
  cache.invalidate(['prd_1'])
  const successor = await cache.render('home', async () => ({ ...stalePage('new'), ...html }))
  expect(Buffer.isBuffer(successor.encoded.br?.bytes)).toBe(true)
  expect(successor.plain).toBeNull()
  expect(cache.find('home')).toBe(successor)
})
