import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createPageCache, encodeResponse, type FreshResponse, toCachedResponse } from './page-cache.ts'

const page = (text: string, tags: string[] = [], keep = true): FreshResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  tags,
  isCacheable: keep,
})

test('a page asked for by many at once is made once and then kept', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let made = 0
  const make = async () => page(`number ${++made}`)
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.render('home', make)))
  expect(new Set(answers.map((response) => response.plain.toString()))).toEqual(new Set(['number 1']))
})

test('a page is compressed once for all who ask at the same time', async () => {
  const response = toCachedResponse(page('a dress '.repeat(200)))
  const [one, other] = await Promise.all([encodeResponse(response, 'gzip'), encodeResponse(response, 'gzip')])
  expect(one).toBe(other)
  expect(gunzipSync(one).toString()).toBe('a dress '.repeat(200))
})

test.each(['br', 'gzip'] as const)('a page that is asked for again is made smaller for those who come after: %s', async (encoding) => {
  const words = Array.from({ length: 4_000 }, (_, index) => `dress ${(index * 7_919) % 211}`).join(' ')
  const response = toCachedResponse(page(words))
  const first = await encodeResponse(response, encoding)
  expect(encodeResponse(response, encoding)).toBe(first)
  await vi.waitFor(async () => expect((await encodeResponse(response, encoding)).length).toBeLessThan(first.length), { timeout: 20_000 })
  const dense = encodeResponse(response, encoding) as Buffer
  expect(encodeResponse(response, encoding)).toBe(dense)
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(dense).toString()).toBe(words)
})

test('what could not be compressed is tried again by whoever asks next, and harms nobody else', async () => {
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

test('what changed is forgotten, the rest stays', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.render('dress', async () => page('dress', ['prd_1']))
  await cache.render('hat', async () => page('hat', ['prd_2']))
  cache.invalidate(['prd_1'])
  expect([cache.find('dress'), cache.find('hat')?.plain.toString()]).toEqual([undefined, 'hat'])
  cache.invalidate(null)
  expect(cache.size).toBe(0)
  expect(cache.bytes).toBe(0)
})

test('a page whose making was overtaken by a change is sent, but not kept', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  let finish = (_: FreshResponse) => {}
  const making = cache.render('home', () => new Promise((resolve) => (finish = resolve)))
  cache.invalidate(null)
  const after = await cache.render('home', async () => page('new'))
  finish(page('old'))
  expect([(await making).plain.toString(), after.plain.toString(), cache.find('home')?.plain.toString()]).toEqual(['old', 'new', 'new'])
})

test('what is personal or failed is never kept', async () => {
  const cache = createPageCache({ maxBytes: 1e6 })
  await cache.render('cart', async () => page('mine', [], false))
  await expect(cache.render('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(cache.size).toBe(0)
})

test('it never holds more than it may; what was not asked for longest goes first', async () => {
  const cache = createPageCache({ maxBytes: 60_000 })
  for (let n = 0; n < 50; n++) {
    await cache.render(`page ${n}`, async () => page(String(n).repeat(1_000)))
    cache.find('page 0')
  }
  expect(cache.bytes).toBeLessThanOrEqual(60_000)
  expect(cache.find('page 0')).toBeDefined()
  expect(cache.find('page 1')).toBeUndefined()
})
