import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let shop: TestShop
let admin: Visitor
let origin: string
let dress: string
let renders = 0
let time = 0
let price = 100_000
/** Renderings wait for it. */
let blocked: Promise<void> = Promise.resolve()
let release = () => {}

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      pageTime: () => time,
      web: {
        cacheableUrl: (url) => (url.pathname.startsWith('/checkout') ? null : url.pathname),
        handleWeb: async (_request, { transport }) => {
          renders += 1
          await blocked
          const response = await transport(`/api/products/${dress}`)
          if (response.status !== 200) return new Response('gone', { status: response.status })
          const { product } = (await response.json()) as { product: { price: number } }
          return new Response(`costs ${product.price}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
        },
      },
    },
  )
  admin = await signInAdmin(shop)
  dress = await (await seedCatalogue(shop)).put('Đầm cổ lá sen', { price, stock: [{ color: 'Xanh lam', onHand: 9 }] })
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  // One that an announcement of an earlier change overlaps is not stored.
  await vi.waitFor(async () => {
    await open('/home')
    expect(shop.platform.pageCache.find('page vi /home')).toBeDefined()
  }, 20_000)
  renders = 0
})
afterAll(() => shop.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers: { 'accept-language': 'vi', ...headers } })
  return response.text()
}
const cookieOf = ({ cookies }: Visitor) => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

async function changePrice(): Promise<{ before: string; after: string }> {
  const before = `costs ${price}`
  price += 1_000
  expect((await admin.patch(`products/${dress}`, { price })).status).toBe(200)
  return { before, after: `costs ${price}` }
}

function block(): void {
  blocked = new Promise((resolve) => (release = resolve))
}

test('stale pages: after a price change strangers get the former page while one rendering runs, and then the new one', async () => {
  block()
  const { before, after } = await changePrice()
  const during = await Promise.all(Array.from({ length: 20 }, () => open('/home')))
  expect(new Set(during)).toEqual(new Set([before]))
  expect(renders).toBe(1)
  release()
  await vi.waitFor(async () => expect(await open('/home')).toBe(after), 20_000)
  expect(renders).toBe(1)
})

test('stale pages: after a second everybody waits for the new page', async () => {
  const { after } = await changePrice()
  time += 1_000
  expect(await open('/home')).toBe(after)
})

test.each([
  ['of an admin', () => cookieOf(admin)],
  ['of a reload', () => ({ 'cache-control': 'max-age=0' })],
  ['of a reload past the cache', () => ({ 'cache-control': 'no-cache', pragma: 'no-cache' })],
])('stale pages: a request %s waits for the new page', async (_who, headers) => {
  const { after } = await changePrice()
  expect(await open('/home', headers())).toBe(after)
})

test('stale pages: a guest with a cart waits for the new page', async () => {
  const guest = shop.visitor()
  expect((await guest.post('carts', { productId: dress, color: 'Xanh lam', quantity: 1 })).status).toBe(201)
  const { after } = await changePrice()
  expect(await open('/home', cookieOf(guest))).toBe(after)
})

test('stale pages: the API and personal pages never get anything stale', async () => {
  await open(`/api/products/${dress}`)
  const { after } = await changePrice()
  expect(JSON.parse(await open(`/api/products/${dress}`)).product.price).toBe(price)
  expect(await open('/checkout')).toBe(after)
})

test('stale pages: a hidden product is gone at once', async () => {
  expect((await admin.patch(`products/${dress}`, { published: false })).status).toBe(200)
  expect(await open('/home')).toBe('gone')
  expect((await admin.patch(`products/${dress}`, { published: true })).status).toBe(200)
})
