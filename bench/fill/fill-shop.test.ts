import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../db/schema.ts'
import { findInvariantErrors } from '../../server/testing/check-invariants.ts'
import { openTestShop, type TestShop } from '../../server/testing/shop-fixture.ts'
import { type FakeTaxonomy, fakeProduct } from './fake-product.ts'
import { fillOrders } from './fill-orders.sql.ts'
import { fillShop } from './fill-shop.ts'

const products = 120
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await fillShop(shop.platform, { products, pictures: 1 }, () => undefined)
}, 180_000)
afterAll(() => shop.close())

const get = (path: string) => shop.visitor().get(path)

test('fill-shop: a product is the same in every run', () => {
  const named = (name: string) => [{ id: name, name, nameEn: name }]
  const picture = { id: 'img', storageKey: 'a', width: 1, height: 1, bytes: 1, placeholder: '', alt: { vi: '', en: '' } }
  const taxonomy: FakeTaxonomy = { categories: named('Đầm'), collections: named('Tết'), tags: named('Lụa'), pictures: [picture] }
  expect(fakeProduct(7, taxonomy)).toEqual(fakeProduct(7, taxonomy))
  expect(fakeProduct(8, taxonomy).products[0]?.id).not.toBe(fakeProduct(7, taxonomy).products[0]?.id)
})

test('fill-shop: writes every product with its parts, and no invariant is broken', async () => {
  const [all] = await shop.db.select({ products: count() }).from(schema.products)
  const [{ variants } = { variants: 0 }] = await shop.db.select({ variants: count() }).from(schema.variants)
  expect(all?.products).toBe(products)
  expect(variants).toBeGreaterThan(products * 4)
  expect(await findInvariantErrors(shop.db)).toEqual([])
})

test('fill-shop: products are found by list, search, category, and with their reviews', async () => {
  const { products: listed, total } = (await get('products?limit=12&sort=best-selling')).json.data
  expect(listed).toHaveLength(12)
  expect(total).toBeGreaterThan(products * 0.9)
  const [first] = listed
  expect((await get(`products?query=${encodeURIComponent(first.name)}`)).json.data.products[0].name).toBe(first.name)
  const ofCategory = await get(`products/category/${encodeURIComponent(first.category.name)}?limit=100`)
  expect(ofCategory.json.data.products.map(({ _id }: { _id: string }) => _id)).toContain(first._id)
  const wrong =
    await shop.db.execute(sql`select id from products where rating_count <> (select count(*) from reviews where product_id = products.id)
    or rating_sum <> (select coalesce(sum(rating), 0) from reviews where product_id = products.id)`)
  expect((wrong as unknown as { rows: unknown[] }).rows).toEqual([])
})

test('fill-shop: a picture of a product leads to finished files', async () => {
  const [product] = (await get('products?limit=1')).json.data.products
  expect((await shop.app.inject(product.colors[0].imageUrl)).statusCode).toBe(200)
})

test('fill-shop: delivers to every province', async () => {
  const areas = (await get('locations')).json.data as { provinces: string[] }[]
  expect(new Set(areas.flatMap(({ provinces }) => provinces)).size).toBe(34)
})

test('fill-orders: writes orders with their lines', async () => {
  await fillOrders(shop.platform.database, 50)
  const [orders] = await shop.db.select({ orders: count() }).from(schema.orders)
  const [lines] = await shop.db.select({ lines: count() }).from(schema.orderLines)
  expect([orders?.orders, lines?.lines]).toEqual([50, 50])
})
