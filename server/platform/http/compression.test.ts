import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

const page = `<html>${'<p>áo dài, váy, yếm</p>'.repeat(300)}</html>`
let shop: TestShop

beforeAll(async () => {
  const handleWeb = async (request: Request) =>
    new Response(request.url.endsWith('short') ? 'short' : page, {
      headers: { 'content-type': request.url.endsWith('picture') ? 'image/png' : 'text/html; charset=utf-8' },
    })
  shop = await openTestShop({}, { web: { handleWeb, cacheableUrl: () => null } })
})
afterAll(() => shop.close())

const get = (url: string, encoding?: string) => shop.app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)("compression: a personal page is compressed in the browser's preferred encoding: %s", async (asked, encoding, read) => {
  const response = await get('/my-account', asked)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers.vary).toContain('Accept-Encoding')
  expect(read(response.rawPayload).toString()).toBe(page)
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
})

test.each([
  ['/my-account', undefined],
  ['/my-account', 'identity'],
  ['/short', 'br'],
  ['/picture', 'br'],
])('compression: %s %s is sent uncompressed', async (url, encoding) => {
  const response = await get(url, encoding)
  expect(response.headers['content-encoding']).toBeUndefined()
})

test('compression: an API response is compressed too', async () => {
  const response = await get('/api/openapi.json', 'br')
  expect(response.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toHaveProperty('paths')
})
