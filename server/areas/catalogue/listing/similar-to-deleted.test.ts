import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
})
afterAll(() => shop.close())

test('similar-to-deleted: an old link shows similar products', async () => {
  const gone = await catalogue.put('Đầm hoa cũ')
  await catalogue.put('Đầm hoa mới')
  await catalogue.put('Mũ len', { categoryId: catalogue.hats })
  const ask = () => shop.visitor().get('products/instead-of/dam-hoa-cu')
  expect(namesIn(await ask())).toEqual([])
  await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, gone))
  expect(namesIn(await ask())[0]).toBe('Đầm hoa mới')
  expect((await shop.visitor().get('products/slug/dam-hoa-cu')).status).toBe(404)
})

test('similar-to-deleted: lists nothing for hidden products that are not deleted, and for unknown ones', async () => {
  await catalogue.put('Yếm chưa bán', { published: false })
  expect(namesIn(await shop.visitor().get('products/instead-of/yem-chua-ban'))).toEqual([])
  expect(namesIn(await shop.visitor().get('products/instead-of/khong-co'))).toEqual([])
})

test('similar-to-deleted: an old link shows similar products, also if the product was hidden before it was deleted', async () => {
  const gone = await catalogue.put('Áo len cũ', { published: false })
  await catalogue.put('Áo len mới')
  await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, gone))
  expect(namesIn(await shop.visitor().get('products/instead-of/ao-len-cu'))).toContain('Áo len mới')
})
