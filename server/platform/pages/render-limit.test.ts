import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { AppError } from '../http/errors.ts'

let shop: TestShop
let origin: string
const started: string[] = []
const ends = new Map<string, (response: Response | Error) => void>()

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      rendersAtOnce: 1,
      web: {
        cacheableUrl: (url) => (url.pathname.startsWith('/my') ? null : url.pathname),
        handleWeb: (request) =>
          new Promise((resolve, reject) => {
            const { pathname } = new URL(request.url)
            started.push(pathname)
            ends.set(pathname, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)))
          }),
      },
    },
  )
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const get = (path: string) => fetch(origin + path, { headers: { 'accept-language': 'vi' } })
const arrived = (count: number) => expect.poll(() => started.length).toBe(count)
const end = (path: string, outcome: Response | Error = new Response('page')) => ends.get(path)?.(outcome)

test('render-limit: a page renders when another one is done, pages of known visitors first, equal requests once', async () => {
  const guest = shop.visitor()
  const dress = await (await seedCatalogue(shop)).put('Đầm cổ lá sen', { price: 385_000, stock: [{ color: 'Xanh lam', onHand: 9 }] })
  expect((await guest.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })).status).toBe(201)
  expect((await guest.get('carts')).status).toBe(200)
  const first = get('/a')
  await arrived(1)
  const others = [get('/b'), get('/b')]
  await expect.poll(() => shop.platform.pageCache.isRendering('page vi /b')).toBe(true)
  const madeUp = shop.app.inject({ url: '/my/orders', headers: { cookie: `memay_guest=${randomBytes(32).toString('base64url')}` } })
  const personal = guest.get('/my/cart')
  // It has passed the hooks of this process once a request over the network has been answered.
  await get('/api/health/live')
  end('/a')
  await arrived(2)
  end('/my/cart')
  await arrived(3)
  end('/b')
  await arrived(4)
  end('/my/orders')
  expect(started).toEqual(['/a', '/my/cart', '/b', '/my/orders'])
  for (const response of [await first, ...(await Promise.all(others))]) expect(response.status).toBe(200)
  expect([(await personal).status, (await madeUp).statusCode]).toEqual([200, 200])
})

test('render-limit: a page that found no place in time is refused with Retry-After', async () => {
  const refused = get('/late')
  await expect.poll(() => started.includes('/late')).toBe(true)
  end('/late', new AppError('unavailable', { retryAfter: 2 }))
  const response = await refused
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})
