import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let shop: TestShop
let origin: string
let id: string
let slug: string
beforeAll(async () => {
  shop = await openTestShop({ CACHE: 'off' })
  const { put } = await seedCatalogue(shop)
  await put('Đầm cổ lá sen', { nameEn: 'Lotus collar dress', price: 385_000, tags: [{ name: 'Hoa nhí' }] })
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { products } = (await (await fetch(`${origin}/api/products`)).json()).data
  id = products[0]._id
  slug = products[0].slug
})
afterAll(() => shop.close())

test('public reads: respond over the network, past the router, as the router does', async () => {
  const paths = [
    '/api/products?limit=5&sort=price-asc',
    '/api/products?query=dam',
    '/api/products?limit=1000',
    '/api/products?min=x',
    '/api/products?sizes=2Y&sizes=3Y',
    '/api/products/category/%C4%91%E1%BA%A7m',
    '/api/products/category/none',
    '/api/products/popular',
    '/api/products/sizes',
    '/api/products/colors',
    `/api/products/${id}`,
    `/api/products/slug/${slug}`,
    `/api/products/related/${id}`,
    '/api/products/related/prd_none',
    '/api/products/slug/none',
    `/api/reviews/product/${id}`,
    '/api/categories',
    '/api/categories/name/none',
    '/api/collections',
    '/api/tags',
    '/api/settings',
    '/api/stores',
    '/api/banner',
    '/api/banner?all=true',
    '/api/locations',
    '/api/locations/none',
    '/api/products/addresses?page=1',
    '/api/products/instead-of/none',
    `/api/reviews/product/${id}/own`,
    '/api/nothing',
  ]
  for (const path of paths) {
    for (const language of ['vi', 'en']) {
      const headers = { 'accept-language': language }
      const direct = await fetch(origin + path, { headers })
      const routed = await shop.app.inject({ url: path, headers })
      expect([direct.status, await direct.json()], `${language} ${path}`).toEqual([routed.statusCode, routed.json()])
      expect(direct.headers.get('content-type')).toBe(routed.headers['content-type'])
    }
  }
})

test('public reads: leave out what only the shop may know', async () => {
  const { settings } = (await (await fetch(`${origin}/api/settings`)).json()).data
  expect(settings).toHaveProperty('brand')
  for (const name of ['mail', 'lowStock', 'orderAlerts']) expect(settings).not.toHaveProperty(name)
})

test('public reads: with CACHE=off an unchanged response is confirmed by its ETag, and a change shows at once', async () => {
  const first = await fetch(`${origin}/api/products/${id}`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await fetch(`${origin}/api/products/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const admin = await signInAdmin(shop)
  expect((await admin.patch(`products/${id}`, { price: 390_000 })).status).toBe(200)
  const changed = await fetch(`${origin}/api/products/${id}`, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect((await changed.json()).product.price).toBe(390_000)
})
