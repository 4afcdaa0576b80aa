import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
let shelves: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  shelves = await seedCatalogue(shop)
})
afterAll(() => shop.close())

test('deleted-products: an old link shows similar products', async () => {
  const gone = await shelves.put('Đầm hoa cũ')
  await shelves.put('Đầm hoa mới')
  await shelves.put('Mũ len', { categoryId: shelves.hats })
  const ask = () => shop.visitor().get('products/instead-of/dam-hoa-cu')
  expect(namesIn(await ask())).toEqual([])
  await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, gone))
  expect(namesIn(await ask())[0]).toBe('Đầm hoa mới')
  expect((await shop.visitor().get('products/slug/dam-hoa-cu')).status).toBe(404)
})

test('deleted-products: does not disclose hidden products, and responds 404 for unknown ones', async () => {
  await shelves.put('Yếm chưa bán', { published: false })
  expect(namesIn(await shop.visitor().get('products/instead-of/yem-chua-ban'))).toEqual([])
  expect(namesIn(await shop.visitor().get('products/instead-of/khong-co'))).toEqual([])
})
