import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const first = get('/a')
  await arrived(1)
  const others = [get('/b'), get('/b')]
  await expect.poll(() => shop.platform.pageCache.isRendering('page vi /b')).toBe(true)
  const personal = shop.app.inject({ url: '/my/cart', headers: { cookie: `memay_guest=${randomBytes(32).toString('base64url')}` } })
  // It has passed the hooks of this process once a request over the network has been answered.
  await get('/api/health/live')
  end('/a')
  await arrived(2)
  end('/my/cart')
  await arrived(3)
  end('/b')
  expect(started).toEqual(['/a', '/my/cart', '/b'])
  for (const response of [await first, ...(await Promise.all(others))]) expect(response.status).toBe(200)
  expect((await personal).statusCode).toBe(200)
})

test('render-limit: a page that found no place in time is refused with Retry-After', async () => {
  const refused = get('/late')
  await expect.poll(() => started.includes('/late')).toBe(true)
  end('/late', new AppError('unavailable', { retryAfter: 2 }))
  const response = await refused
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})
