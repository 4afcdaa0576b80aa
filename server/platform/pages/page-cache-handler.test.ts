import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { AppError } from '../http/errors.ts'

let shop: TestShop
let origin: string
const made: string[] = []

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      web: {
        cacheableUrl: (url) => (url.pathname.startsWith('/my') ? null : url.pathname),
        handleWeb: async (request, { language, transport }) => {
          const { pathname, search } = new URL(request.url)
          made.push(`${language} ${pathname}${search}`)
          if (pathname === '/away') return new Response('busy', { status: 503 })
          if (pathname.endsWith('/no-room')) throw new AppError('unavailable')
          if (pathname === '/missing') return new Response('none', { status: 404 })
          if (pathname === '/personal') await transport('/api/health/live', { personal: true })
          return new Response(`<html><script>start()</script>${made.length}</html>`, {
            headers: { 'x-script-hashes': 'of-start', 'content-type': 'text/html; charset=utf-8' },
          })
        },
      },
    },
  )
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  made.length = 0
  shop.platform.pageCache.invalidate(null)
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-language': 'vi', ...headers } })

test('cached-pages: a public page is rendered once for any number of requests and unknown parameters', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => get(`/home?fbclid=${n}`)))
  expect(made).toEqual(['vi /home'])
})

test('cached-pages: each language has its own page, and a chosen language is remembered', async () => {
  await get('/home')
  const english = await get('/home?lng=en')
  expect(made).toEqual(['vi /home', 'en /home'])
  expect(english.headers.get('set-cookie')).toMatch(/^lng=en;/)
  expect(english.headers.get('content-language')).toBe('en')
  await get('/home', { cookie: 'lng=en' })
  const american = await get('/home?lng=en-US')
  expect(made).toHaveLength(2)
  expect(american.headers.get('set-cookie')).toMatch(/^lng=en;/)
})

test('cached-pages: a page with personal data, or a 404, is rendered each time', async () => {
  for (const path of ['/personal', '/personal', '/missing', '/missing']) await get(path)
  expect(made).toHaveLength(4)
  expect((await get('/missing')).status).toBe(404)
})

test('cached-pages: an unavailable page is not cached, and has Retry-After', async () => {
  for (const path of ['/away', '/away']) {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([503, 'no-store', '5'])
  }
  expect(made).toHaveLength(2)
})

test.each(['/no-room', '/my/no-room'])('cached-pages: a failed page shows a text and links: %s', async (path) => {
  for (const [language, again] of [
    ['vi', 'Thử lại'],
    ['en', 'Try again'],
  ]) {
    const response = await get(`${path}?lng=${language}`, { accept: 'text/html,*/*;q=0.8' })
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      ...[503, 'no-store', 'text/html; charset=utf-8'],
    ])
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.text()).toContain(again)
  }
  expect(await (await get(path)).json(), 'for a program').toMatchObject({ code: 'unavailable' })
})

test("cached-pages: a page's data is cached like the page", async () => {
  for (const path of ['/home.data', '/home.data?a=b.c']) expect((await get(path)).headers.get('cache-control')).toContain('must-revalidate')
  expect(made).toEqual(['vi /home.data'])
})

test('cached-pages: a personal page is not cached', async () => {
  const response = await get('/my-account?x=1')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(made).toEqual(['vi /my-account?x=1'])
})

test('cached-pages: without a CDN no response has its headers', async () => {
  for (const path of ['/home', '/home', '/api/settings', '/api/products', '/api/products/addresses']) {
    const { headers } = await get(path)
    for (const name of ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control']) expect(headers.has(name), path).toBe(false)
  }
})

test("cached-pages: a browser's current copy gets 304, until it changes", async () => {
  const etag = (await get('/home')).headers.get('etag') ?? ''
  expect((await get('/home', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/home', { 'if-none-match': `"older", W/${etag}` })).status).toBe(304)
  expect((await get('/home', { 'if-none-match': '"older"' })).status).toBe(200)
  shop.platform.pageCache.invalidate(null)
  expect((await get('/home', { 'if-none-match': etag })).status).toBe(200)
})

test("cached-pages: a page is compressed in the browser's preferred encoding, with a policy that names the inline scripts of the renderer alone", async () => {
  const brotli = await get('/home', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(await brotli.text()).toContain('start()')
  expect((await get('/home', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  expect(brotli.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-of-start';")
  expect(brotli.headers.get('x-script-hashes')).toBeNull()
  expect((await fetch(`${origin}/home`, { method: 'HEAD' })).headers.get('content-length')).not.toBe('0')
})

test.each(['/assets/a.js', '/art/logo.svg', '/media/img_1/640.webp'])(
  'cached-pages: a path below the files is not a page: %s',
  async (path) => {
    await get(path)
    expect(made.filter((page) => !page.endsWith(path))).toEqual([])
    expect(shop.platform.pageCache.size).toBe(0)
  },
)

test('cached-pages: cached catalogue responses are not used while the database is down', async () => {
  const own = await openTestShop()
  try {
    const there = await own.app.listen({ port: 0, host: '127.0.0.1' })
    await own.platform.database.close()
    const response = await fetch(`${there}/api/settings`)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  } finally {
    await own.close().catch(() => undefined)
  }
})

test('cached-pages: unusual hosts and URLs never get another page or fail', async () => {
  expect((await get('//evil.test/home')).status).toBeLessThan(500)
  expect((await get('/%ff')).status).toBe(400)
  expect(await (await get('/%ff')).json()).toMatchObject({ code: 'invalid_input' })
  const seen = await get('/%ff', { accept: 'text/html' })
  const page = await seen.text()
  expect(page).toContain('Về trang chủ')
  expect(page).toContain('Địa chỉ trang này không đọc được')
  expect(seen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect((await get('/a%00b')).status).toBe(400)
})

test.each([
  ['https://tiem.test', '__Host-lng=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http://localhost:3000', 'lng=en; Path=/; Max-Age=31536000; SameSite=Lax'],
])('cached-pages: the language cookie of a shop at %s is %s', async (publicUrl, cookie) => {
  const web = {
    cacheableUrl: (url: URL) => (url.pathname === '/home' ? '/home' : null),
    handleWeb: async () => new Response('<html></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  }
  const secured = await openTestShop({ PUBLIC_URL: publicUrl }, { web })
  const opened = await secured.app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/home', '/account']) {
    const { headers } = await fetch(`${opened}${path}?lng=en`)
    expect(headers.getSetCookie()).toContain(cookie)
  }
  await secured.close()
})

test('cached-pages: with CACHE=off each request renders the page', async () => {
  let renders = 0
  const web = {
    cacheableUrl: () => '/home',
    handleWeb: async () => {
      renders += 1
      return new Response('<html></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  }
  const uncached = await openTestShop({ CACHE: 'off' }, { web })
  for (let n = 0; n < 3; n++) expect((await uncached.app.inject('/home')).statusCode).toBe(200)
  expect(renders).toBe(3)
  await uncached.close()
})

test.each([
  ['on', ['/home cached', '/my/home cached']],
  ['off', ['/home', '/home', '/my/home']],
])('cached-pages: CACHE=%s decides whether pages and their fragments are cached', async (mode, expected) => {
  const rendered: string[] = []
  const other = await openTestShop(
    { CACHE: mode },
    {
      web: {
        cacheableUrl: (url) => (url.pathname.startsWith('/my') ? null : url.pathname),
        handleWeb: async (request, { cachesFragments }) => {
          rendered.push(new URL(request.url).pathname + (cachesFragments ? ' cached' : ''))
          return new Response('<html></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
        },
      },
    },
  )
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/home', '/home', '/my/home']) await fetch(at + path)
  await other.close()
  expect(rendered).toEqual(expected)
})
