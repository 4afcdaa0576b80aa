import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestCdn, type TestCdn } from '../../testing/cdn-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { transact } from '../database/transaction.ts'
import { invalidateAllPages, invalidateProductPages } from '../pages/cache-invalidation.ts'

let cdn: TestCdn
let shop: TestShop
let admin: Visitor
let origin: string
let dress: string
let purgedAtStart: string[][]
let whileRendering = async () => {}

beforeAll(async () => {
  cdn = await openTestCdn('fastly')
  shop = await openTestShop(cdn.environment, {
    pageTime: () => 0,
    web: {
      cacheableUrl: (url) => (url.pathname.startsWith('/my-account') ? null : url.pathname + url.search),
      handleWeb: async (request, { transport }) => {
        const { pathname } = new URL(request.url)
        await transport(`/api/products/${dress}`, { personal: pathname === '/personal' })
        await whileRendering()
        const status = pathname === '/missing' ? 404 : pathname === '/away' ? 503 : 200
        return new Response('page', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
      },
    },
  })
  admin = await signInAdmin(shop)
  dress = await (await seedCatalogue(shop)).put('Đầm cổ lá sen', { stock: [{ color: 'Xanh lam', onHand: 9 }] })
  await purgedTags()
  cdn.purges.splice(0)
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  purgedAtStart = await purgedTags()
})
beforeEach(async () => {
  shop.platform.pageCache.invalidate(null)
  await purgedTags()
  cdn.purges.splice(0)
})
afterAll(async () => {
  await shop.close()
  await cdn.close()
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-language': 'vi', ...headers } })
const cookieOf = ({ cookies }: Visitor) => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
const forCdn = ({ headers }: Response) =>
  ['surrogate-key', 'surrogate-control', 'cdn-cache-control', 'cache-tag'].filter((name) => headers.has(name))

/** Runs the jobs until none waits, and returns the tags of each purge. */
async function purgedTags(): Promise<string[][]> {
  await vi.waitFor(async () => {
    await shop.platform.jobs.drain()
    const waiting = await shop.platform.database.query({
      name: 'waiting_purges',
      text: "select 1 from pgboss.job where name = 'purge-cdn' and state < 'completed'",
      values: [],
    })
    expect(waiting).toEqual([])
  }, 20_000)
  return cdn.purges.map(({ tags }) => tags.toSorted())
}

/** Opened until it may be stored: an announcement of an earlier change may overlap the first rendering. */
async function openStored(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return vi.waitFor(async () => {
    const response = await open(path, headers)
    expect(forCdn(response)).not.toEqual([])
    return response
  }, 20_000)
}

test.each(['/home', '/api/products?limit=12'])(
  'cdn: may store a public response until it is purged, a browser may not: %s',
  async (path) => {
    const { headers, status } = await openStored(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
    expect(headers.get('etag')).toMatch(/^"/)
    expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding')
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(['all', dress])
    for (const name of ['surrogate-control', 'cdn-cache-control']) expect(headers.get(name)).toBe('max-age=600, stale-while-revalidate=60')
    const unchanged = await open(path, { 'if-none-match': headers.get('etag') ?? '' })
    expect([unchanged.status, unchanged.headers.get('surrogate-key')]).toEqual([304, `all ${dress}`])
  },
)

test('cdn: never gets a personal page or API response', async () => {
  const signedIn = cookieOf(admin)
  const guest = shop.visitor()
  await guest.post('carts', { productId: dress, color: 'Xanh lam', quantity: 1 })
  for (const [path, headers] of [
    ['/my-account', signedIn],
    ['/my-account/orders.css', signedIn],
    ['/api/users/me', signedIn],
    ['/api/users/me', {}],
    ['/api/carts', cookieOf(guest)],
    ['/api/orders', signedIn],
    [`/api/products/${dress}`, signedIn],
    ['/api/settings', signedIn],
    [`/api/reviews/product/${dress}`, {}],
    ['/api/health/live', {}],
  ] as const) {
    const response = await open(path, headers)
    expect([path, response.headers.get('cache-control'), forCdn(response)]).toEqual([path, expect.stringContaining('no-store'), []])
  }
})

test.each(['/personal', '/missing', '/away', '/api/products/none', '/home?lng=en'])(
  'cdn: does not store a page with personal data, without success, or with a cookie: %s',
  async (path) => {
    await open(path)
    expect(forCdn(await open(path))).toEqual([])
  },
)

test('cdn: a visitor with a session or a cart gets the same public page as everybody', async () => {
  const page = await openStored('/home')
  expect((await openStored('/home', cookieOf(admin))).headers.get('etag')).toBe(page.headers.get('etag'))
})

test('cdn: stores neither a stale page nor one that was invalidated while it rendered', async () => {
  await openStored('/home')
  shop.platform.pageCache.invalidate([dress])
  expect(forCdn(await open('/home'))).toEqual([])
  shop.platform.pageCache.invalidate(null)
  whileRendering = async () => shop.platform.pageCache.invalidate([dress])
  expect(forCdn(await open('/home'))).toEqual([])
  whileRendering = async () => {}
})

test('cdn: a change of a product is purged by its tags, after the request, in one call for all changes that wait', async () => {
  expect((await admin.patch(`products/${dress}`, { price: 110_000 })).status).toBe(200)
  expect((await admin.patch(`products/${dress}`, { name: 'Đầm cổ sen' })).status).toBe(200)
  expect(cdn.purges).toEqual([])
  await purgedTags()
  const tags = new Set(cdn.purges.flatMap((purge) => purge.tags))
  expect(tags).toEqual(new Set([dress, 'prices', 'search', 'sitemap']))
  expect(cdn.purges[0]).toMatchObject({ method: 'POST', url: '/purge', headers: { 'fastly-key': 'cdn-token' } })
})

test('cdn: a transaction queues one purge; what concerns all pages purges everything; a rollback nothing', async () => {
  const { db, platform } = shop
  await transact(db, async (tx) => {
    await invalidateProductPages(tx, [dress], platform)
    await invalidateProductPages(tx, ['prd_2'], platform, ['prices'])
  })
  expect(await purgedTags()).toEqual([['availability', 'prd_2', dress, 'prices'].toSorted()])
  await transact(db, async (tx) => {
    await invalidateProductPages(tx, [dress], platform)
    await invalidateAllPages(tx, platform)
    await invalidateProductPages(tx, [dress], platform)
  })
  expect((await purgedTags()).slice(1)).toEqual([['all']])
  const undone = transact(db, async (tx) => {
    await invalidateAllPages(tx, platform)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await purgedTags()).toHaveLength(2)
})

test('cdn: a process that begins to listen purges everything', () => {
  expect(purgedAtStart).toEqual([['all']])
})
