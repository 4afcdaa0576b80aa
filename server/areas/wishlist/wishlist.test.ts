import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxWished } from '../../../contract/wishlist.ts'
import { schema } from '../../platform/database/client.ts'
import { type SeededCatalogue, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { insertWishes } from './wishlist.sql.ts'

let shop: TestShop
let catalogue: SeededCatalogue
let dress: string
let hat: string
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  dress = await catalogue.put('Đầm hoa', { nameEn: 'Flower dress' })
  hat = await catalogue.put('Mũ len', {})
})
afterAll(() => shop.close())

const wishesOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('wishlists')).json.data.wishlist.items.map(({ _id }: { _id: string }) => _id)
const wish = (visitor: Visitor, productId: string) => visitor.post('wishlists', { productId })

let people = 0
async function customer(visitor = shop.visitor()) {
  const name = `thich${++people}`
  const { json } = await visitor.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })
  return { visitor, name, id: json.data._id as string }
}

test('wishlist: a guest starts with an empty list, then has saved products, newest first, without duplicates', async () => {
  const guest = shop.visitor('en')
  expect((await guest.get('wishlists')).json).toEqual({ data: { wishlist: { items: [], count: 0 } } })
  expect(guest.cookies.has('memay_guest')).toBe(false)
  const response = await wish(guest, dress)
  expect(response).toMatchObject({ status: 201, json: { message: 'Added to your wishlist.' } })
  expect(response.json.data.wishlist.items).toMatchObject([{ _id: dress, name: 'Flower dress', addedAt: expect.stringMatching(/Z$/) }])
  await wish(guest, hat)
  await wish(guest, dress)
  expect(await wishesOf(guest)).toEqual([hat, dress])
  expect((await guest.get('wishlists/ids')).json).toEqual({ data: { productIds: [hat, dress] } })
  expect(await wishesOf(shop.visitor())).toEqual([])
})

test('wishlist: a saved product can be removed, also repeatedly', async () => {
  const guest = shop.visitor()
  await wish(guest, dress)
  for (const _ of [1, 2]) {
    const response = await guest.delete('wishlists', { productId: dress })
    expect(response).toMatchObject({ status: 200, json: { data: { wishlist: { items: [] } }, message: 'Đã xoá khỏi yêu thích.' } })
  }
  expect((await shop.visitor().delete('wishlists', { productId: dress })).status).toBe(200)
})

test.each([
  [{}, 400],
  [{ productId: 7 }, 400],
  [{ productId: 'prd_nothing' }, 404],
])('wishlist: %j is refused with %i and changes nothing', async (body, status) => {
  const guest = shop.visitor()
  expect((await guest.post('wishlists', body)).status).toBe(status)
  expect(guest.cookies.has('memay_guest')).toBe(false)
})

test('wishlist: refuses a product that is not for sale', async () => {
  const hidden = await catalogue.put('Áo cất đi', { published: false })
  expect((await wish(shop.visitor(), hidden)).status).toBe(404)
})

test('wishlist: a list has a maximum length, and reports it', async () => {
  const { visitor, id } = await customer()
  const { db } = shop.platform
  const [pattern] = await db.select().from(schema.products).where(eq(schema.products.id, hat))
  if (!pattern) throw new Error('no hat')
  const many = Array.from({ length: maxWished }, (_, n) => ({ ...pattern, id: `prd_many${n}`, slug: `many-${n}`, sku: `MANY-${n}` }))
  await db.insert(schema.products).values(many)
  await db.transaction((tx) =>
    insertWishes(
      tx,
      { userId: id },
      many.map((product) => ({ productId: product.id, createdAt: new Date() })),
    ),
  )
  expect(await wish(visitor, dress)).toMatchObject({ status: 409, json: { code: 'wishlist_full' } })
  expect((await wish(visitor, 'prd_many3')).status).toBe(201)
  await visitor.delete('wishlists', { productId: 'prd_many3' })
  expect((await wish(visitor, dress)).status).toBe(201)
})

test('wishlist: signing in merges both lists without duplicates', async () => {
  const { visitor, name } = await customer()
  await wish(visitor, dress)
  const guest = shop.visitor()
  await wish(guest, dress)
  await wish(guest, hat)
  const response = await guest.post('users/login', { username: name, password: 'một mật khẩu dài' })
  expect(response.json.message).toContain('Danh sách yêu thích có thêm 1 sản phẩm.')
  expect((await wishesOf(guest)).sort()).toEqual([dress, hat].sort())
  expect((await wishesOf(visitor)).sort()).toEqual([dress, hat].sort())
})

test('wishlist: concurrent clicks save a product once', async () => {
  const { visitor } = await customer()
  const answers = await Promise.all(Array.from({ length: 6 }, () => wish(visitor, hat)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await wishesOf(visitor)).toEqual([hat])
})

test('wishlist: only the owner clears the list, never another site', async () => {
  const { visitor, id } = await customer()
  const other = await customer()
  await wish(visitor, dress)
  expect((await other.visitor.get(`wishlists/clear?userId=${id}`)).status).toBe(404)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
    { referer: 'https://evil.test/page' },
  ]
  for (const headers of foreign) expect((await visitor.get('wishlists/clear', { headers })).status).toBe(403)
  // A HEAD request changes nothing.
  await visitor.head('wishlists/clear')
  expect(await wishesOf(visitor)).toEqual([dress])
  const response = await visitor.get(`wishlists/clear?userId=${id}`)
  expect(response).toMatchObject({ status: 200, json: { data: { wishlist: { items: [], count: 0 } } } })
  expect(await wishesOf(visitor)).toEqual([])
})

test('wishlist: is part of the personal data export and deletion', async () => {
  const { visitor, name } = await customer()
  await wish(visitor, dress)
  expect((await visitor.get('users/me/export')).json.wishlist).toMatchObject([{ productId: dress }])
  const response = await visitor.delete('users/me', { confirm: `${name}@x.vn`, password: 'một mật khẩu dài' })
  expect(response.status).toBe(200)
})
