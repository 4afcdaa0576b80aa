import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { drawImage, openImageFixture } from './testing/image-fixture.ts'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'

const perMinute = 12
let shop: TestShop
let isOverloaded = false
let lastClient = 0
const files = mkdtempSync(join(tmpdir(), 'memay-files-'))
const rendered: string[] = []

beforeAll(async () => {
  mkdirSync(join(files, 'assets'))
  for (const name of ['assets/page-1a2b3c.js', 'sw.js']) writeFileSync(join(files, name), 'start()')
  shop = await openTestShop(
    { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: String(perMinute) },
    {
      clientFiles: files,
      isOverloaded: () => isOverloaded,
      web: {
        cacheableUrl: (url) => (/^\/(login|my-account)/.test(url.pathname) ? null : url.pathname),
        handleWeb: async (request) => {
          rendered.push(new URL(request.url).pathname)
          return new Response('page', {
            status: /\.|missing/.test(new URL(request.url).pathname) ? 404 : 200,
            headers: { 'content-type': 'text/html' },
          })
        },
      },
    },
  )
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  isOverloaded = false
  rendered.length = 0
  shop.platform.pageCache.invalidate(null)
})
afterAll(async () => {
  await shop.close()
  rmSync(files, { recursive: true })
})

type SentResponse = { status: number; headers: Record<string, unknown>; text: string }

/** Sends exactly this request line, from a new client. */
function send(target: string, { ip = `192.0.2.${++lastClient}`, method = 'GET', accept = '*/*' } = {}): Promise<SentResponse> {
  const { port } = shop.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': ip, accept, 'content-type': 'application/json', 'content-length': '0' }
    const sent = httpRequest({ port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** How many of 20 requests of one client were admitted. */
async function admitted(target: string | ((n: number) => string), method = 'GET'): Promise<number> {
  const ip = `198.51.100.${++lastClient}`
  let count = 0
  for (let n = 0; n < 20; n++) {
    const { status } = await send(typeof target === 'string' ? target : target(n), { ip, method })
    if (status !== 429) count++
  }
  return count
}

describe('load-shedding: requests that are counted, in any form of the URL', () => {
  it.each<[string, string | ((n: number) => string), string?]>([
    ['a page nobody has', (n) => `/missing-${n}`],
    ['a page with the ending of a file', (n) => `/q${n}.php`],
    ['the same, asked by HEAD', (n) => `/q${n}.php`, 'HEAD'],
    ['the same, in absolute form', (n) => `http://shop.example/q${n}.php`],
    ['the same, encoded', (n) => `/%71${n}%2ephp`],
    ['the same, below the root', (n) => `/a/b/q${n}.css`],
    ['a name below the files that is none', (n) => `/assets/missing-${n}.js`],
    ['a file of the root that is none', (n) => `/missing-${n}.js`],
    ['a file that is posted to', '/assets/page-1a2b3c.js', 'POST'],
    ['a picture that is not there', (n) => `/media/img_${String(n).padStart(26, '0')}/640.webp`],
    ['a name of a picture that cannot be', (n) => `/media/x${n}/y`],
    ['a URL that cannot be decoded', '/%zz'],
    ['a URL with a NUL', '/a%00.js'],
    ['a personal page', '/login'],
    ['a personal page in absolute form', 'http://shop.example/login'],
    ['a call of the API', '/api/users/me'],
    ['a call of the API in absolute form', 'http://shop.example/api/users/me'],
    ['a call that begins like a webhook', '/api/payments/momo/callback-x'],
    ['a webhook by another method', '/api/payments/momo/callback'],
    ['a method nobody uses', '/assets/page-1a2b3c.js', 'PROPFIND'],
    ['an asterisk', '*', 'OPTIONS'],
  ])('%s', async (_what, target, method) => {
    expect(await admitted(target, method)).toBe(perMinute)
  })

  it('load-shedding: before rendering', async () => {
    await admitted((n) => `/q${n}.php`)
    expect(rendered).toHaveLength(perMinute)
  })
})

describe('load-shedding: requests that are not counted', () => {
  it.each([
    ['a built file', '/assets/page-1a2b3c.js'],
    ['a built file with a query', '/assets/page-1a2b3c.js?x=1'],
    ['a built file in absolute form', 'http://shop.example/assets/page-1a2b3c.js'],
    ['a built file of the root', '/sw.js'],
  ])('%s', async (_what, target) => {
    expect(await admitted(target)).toBe(20)
    expect((await send(target)).text).toBe('start()')
  })

  it('a stored picture; one that is not generated yet is counted', async () => {
    const picture = await openImageFixture(shop).added(await drawImage(300, 200).webp().toBuffer())
    const before = { ip: '203.0.113.1' }
    for (let n = 0; n < perMinute; n++) await send('/api/users/me', before)
    expect((await send(`/media/${picture._id}/160.webp`, before)).status).toBe(429)
    expect((await send(`/media/${picture._id}/160.webp`)).status).toBe(200)
    await shop.platform.jobs.drain()
    expect((await send(`/media/${picture._id}/160.webp`, before)).status).toBe(200)
    expect(await admitted(`/media/${picture._id}/160.webp`)).toBe(20)
  })

  it('a cached page, also in absolute form', async () => {
    await send('/about')
    expect(await admitted('/about')).toBe(20)
    expect(await admitted('http://shop.example/about')).toBe(20)
    expect(rendered).toEqual(['/about'])
  })

  it('a webhook', async () => {
    expect(await admitted('/api/payments/momo/callback', 'POST')).toBe(20)
  })
})

describe('load-shedding: while the process is overloaded', () => {
  it.each([
    ['GET', '/login'],
    ['GET', '/about-something-else'],
    ['GET', '/q.php'],
    ['HEAD', '/q.php'],
    ['GET', '/assets/missing.js'],
    ['GET', '/media/img_00000000000000000000000000/640.webp'],
    ['GET', '/api/users/me'],
    ['GET', '/api/products'],
    ['GET', 'http://shop.example/login'],
    ['POST', '/api/users/login'],
  ])('responds 503 with Retry-After: %s %s', async (method, target) => {
    isOverloaded = true
    expect(await send(target, { method })).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    expect(rendered).toEqual([])
  })

  it('serves files, cached pages, orders and webhooks', async () => {
    await send('/about')
    isOverloaded = true
    expect((await send('/assets/page-1a2b3c.js')).status).toBe(200)
    expect((await send('/about')).status).toBe(200)
    expect((await send('/api/orders', { method: 'POST' })).status).toBe(400)
    expect((await send('/api/payments/momo/callback', { method: 'POST' })).status).toBe(400)
  })
})

test('load-shedding: a personal page in absolute form is not cached, and its API calls know the user', async () => {
  const page = await send('http://shop.example/my-account')
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(await send('http://shop.example/api/users/me')).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
  expect((await send('http://shop.example/api/carts')).headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('load-shedding: a browser gets a refusal as a page, in absolute form as well', async () => {
  const ip = '203.0.113.9'
  for (let n = 0; n < perMinute; n++) await send('/login', { ip })
  const page = await send('http://shop.example/login', { ip, accept: 'text/html' })
  expect(page.status).toBe(429)
  expect(page.text).toContain('<!doctype html>')
})
